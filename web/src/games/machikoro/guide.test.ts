import { describe, expect, it } from "vitest";
import type { EventFacts, Option } from "../../generated/wire";
import { advance, currentOf, NOTHING_YET, read, type Progress, type Scene } from "../../lib/guide";
import { STEPS } from "./guide";
import type { MachiKoroView } from "./view";

const VIEW = {
  seats: 3,
  cities: ["wheat_field bakery", "wheat_field", ""],
  coins: [3, 3, 3],
} as unknown as MachiKoroView;

function option(verb: string, card = ""): Option {
  return { notation: verb, verb, about: card ? { card } : {}, opens_act: false };
}

function scene(
  topic: string | null,
  options: Option[] = [],
  events: EventFacts[] = [],
  view: Partial<MachiKoroView> = {},
  isOver = false,
): Scene<MachiKoroView> {
  const decision = topic ? { number: 1, topic, about: {}, options } : null;
  return { view: { ...VIEW, ...view }, seat: 0, decision, events, isOver };
}

const event = (name: string, about: Record<string, unknown>): EventFacts => ({ event: name, about });
const ROLLED = event("dice-rolled", { seat: 0, dice: 1, sum: 2 });
const BUILT = event("card-built", { seat: 0, card: "ranch", price: 1 });
const step = (key: string) => STEPS.find((each) => each.key === key)!;
const OTHERS = (...left: string[]): Progress => {
  const done = STEPS.map(({ key }) => key).filter((key) => !left.includes(key));
  return { trail: [], done };
};

describe("the guide of Machi Koro", () => {
  it("has a name of its own for every step", () => {
    expect(new Set(STEPS.map(({ key }) => key)).size).toBe(STEPS.length);
    expect(STEPS.length).toBeGreaterThanOrEqual(12);
    expect(STEPS.length).toBeLessThanOrEqual(16);
  });

  it("begins with the town, then the dice, the market and a first card", () => {
    const here = scene("building", [option("build", "ranch"), option("pass")], [ROLLED]);
    const seen: (string | null)[] = [];
    let progress = NOTHING_YET;
    for (let count = 0; count < 4; count += 1) {
      progress = advance(progress, STEPS, here);
      seen.push(currentOf(progress));
      progress = read(progress);
    }
    expect(seen).toEqual(["town", "dice", "market", "build"]);
  });

  it("lets a person roll first", () => {
    const here = scene("roll", [option("roll")]);
    const town = advance(NOTHING_YET, STEPS, here);
    expect(currentOf(advance(read(town), STEPS, here))).toBe("roll");
    expect(step("roll").option!(here)).toBe(0);
    expect(step("roll").over!(scene("building", [], [ROLLED]))).toBe(true);
  });

  it("recommends a card that pays early, and a landmark as soon as one can be paid", () => {
    expect(
      step("build").option!(
        scene("building", [option("build", "mine"), option("build", "ranch"), option("build", "train_station")]),
      ),
    ).toBe(1);
    expect(
      step("first_landmark").option!(scene("building", [option("build", "ranch"), option("build", "train_station")])),
    ).toBe(1);
  });

  it("leaves building behind once a card was built", () => {
    expect(step("build").over!(scene("building", [], [BUILT]))).toBe(true);
    expect(step("build").over!(scene("building", [], [event("card-built", { seat: 1, card: "ranch" })]))).toBe(false);
  });

  it("explains a colour when a card of it has paid", () => {
    const none = scene(null, [], [event("coins-taken", { seat: 1, victim: 0, card: "cafe", coins: 0 })]);
    expect(currentOf(advance(OTHERS("red"), STEPS, none))).toBeNull();
    const paid = scene(null, [], [event("coins-taken", { seat: 1, victim: 0, card: "cafe", coins: 1 })]);
    expect(currentOf(advance(OTHERS("red"), STEPS, paid))).toBe("red");
    expect(step("red").about!(paid)).toEqual({ card: "cafe", seat: 1 });
    expect(step("blue").when(paid)).toBe(false);
  });

  it("speaks of two dice when there is a choice", () => {
    expect(step("two_dice").when(scene("dice", [option("roll"), option("roll")]))).toBe(true);
    expect(step("two_dice").when(scene("building"))).toBe(false);
    expect(step("two_dice").over!(scene(null, [], [event("dice-rolled", { seat: 0, dice: 2 })]))).toBe(true);
  });

  it("warns when somebody has three landmarks", () => {
    const cities = ["", "train_station shopping_mall radio_tower", ""];
    expect(step("close").when(scene(null, [], [], { cities }))).toBe(true);
    expect(step("close").when(scene(null))).toBe(false);
  });

  it("ends with the score sheet, whatever was not met", () => {
    const over = advance(NOTHING_YET, STEPS, scene(null, [], [], {}, true));
    expect(currentOf(over)).toBe("won");
    expect(over.done).toHaveLength(STEPS.length - 1);
  });
});
