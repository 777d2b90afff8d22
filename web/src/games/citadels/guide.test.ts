import { describe, expect, it } from "vitest";
import type { EventFacts, Option } from "../../generated/wire";
import { NOTHING_YET, stepsFor, type Scene } from "../../lib/guide";
import { GUIDE } from "./guide";
import type { CitadelsView } from "./view";

const VIEW = {
  seats: 4,
  asked: 0,
  called: 2,
  round: 3,
  gold: [4, 2, 2, 2],
  cities: ["", "tavern", "", ""],
  characters: ["merchant", "?", "?", "?"],
  crown: 0,
  first: null,
  goal: 7,
  gathered: 1,
  used: [],
  agenda: [{ step: "turn", seat: 0, acting: "merchant" }],
} as unknown as CitadelsView;

const option = (verb: string, about: Record<string, unknown> = {}): Option => ({
  notation: verb,
  verb,
  about,
  opens_act: false,
});

function scene(options: Option[], events: EventFacts[] = [], view: Partial<CitadelsView> = {}): Scene<CitadelsView> {
  const decision = options.length ? { number: 1, topic: "acting", about: {}, options } : null;
  return { view: { ...VIEW, ...view }, seat: 0, decision, events, isOver: false };
}

const event = (name: string, about: Record<string, unknown> = {}): EventFacts => ({
  event: name,
  about: { seat: 1, ...about },
});
const keys = (here: Scene<CitadelsView>) => stepsFor(GUIDE, NOTHING_YET, here).map(({ key }) => key);
const step = (key: string) => GUIDE.steps.find((each) => each.key === key)!;

describe("the guide of Citadels", () => {
  it("has a name of its own for every step", () => {
    expect(new Set(GUIDE.steps.map(({ key }) => key)).size).toBe(GUIDE.steps.length);
  });

  it("tells of a theft only when it has just been shown", () => {
    expect(keys(scene([], [event("character-robbed", { character: "king" })]))).toEqual(["robbed"]);
    expect(keys(scene([]))).toEqual([]);
  });

  it("tells the one who is meant that it is meant, with the gold it has now", () => {
    const here = scene([], [event("character-robbed", { character: "merchant" })]);
    expect(keys(here)).toEqual(["robbed_you"]);
    expect(step("robbed_you").about!(here)).toEqual({ character: "merchant", seat: 1, number: 4 });
  });

  it("says nothing about what one does oneself", () => {
    expect(keys(scene([], [event("character-killed", { seat: 0, character: "king" })]))).toEqual([]);
  });

  it("never speaks of ending a turn while something can be built", () => {
    expect(keys(scene([option("end"), option("build", { district: "manor" })]))).not.toContain("end");
    expect(keys(scene([option("end")]))).toEqual(["end"]);
  });

  it("takes an advice for a try only where it is what the step teaches", () => {
    expect(step("gather").teaches!(option("gold"))).toBe(true);
    expect(step("gather").teaches!(option("income"))).toBe(false);
    expect(step("power").teaches!(option("rob"))).toBe(true);
    expect(step("power").teaches!(option("build"))).toBe(false);
    expect(step("end").teaches!(option("end"))).toBe(true);
  });
});
