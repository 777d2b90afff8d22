import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventFacts, Told, Update, ViewChanges } from "../generated/wire";
import { lookup } from "./event-table";
import type { Made, Scene, SceneTable } from "./scenes";
import { beatsOf, falling, lengthOf, SHORTEST_ACT, type Speed, Story, TO_ME } from "./story";

const TABLE: SceneTable = lookup<Record<string, EventFacts["about"]>, Made>({
  "gold-gathered": () => ({ ms: 400, hold: 500 }),
  "nobody-answered": () => ({ ms: 300, hold: 400, joins: "silence" }),
  "turn-ended": () => ({ ms: 120, hold: 180 }),
  "coins-earned": (about) => ({ ms: 500, hold: 200, joins: String(about["card"]), short: "more" }),
  "character-picked": () => ({ ms: 420, hold: 180, isBrief: true }),
});

let seq = 0;

function event(name: string, changes: ViewChanges = {}): EventFacts {
  return { event: name, about: { seat: 1 }, changes };
}

function line(seat: number, ...events: EventFacts[]): Told {
  return { seq: ++seq, at: 0, entry: { entry: "chose", seat, action: "", by_bot: true }, events };
}

function update(lines: Told[], number: number | null = null): Update {
  const decision = number === null ? null : { number, topic: "acting", about: {}, options: [] };
  const game = { decision } as unknown as Update["game"];
  return { type: "update", seq, lines, table: null, game };
}

describe("the beats of a line", () => {
  it("take at least as long as an act of another seat shall", () => {
    expect(lengthOf(beatsOf(line(1, event("turn-ended")), TABLE, 0))).toBe(SHORTEST_ACT);
  });

  it("of the own act are not held", () => {
    expect(lengthOf(beatsOf(line(0, event("gold-gathered")), TABLE, 0))).toBe(400);
  });

  it("stand longer where something was done to the one who looks", () => {
    const [robbed] = beatsOf(line(1, { event: "gold-gathered", about: { seat: 1, victim: 0 } }), TABLE, 0);
    const [seen] = beatsOf(line(1, { event: "gold-gathered", about: { seat: 1, victim: 0 } }), TABLE, 2);

    expect(robbed!.hold - 500).toBe(TO_ME);
    expect(seen!.hold).toBe(SHORTEST_ACT - 400);
  });

  it("may be brief", () => {
    expect(lengthOf(beatsOf(line(1, event("character-picked")), TABLE, 0))).toBe(600);
  });

  it("of many payments are told shortly, but for those to the one who looks", () => {
    const paid = [1, 2, 1, 0, 2, 1, 3].map((seat, card) => ({
      event: "coins-earned",
      about: { seat, card: String(card) },
    }));
    const beats = beatsOf(line(1, ...paid), TABLE, 0);

    expect(beats.map((beat) => [beat.events.length, !!beat.isRest])).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [1, false],
      [3, true],
    ]);
    expect(lengthOf(beats)).toBe(5 * 700);
    expect(beatsOf(line(1, ...paid.slice(0, 4)), TABLE, 0)).toHaveLength(4);
  });

  it("are one where their scenes join", () => {
    const beats = beatsOf(line(1, event("nobody-answered"), event("nobody-answered"), event("turn-ended")), TABLE, 0);

    expect(beats.map((beat) => beat.events.length)).toEqual([2, 1]);
  });
});

it("lets counts fall before others rise", () => {
  const view = { gold: [4, 1], crown: 0 };

  expect(falling(view, { gold: [2, 3], crown: 1 })).toEqual({ gold: [2, 1] });
  expect(falling(view, { gold: [5, 3] })).toEqual({});
});

