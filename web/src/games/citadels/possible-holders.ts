/** Who may have which character, counted over everything that a view says of the round. */
import { readCards } from "../../lib/cards";
import {
  isOffered,
  OUT,
  picksOf,
  progressOf,
  waysOf,
  type Departure,
  type Holder,
  type Progress,
  type Way,
} from "./draft-ways";
import { character as look } from "./catalog";
import type { CitadelsView } from "./view";

/** Two seats that have exchanged a character each, as everybody saw. */
export type SeatPair = [number, number];

/** What the viewer was offered at a stage of the draft. */
export interface Offering {
  stage: number;
  packet: number;
  characters: string[];
}

/** Lists the possible holders of each character; OUT is among them if it may lie on the table. */
export function possibleHolders(view: CitadelsView, exchanges: SeatPair[] = []): Map<string, Set<Holder>> {
  const faceUp = readCards(view.face_up);
  const characters = view.cast.filter((each) => !faceUp.includes(each));
  const found = new Map(view.cast.map((each) => [each, new Set<Holder>(faceUp.includes(each) ? [OUT] : [])]));
  const progress = progressOf(view);
  const ways = exchanges.reduce((all, pair) => all.flatMap((way) => exchanged(way, pair)), waysOf(view, progress));
  const known = knownHolders(view);
  const isHeld = (each: Departure, character: string) => {
    const holder = known.get(character);
    return holder === undefined || (each.holder === holder && progress.isPicked(each.takenAt));
  };
  const isFitting = fitting(view, progress);
  const count = (fits: (each: Departure, character: string) => boolean) => {
    for (const way of ways) addPlaces(found, way, characters, fits);
    return characters.every((each) => found.get(each)!.size);
  };
  // A position that was set up by hand need not follow from a draft: then only what lies open counts.
  if (!count((each, character) => isHeld(each, character) && isFitting(each, character))) count(isHeld);
  return found;
}

/** What the viewer was offered, the first time first; what is on offer to it now counts as seen. */
export function offeringsOf(view: CitadelsView, { plan }: Progress): Offering[] {
  if (view.viewer < 0) return [];
  const step = view.agenda[0];
  return picksOf(plan, view.viewer).flatMap((stage, number) => {
    const isNow = step?.step === "draft" && step.stage === stage && view.asked === view.viewer;
    const offered = isNow
      ? readCards(view.packet).filter((each) => each !== "unknown")
      : readCards(view.offered[2 * view.viewer + number] ?? "");
    return offered.length ? [{ stage, packet: plan[stage]!.packet, characters: offered }] : [];
  });
}

/** The ranks that were called and that nobody has: silent, and not killed. */
export function silentCharacters(view: CitadelsView): string[] {
  const known = knownHolders(view);
  const killed = view.marks.filter(([mark]) => mark === "killed").map(([, marked]) => marked);
  const faceUp = readCards(view.face_up);
  return view.cast.filter(
    (each) => look(each).rank < view.called && !known.has(each) && !killed.includes(each) && !faceUp.includes(each),
  );
}

function knownHolders(view: CitadelsView): Map<string, number> {
  return new Map(view.characters.flatMap((held, seat) => readCards(held).map((each) => [each, seat] as const)));
}

/** Says whether a character can have gone a way, by what the viewer was offered and put away and by silent calls. */
function fitting(view: CitadelsView, progress: Progress): (each: Departure, character: string) => boolean {
  const offerings = offeringsOf(view, progress);
  const putAway = view.viewer < 0 ? [] : readCards(view.put_away[view.viewer] ?? "");
  const silent = silentCharacters(view);
  return (each, character) => {
    const laid = each.laid.filter(({ seat }) => seat === view.viewer);
    if (putAway.includes(character) ? !laid.length : laid.some(({ stage }) => progress.isPast(stage))) return false;
    if (silent.includes(character) && each.holder !== OUT) return false;
    return offerings.every(
      ({ stage, packet, characters }) => isOffered(each, stage, packet) === characters.includes(character),
    );
  };
}

/** The ways after two seats have exchanged one of their characters. */
function exchanged(way: Way, [one, other]: SeatPair): Way[] {
  const given = way.filter(({ holder }) => holder === one);
  const got = way.filter(({ holder }) => holder === other);
  return given.flatMap((mine) =>
    got.map((theirs) =>
      way.map((each) => {
        if (each === mine) return { ...each, holder: other };
        return each === theirs ? { ...each, holder: one } : each;
      }),
    ),
  );
}

/** Adds the holder of each character in every way to give each departure a character that fits it. */
function addPlaces(
  found: Map<string, Set<Holder>>,
  way: Way,
  characters: string[],
  fits: (each: Departure, character: string) => boolean,
): void {
  const options = way.map((each) => characters.flatMap((id, place) => (fits(each, id) ? [place] : [])));
  // Sets of characters are numbers with a bit for each: those that the first departures can have taken.
  const reached: Set<number>[] = [new Set([0])];
  for (const places of options) {
    const next = new Set<number>();
    for (const taken of reached.at(-1)!)
      for (const place of places) if (!((taken >> place) & 1)) next.add(taken | (1 << place));
    reached.push(next);
  }
  let ends = new Set([(1 << characters.length) - 1].filter((all) => reached.at(-1)!.has(all)));
  for (let at = way.length - 1; at >= 0; at--) {
    const before = new Set<number>();
    for (const taken of ends)
      for (const place of options[at]!) {
        const rest = taken & ~(1 << place);
        if (rest === taken || !reached[at]!.has(rest)) continue;
        before.add(rest);
        found.get(characters[place]!)!.add(way[at]!.holder);
      }
    ends = before;
  }
}
