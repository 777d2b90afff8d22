/** Who may have which character, compared with every draft that the rules allow. */
import { describe, expect, it, vi } from "vitest";
import { OUT } from "./draft-ways";
import { possibleHolders, type SeatPair } from "./possible-holders";
import type { CitadelsView } from "./view";

// Following every draft takes its time where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"];
type Deed = "keep" | "put" | "discard" | "take" | "keep of three" | "keep of two";
type Plan = [offset: number, does: Deed][];

interface Table {
  cast: string[];
  seats: number;
  opener: number;
  plan: Plan;
  rules: string[];
  /** Who may pick unseen. */
  labyrinth: number;
}

/** A draft as it goes, with everything that is secret. */
interface World {
  stage: number;
  isLaying: boolean;
  packet: string[];
  faceUp: string[];
  faceDown: string[];
  held: string[][];
  offered: string[][][];
  putAway: string[][];
  blind: number[];
  exchanges: SeatPair[];
  /** What each seat knows of others' characters by an exchange. */
  learned: string[][];
  called: number;
  killed: string[];
}

const keeps = (seats: number): Plan => Array.from({ length: seats }, (_, offset) => [offset, "keep"]);
const TWO: Plan = [
  [0, "keep"],
  [1, "keep"],
  [1, "put"],
  [0, "keep"],
  [0, "put"],
  [1, "keep"],
];
const DEALT: Plan = [
  [0, "keep of three"],
  [1, "keep of three"],
  [1, "keep of two"],
  [0, "keep of two"],
];

function tableOf(seats: number, characters: number, plan: Plan, about: Partial<Table> = {}): Table {
  return { cast: CAST.slice(0, characters), seats, opener: 1 % seats, plan, rules: [], labyrinth: -1, ...about };
}

