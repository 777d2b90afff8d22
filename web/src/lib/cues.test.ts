import { describe, expect, it } from "vitest";
import { CUES as CITY } from "../games/citadels/cues";
import { CUES as TOWN } from "../games/machikoro/cues";
import {
  CUES,
  clinksOf,
  cueTable,
  isHeard,
  LENGTHS,
  MOST_AT_ONCE,
  soundOfQuestion,
  soundsOf,
  type Hearing,
} from "./cues";

const BOTH = cueTable({ ...CITY, ...TOWN });
const LOUD: Hearing = { volume: 60, isMuted: false, isQuiet: false, isHidden: false };

describe("the sound of an event", () => {
  it.each([
    ["character-revealed", {}, "called"],
    ["nobody-answered", {}, "silence"],
    ["character-picked", {}, "pass"],
    ["district-built", { gold: 3 }, "built"],
    ["card-built", { price: 3 }, "built"],
    ["district-destroyed", { gold: 1 }, "destroyed"],
    ["cards-drawn", { count: 2 }, "drawn"],
    ["crown-moved", {}, "crown"],
    ["dice-rolled", {}, "dice"],
  ])("of %s is its own", (event, about, cue) => {
    expect(BOTH({ event, about })?.cue).toBe(cue);
  });

  it.each(["rank-called", "turn-ended", "turn-began", "no-such-event"])("is none for %s", (event) => {
    expect(BOTH({ event, about: {} })).toBeNull();
  });

  it("counts coins of both games", () => {
    expect(BOTH({ event: "gold-gathered", about: { gold: 2 } })).toEqual({ cue: "coins", count: 2 });
    expect(BOTH({ event: "coins-earned", about: { coins: 5 } })).toEqual({ cue: "coins", count: 5 });
  });

  it("is none where no coin moves", () => {
    expect(BOTH({ event: "gold-stolen", about: { gold: 0 } })).toBeNull();
    expect(BOTH({ event: "income-taken", about: { gold: 0, cards: 0 } })).toBeNull();
  });

  it("of an income in cards is the one of cards", () => {
    expect(BOTH({ event: "income-taken", about: { gold: 0, cards: 2 } })?.cue).toBe("drawn");
  });
});

describe("the sounds of many events", () => {
  it("put coins together", () => {
    const earned = (coins: number) => ({ event: "coins-earned", about: { coins } });

    expect(soundsOf(BOTH, [earned(1), earned(4)])).toEqual([{ cue: "coins", count: 5 }]);
  });

  it("are not more than can be told apart", () => {
    const events = ["dice-rolled", "crown-moved", "district-built", "cards-drawn"].map((event) => ({
      event,
      about: {},
    }));

    expect(soundsOf(BOTH, events).map((sound) => sound.cue)).toEqual(["dice", "crown", "built"]);
    expect(soundsOf(BOTH, events)).toHaveLength(MOST_AT_ONCE);
  });
});

describe("the sound of a question", () => {
  const own = (number: number) => ({ number, isOwnTurn: true });
  const foreign = (number: number) => ({ number, isOwnTurn: false });

  it("comes once in a turn", () => {
    expect(soundOfQuestion(null, own(1))).toBe("turn");
    expect(soundOfQuestion(own(1), own(2))).toBeNull();
  });

  it("comes each time out of turn", () => {
    expect(soundOfQuestion(null, foreign(4))).toBe("asked");
    expect(soundOfQuestion(foreign(4), foreign(5))).toBe("asked");
    expect(soundOfQuestion(own(3), foreign(4))).toBe("asked");
  });

  it("does not come again for the same question, nor for its end", () => {
    expect(soundOfQuestion(foreign(4), foreign(4))).toBeNull();
    expect(soundOfQuestion(own(4), null)).toBeNull();
  });
});

describe("coins", () => {
  it.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [9, 3],
    [40, 4],
  ])("%i of them clink %i times", (coins, clinks) => {
    expect(clinksOf(coins)).toBe(clinks);
  });
});

describe("a device", () => {
  it("hears everything by itself", () => {
    expect(CUES.every((cue) => isHeard(cue, LOUD))).toBe(true);
  });

  it("hears the two questions when it is quiet", () => {
    expect(CUES.filter((cue) => isHeard(cue, { ...LOUD, isQuiet: true }))).toEqual(["turn", "asked"]);
  });

  it("hears only its turn behind other pages", () => {
    expect(CUES.filter((cue) => isHeard(cue, { ...LOUD, isHidden: true }))).toEqual(["turn"]);
  });

  it.each([
    { ...LOUD, isMuted: true },
    { ...LOUD, volume: 0 },
  ])("hears nothing when it is mute or at no volume", (hearing) => {
    expect(CUES.some((cue) => isHeard(cue, hearing))).toBe(false);
  });

  it("knows how long each cue lasts", () => {
    expect(Object.keys(LENGTHS)).toEqual([...CUES]);
  });
});