describe("a story", () => {
  let view: Record<string, unknown>;
  let shown: string[];
  let speed: Speed;
  let story: Story;
  let isHidden: boolean;
  let losesTime: boolean;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    end = () => {};
    losesTime = false;
    [view, shown, speed, isHidden] = [{ gold: [2, 2] }, [], "usual", false];
    const picture = {
      begin: () => void shown.push("begin"),
      change: (changes: ViewChanges) => {
        view = { ...view, ...changes };
      },
      tell: (told: Told, events: EventFacts[]) =>
        void shown.push(...events.map((each) => `${each.event} ${JSON.stringify(view["gold"])}`)),
      show: () => {},
      settle: (told: Update) => void shown.push(`asked ${told.game?.decision?.number ?? "nobody"}`),
    };
    const player = {
      play: (scene: Scene, ms: number) =>
        new Promise<void>((resolve) => {
          shown.push(`${scene.event} for ${ms}`);
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        }),
      cut: () => end(),
    };
    story = new Story(
      picture,
      () => view,
      () => 0,
      () => speed,
      () => losesTime,
      () => null,
      () => isHidden,
    );
    story.playOn(player, TABLE);
  });

  afterEach(() => vi.useRealTimers());

  const two = (): Update =>
    update([line(1, event("gold-gathered", { gold: [2, 4] }), event("turn-ended", { gold: [2, 5] }))], 7);

  it("shows each change with its scene, and the question last", async () => {
    story.push(two());

    await vi.advanceTimersByTimeAsync(399);
    expect(shown).toEqual(["begin", "gold-gathered for 400"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe("gold-gathered [2,4]");
    await vi.advanceTimersByTimeAsync(500);
    expect(shown.at(-1)).toBe("turn-ended for 120");
    await vi.advanceTimersByTimeAsync(SHORTEST_ACT);
    expect(shown.slice(-2)).toEqual(["turn-ended [2,5]", "asked 7"]);
    expect(story.isRunning).toBe(false);
  });

  it("shows everything in one go where nothing shall be played", async () => {
    speed = "instant";

    story.push(two());
    await vi.advanceTimersByTimeAsync(0);

    expect(shown).toEqual(["begin", "gold-gathered [2,4]", "turn-ended [2,5]", "asked 7"]);
  });

  it("plays nothing while nobody looks", async () => {
    isHidden = true;

    story.push(two());
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("asked 7");
  });

  it("goes on to the next scene when it is told to", async () => {
    story.push(two());
    await vi.advanceTimersByTimeAsync(10);

    story.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.at(-1)).toBe("gold-gathered [2,4]");
    story.next();
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("turn-ended for 120");
  });

  it("skips to the own question, and tells what comes after it at the usual speed", async () => {
    story.push(update([line(1, event("gold-gathered"))]));
    story.push(two());
    await vi.advanceTimersByTimeAsync(10);

    story.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.at(-1)).toBe("asked 7");
    story.push(two());
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("gold-gathered for 400");
  });

  it("tells at once all that waits when it must be finished", async () => {
    story.push(two());
    story.push(two());
    await vi.advanceTimersByTimeAsync(10);

    story.finish();
    await vi.advanceTimersByTimeAsync(5000);

    expect(shown.filter((each) => each.startsWith("asked"))).toEqual(["asked 7", "asked 7"]);
    expect(shown.filter((each) => each.startsWith("gold-gathered ["))).toHaveLength(2);
    expect(story.isRunning).toBe(false);
  });

  it("stops before an event until something else was seen", async () => {
    let seen = (): void => {};
    story.before = ({ event: name }) => (name === "turn-ended" ? new Promise((resolve) => (seen = resolve)) : null);
    speed = "instant";

    story.push(two());
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.at(-1)).toBe("gold-gathered [2,4]");
    seen();
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("asked 7");
  });

  it("stops while a menu is open, and goes on when the last one is closed", async () => {
    const [close, closeToo] = [story.pause(), story.pause()];

    story.push(two());
    await vi.advanceTimersByTimeAsync(5000);
    story.skip();
    close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual(["begin"]);
    closeToo();
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("gold-gathered for 400");
  });

  it("goes on behind a menu once it costs time", async () => {
    story.pause();
    story.push(two());
    await vi.advanceTimersByTimeAsync(1000);

    losesTime = true;
    await vi.advanceTimersByTimeAsync(3000);

    expect(shown.at(-1)).toBe("asked 7");
  });

  it("is told at once where nobody draws it", async () => {
    story.playOn({ play: () => Promise.resolve(), cut: () => {} }, TABLE)();

    story.push(two());
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("asked 7");
  });

  it("hurries when too much waits", async () => {
    for (let each = 0; each < 12; each++) story.push(update([line(1, event("gold-gathered"))]));
    await vi.advanceTimersByTimeAsync(2000);

    expect(shown).toContain("gold-gathered for 200");
  });

  it("is told in two seconds once it costs time", async () => {
    losesTime = true;

    for (let each = 0; each < 4; each++) story.push(update([line(1, event("gold-gathered"))]));
    story.push(two());
    await vi.advanceTimersByTimeAsync(5000);

    expect(shown.at(-1)).toBe("asked 7");
  });

  it("takes more or less time by the speed", async () => {
    speed = "calm";

    story.push(two());
    await vi.advanceTimersByTimeAsync(0);

    expect(shown.at(-1)).toBe("gold-gathered for 640");
  });
});