/** Numbers that look random and are the same in every run. */
function rolling(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

const without = <T>(list: T[], item: T): T[] => list.filter((each) => each !== item);
const at = <T>(list: T[], place: number, change: (old: T) => T): T[] =>
  list.map((each, number) => (number === place ? change(each) : each));

function beginnings(table: Table): World[] {
  const { cast, seats, plan, opener } = table;
  const isDealt = plan === DEALT;
  const openCount = seats >= 4 ? Math.max(0, cast.length - seats - 2) : 0;
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const world: World = {
    stage: 0,
    isLaying: false,
    packet: cast,
    faceUp: [],
    faceDown: [],
    held: each([]),
    offered: each([]),
    putAway: each([]),
    blind: [],
    exchanges: [],
    learned: each([]),
    called: 0,
    killed: [],
  };
  let worlds = [world];
  for (let count = 0; count < openCount; count++)
    worlds = worlds.flatMap((each) =>
      without(each.packet, "king").map((id) => ({
        ...each,
        packet: without(each.packet, id),
        faceUp: [...each.faceUp, id],
      })),
    );
  for (let count = 0; count < (isDealt ? 2 : 1); count++)
    worlds = worlds.flatMap((each) =>
      each.packet.map((id) => ({
        ...each,
        packet: without(each.packet, id),
        faceDown: [...each.faceDown, id],
        putAway: isDealt ? at(each.putAway, (opener + count) % seats, (old) => [...old, id]) : each.putAway,
      })),
    );
  if (!isDealt) return worlds;
  return worlds.flatMap((each) =>
    each.packet.flatMap((one, first) =>
      each.packet.slice(first + 1).flatMap((two, second) =>
        each.packet.slice(first + second + 2).map((three) => {
          const hand = [one, two, three];
          return { ...each, packet: [...hand, ...each.packet.filter((id) => !hand.includes(id))] };
        }),
      ),
    ),
  );
}

function putDown(world: World, seat: number, id: string): World {
  return {
    ...world,
    packet: without(world.packet, id),
    faceDown: [...world.faceDown, id],
    putAway: at(world.putAway, seat, (old) => [...old, id]),
  };
}

function seatAt(table: Table, stage: number): number {
  return (table.opener + table.plan[Math.min(stage, table.plan.length - 1)]![0]) % table.seats;
}

function offerOf(world: World, does: Deed): string[] {
  if (does === "keep of three") return world.packet.slice(0, 3);
  return does === "keep of two" ? world.packet.slice(0, 2) : world.packet;
}

function picked(world: World, does: Deed, seat: number): World {
  const next = { ...world, stage: world.stage + 1, isLaying: false };
  if (does === "keep of three") return { ...next, packet: [...next.packet.slice(2), ...next.packet.slice(0, 2)] };
  return does === "keep of two" ? putDown(next, seat, next.packet[0]!) : next;
}

/** Everything that can happen next in a draft. */
function nexts(table: Table, world: World): World[] {
  const [, does] = table.plan[world.stage]!;
  const seat = seatAt(table, world.stage);
  const offer = offerOf(world, does);
  if (world.isLaying) return offer.map((id) => picked(putDown(world, seat, id), does, seat));
  switch (does) {
    case "put":
      return world.packet.map((id) => ({ ...putDown(world, seat, id), stage: world.stage + 1 }));
    case "discard":
      return world.packet.map((id) => ({
        ...world,
        stage: world.stage + 1,
        packet: without(world.packet, id),
        faceDown: [...world.faceDown, id],
      }));
    case "take":
      return [
        {
          ...world,
          stage: world.stage + 1,
          packet: [...world.packet, world.faceDown.at(-1)!],
          faceDown: world.faceDown.slice(0, -1),
        },
      ];
    default: {
      const seen = { ...world, offered: at(world.offered, seat, (old) => [...old, offer]) };
      const hold = (from: World, id: string): World => ({ ...from, held: at(from.held, seat, (old) => [...old, id]) });
      const plain = offer.map((id) => picked(hold({ ...seen, packet: without(seen.packet, id) }, id), does, seat));
      if (seat !== table.labyrinth) return plain;
      const blind = seen.faceDown.map((id) => ({
        ...hold(seen, id),
        faceDown: without(seen.faceDown, id),
        putAway: at(seen.putAway, seat, (old) => without(old, id)),
        blind: [...new Set([...seen.blind, seat])],
        isLaying: true,
      }));
      return [...plain, ...blind];
    }
  }
}

/** What the last one does with the rest of the packet. */
function ended(table: Table, world: World): World {
  const last = seatAt(table, table.plan.length - 1);
  return world.packet.reduce((each, id) => putDown(each, last, id), { ...world, stage: table.plan.length });
}

function isQuestion(table: Table, world: World): boolean {
  const does = table.plan[world.stage]?.[1];
  return world.isLaying || (does !== undefined && does !== "discard" && does !== "take");
}

const inOrder = (ids: string[]): string => CAST.filter((id) => ids.includes(id)).join(" ");

/** A view of before, as far as it is remembered: not at which of two picks somebody picked unseen. */
function rememberedView(view: CitadelsView): string {
  return JSON.stringify({ ...view, blind: [] });
}

/** What a viewer is told. */
function viewOf(table: Table, world: World, viewer: number): CitadelsView {
  const { stage, isLaying } = world;
  const isOver = stage >= table.plan.length;
  const asked = isOver ? -1 : seatAt(table, stage);
  const offer = isOver || asked !== viewer ? [] : offerOf(world, table.plan[stage]![1]);
  const shown = world.held.map((held, seat) =>
    held.filter(
      (id) =>
        seat === viewer ||
        world.learned[viewer]?.includes(id) ||
        (CAST.indexOf(id) < world.called && !world.killed.includes(id)),
    ),
  );
  const own = <T>(lists: T[]): (T | null)[] => lists.map((each, seat) => (seat === viewer ? each : null));
  return {
    viewer,
    seats: table.seats,
    rules: table.rules,
    cast: table.cast,
    opener: table.opener,
    asked,
    agenda: isOver
      ? [{ step: "call_rank", rank: 1 }]
      : [{ step: isLaying ? "lay_in_place" : "draft", seat: asked, stage }],
    face_up: inOrder(world.faceUp),
    face_down_size: world.faceDown.length,
    packet: [...offer, ...Array<string>(world.packet.length - offer.length).fill("unknown")].join(" "),
    picks: world.held.map((held) => held.length),
    characters: shown.map(inOrder),
    offered: world.offered.flatMap((offers, seat) =>
      [0, 1].map((number) => (seat === viewer ? inOrder(offers[number] ?? []) : null)),
    ),
    put_away: own(world.putAway.map(inOrder)),
    blind: world.blind,
    cities: Array.from({ length: table.seats }, (_, seat) => (seat === table.labyrinth ? "labyrinth" : "")),
    called: world.called,
    marks: world.killed.map((id) => ["killed", id, 0]),
  } as unknown as CitadelsView;
}

/** The worlds after a draft, as far as the calls of a target have come. */
function exchangedBy(world: World, [one, other]: SeatPair): World[] {
  return world.held[one]!.flatMap((given) =>
    world.held[other]!.map((got) => ({
      ...world,
      exchanges: [[one, other]] as SeatPair[],
      held: at(
        at(world.held, one, (old) => [...without(old, given), got]),
        other,
        (old) => [...without(old, got), given],
      ),
      learned: at(
        at(world.learned, one, () => [given]),
        other,
        () => [got],
      ),
    })),
  );
}

/** How far a game has come, with the viewer's own questions on the way there. */
interface Target {
  viewer: number;
  view: CitadelsView;
  own: string[];
  stage: number;
  isLaying: boolean;
  after: { exchange: SeatPair | null; called: number; killed: string[] } | null;
}

function calledWorlds(world: World, { exchange, called, killed }: NonNullable<Target["after"]>): World[] {
  const worlds = exchange ? exchangedBy(world, exchange) : [world];
  return worlds.map((each) => ({ ...each, called, killed }));
}

function randomTarget(table: Table, viewer: number, isEarly: boolean, random: (count: number) => number): Target {
  const pick = <T>(list: T[]): T => list[random(list.length)]!;
  const own: string[] = [];
  const isCut = isEarly ? () => own.length > 0 && random(3) === 0 : () => false;
  let world = pick(beginnings(table));
  while (world.stage < table.plan.length) {
    if (isQuestion(table, world)) {
      const view = viewOf(table, world, viewer);
      if (seatAt(table, world.stage) === viewer) own.push(rememberedView(view));
      if (isCut()) return { viewer, view, own, stage: world.stage, isLaying: world.isLaying, after: null };
    }
    world = pick(nexts(table, world));
  }
  const [one, other] = [random(table.seats), random(table.seats)];
  const killed = random(2) ? [pick(table.cast)] : [];
  // A question is asked while somebody has the rank that was called last, or while it is killed.
  const answering = table.cast.filter((id) => killed.includes(id) || world.held.some((held) => held.includes(id)));
  const after = {
    exchange: one !== other && random(3) === 0 ? ([one, other] as SeatPair) : null,
    called: pick([0, ...answering.map((id) => CAST.indexOf(id) + 1)]),
    killed,
  };
  const last = pick(calledWorlds(ended(table, world), after));
  return { viewer, view: viewOf(table, last, viewer), own, stage: table.plan.length, isLaying: false, after };
}

/** Follows every draft that looks to the viewer as the target does, and collects where each character ends. */
function enumerated(table: Table, target: Target): Map<string, Set<number>> {
  const found = new Map(table.cast.map((id) => [id, new Set<number>()]));
  const wanted = JSON.stringify(target.view);
  const add = (world: World) => {
    for (const id of table.cast) found.get(id)!.add(world.held.findIndex((held) => held.includes(id)));
  };
  const follow = (world: World, asked: number, isMet: boolean): void => {
    let [questions, hasMet] = [asked, isMet];
    if (world.stage >= table.plan.length) {
      const worlds = target.after ? calledWorlds(ended(table, world), target.after) : [ended(table, world)];
      for (const each of worlds) if (hasMet || JSON.stringify(viewOf(table, each, target.viewer)) === wanted) add(each);
      return;
    }
    if (isQuestion(table, world) && !hasMet) {
      const view = viewOf(table, world, target.viewer);
      const isOwn = seatAt(table, world.stage) === target.viewer;
      if (isOwn && rememberedView(view) !== target.own[questions++]) return;
      if (world.stage === target.stage && world.isLaying === target.isLaying) {
        if (JSON.stringify(view) !== wanted) return;
        hasMet = true;
      }
    }
    for (const next of nexts(table, world)) follow(next, questions, hasMet);
  };
  for (const world of beginnings(table)) follow(world, 0, false);
  return found;
}

const CASES: [string, Table][] = [
  ["four seats, one packet", tableOf(4, 6, keeps(4))],
  ["four seats, one laid open", tableOf(4, 7, keeps(4))],
  ["five seats, one laid open", tableOf(5, 8, keeps(5))],
  ["five seats, the last one picks from the table too", tableOf(5, 6, [...keeps(4), [4, "take"], [4, "keep"]])],
  ["two seats", tableOf(2, 8, TWO)],
  ["three seats", tableOf(3, 8, [...keeps(3), ...keeps(3)])],
  ["three seats, nine characters", tableOf(3, 9, [...keeps(3), [2, "discard"], ...keeps(3)])],
  ["two seats that are dealt characters", tableOf(2, 8, DEALT, { rules: ["metropole_draft"] })],
  ["four seats with a Labyrinth", tableOf(4, 6, keeps(4), { labyrinth: 2 })],
  ["three seats with a Labyrinth", tableOf(3, 7, [...keeps(3), ...keeps(3)], { labyrinth: 0 })],
  ["two seats with a Labyrinth", tableOf(2, 7, TWO, { labyrinth: 1 })],
  [
    "four seats with a Labyrinth, the last one picks from the table too",
    tableOf(4, 5, [...keeps(3), [3, "take"], [3, "keep"]], { labyrinth: 1 }),
  ],
  ["dealt characters with a Labyrinth", tableOf(2, 8, DEALT, { rules: ["metropole_draft"], labyrinth: 0 })],
];

describe.each(CASES)("%s", (_, table) => {
  it.each(Array.from({ length: table.seats }, (_, seat) => seat))(
    "seat %i may conclude just what all drafts have in common",
    (viewer) => {
      const random = rolling(17 + viewer);
      for (let round = 0; round < 6; round++) {
        const target = randomTarget(table, viewer, round % 2 === 0, random);
        const exchanges = target.after?.exchange ? [target.after.exchange] : [];
        expect([target.view, possibleHolders(target.view, exchanges)]).toEqual([
          target.view,
          enumerated(table, target),
        ]);
      }
    },
  );
});

describe("a spectator", () => {
  it("concludes from open cards and calls alone", () => {
    const table = tableOf(4, 7, keeps(4));
    const random = rolling(5);
    for (let round = 0; round < 6; round++) {
      const target = randomTarget(table, -1, false, random);
      const exchanges = target.after?.exchange ? [target.after.exchange] : [];
      expect(possibleHolders(target.view, exchanges)).toEqual(enumerated(table, target));
    }
  });
});

describe("a position that no draft leads to", () => {
  it("counts what lies open alone", () => {
    const table = tableOf(4, 6, keeps(4));
    const target = randomTarget(table, 0, false, rolling(3));
    const [own = ""] = target.view.characters;
    const other = table.cast.find((id) => id !== own)!;
    const view = { ...target.view, called: 0, marks: [], offered: [other, ...target.view.offered.slice(1)] };

    const holders = possibleHolders({ ...view, characters: [own, "", "", ""] } as CitadelsView);

    expect(holders.get(own)).toEqual(new Set([0]));
    expect(holders.get(other)).toEqual(new Set([1, 2, 3, OUT]));
  });
});
