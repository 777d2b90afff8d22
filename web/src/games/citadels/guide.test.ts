import { describe, expect, it } from "vitest";
import type { EventFacts, Option } from "../../generated/wire";
import { advance, currentOf, NOTHING_YET, read, type Scene } from "../../lib/guide";
import { STEPS } from "./guide";
import type { CitadelsView } from "./view";

const VIEW = {
  seats: 4,
  asked: 0,
  round: 1,
  gold: [2, 2, 2, 2],
  cities: ["", "", "", ""],
  cast: [],
  crown: 0,
  first: null,
  goal: 7,
  gathered: 0,
  used: [],
} as unknown as CitadelsView;
const DRAFT: Partial<CitadelsView> = { agenda: [{ step: "draft", stage: 0 }] };
const TURN: Partial<CitadelsView> = { agenda: [{ step: "turn", seat: 0, acting: "merchant" }] };

function option(verb: string, about: Record<string, unknown> = {}): Option {
  return { notation: verb, verb, about, opens_act: false };
}

function scene(
  view: Partial<CitadelsView>,
  options: Option[] = [],
  events: EventFacts[] = [],
  isOver = false,
): Scene<CitadelsView> {
  const decision = options.length ? { number: 1, topic: "acting", about: {}, options } : null;
  return { view: { ...VIEW, ...view }, seat: 0, decision, events, isOver };
}

const event = (name: string, about: Record<string, unknown> = {}): EventFacts => ({
  event: name,
  about: { seat: 0, ...about },
});
const PICKED = event("character-picked", { character: "merchant" });
const step = (key: string) => STEPS.find((each) => each.key === key)!;
const all = (keys: string[]) => ({ trail: keys, done: keys });

describe("the guide of Citadels", () => {
  it("has a name of its own for every step", () => {
    expect(new Set(STEPS.map(({ key }) => key)).size).toBe(STEPS.length);
    expect(STEPS.length).toBeGreaterThanOrEqual(12);
    expect(STEPS.length).toBeLessThanOrEqual(16);
  });

  it("teaches the draft before anything else", () => {
    const drafting = scene(DRAFT, [option("pick", { character: "thief" }), option("pick", { character: "merchant" })]);
    const begun = advance(NOTHING_YET, STEPS, drafting);
    expect(currentOf(begun)).toBe("secret");
    expect(currentOf(advance(read(begun), STEPS, drafting))).toBe("pick");
  });

  it("recommends a character that is easy to begin with", () => {
    const drafting = scene(DRAFT, [option("pick", { character: "thief" }), option("pick", { character: "merchant" })]);
    expect(step("pick").option!(drafting)).toBe(1);
  });

  it("leaves the draft behind when a character was picked", () => {
    const after = advance(advance(NOTHING_YET, STEPS, scene(DRAFT)), STEPS, scene(TURN, [option("gold")], [PICKED]));
    expect(after.done).toEqual(["secret", "pick"]);
    expect(currentOf(after)).toBe("city");
  });

  it("speaks of gathering while something can be gathered, and not after it", () => {
    const before = all(["secret", "pick", "city", "call"]);
    expect(currentOf(advance(before, STEPS, scene(TURN, [option("gold"), option("cards")], [PICKED])))).toBe("gather");
    const gathered = scene({ ...TURN, gathered: 1 }, [option("end")], [PICKED, event("gold-gathered", { gold: 2 })]);
    expect(currentOf(advance(before, STEPS, gathered))).toBe("end");
  });

  it("recommends gold to the poor and cards to the rich", () => {
    const offers = [option("gold"), option("cards")];
    expect(step("gather").option!(scene(TURN, offers))).toBe(0);
    expect(step("gather").option!(scene({ ...TURN, gold: [6, 2, 2, 2] }, offers))).toBe(1);
  });

  it("recommends the dearest district that can be built", () => {
    const offers = [option("build", { district: "temple" }), option("build", { district: "castle" }), option("end")];
    expect(step("build").option!(scene(TURN, offers))).toBe(1);
  });

  it("tells of murder and theft when they happen, and of nobody's before", () => {
    const before = all(STEPS.map(({ key }) => key).filter((key) => !["killed", "robbed"].includes(key)));
    expect(currentOf(advance(before, STEPS, scene(TURN)))).toBeNull();
    const killed = scene(TURN, [], [event("character-killed", { seat: 1, character: "king" })]);
    const told = advance(before, STEPS, killed);
    expect(currentOf(told)).toBe("killed");
    expect(step("killed").about!(killed)).toEqual({ character: "king" });
    expect(step("killed").at(killed)).toEqual(['[data-anchor="rank-4"]']);
    const robbed = scene(TURN, [], [...killed.events, event("character-robbed", { seat: 2, character: "bishop" })]);
    expect(currentOf(advance(read(told), STEPS, robbed))).toBe("robbed");
  });

  it("speaks of the power that is offered", () => {
    const offers = [option("kill", { character: "king" }), option("end")];
    expect(step("power").when(scene(TURN, offers))).toBe(true);
    expect(step("power").when(scene(TURN, [option("gold"), option("end")]))).toBe(false);
    expect(step("power").over!(scene({ ...TURN, used: ["power"] }, [option("end")]))).toBe(true);
  });

  it("ends with the score sheet, whatever was not met", () => {
    const over = advance(
      advance(NOTHING_YET, STEPS, scene(DRAFT)),
      STEPS,
      scene({ agenda: [], first: 1 }, [], [], true),
    );
    expect(currentOf(over)).toBe("score");
    expect([...over.done, "score"].sort()).toEqual(STEPS.map(({ key }) => key).sort());
  });
});
