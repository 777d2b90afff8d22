import { describe, expect, it } from "vitest";
import type { EventFacts, Option } from "../../generated/wire";
import { NOTHING_YET, stepsFor, type Scene } from "../../lib/guide";
import { GUIDE } from "./guide";
import type { MachiKoroView } from "./view";

const VIEW = { seats: 4, asked: 0, turn: 0, coins: [3, 3, 3, 3], cities: ["", "", "", ""] } as unknown as MachiKoroView;
const AFTER_TOWN = { ...NOTHING_YET, told: ["town"] };

const option = (verb: string, about: Record<string, unknown> = {}): Option => ({
  notation: verb,
  verb,
  about,
  opens_act: false,
});

function scene(
  topic: string,
  options: Option[],
  events: EventFacts[] = [],
  cities = VIEW.cities,
): Scene<MachiKoroView> {
  const decision = options.length ? { number: 1, topic, about: {}, options } : null;
  return { view: { ...VIEW, cities }, seat: 0, decision, events, isOver: false };
}

const event = (name: string, about: Record<string, unknown>): EventFacts => ({ event: name, about });
const keys = (here: Scene<MachiKoroView>) => stepsFor(GUIDE, AFTER_TOWN, here).map(({ key }) => key);
const step = (key: string) => GUIDE.steps.find((each) => each.key === key)!;

describe("the guide of Machi Koro", () => {
  it("has a name of its own for every step", () => {
    expect(new Set(GUIDE.steps.map(({ key }) => key)).size).toBe(GUIDE.steps.length);
  });

  it("begins with the town", () => {
    expect(stepsFor(GUIDE, NOTHING_YET, scene("", []))[0]!.key).toBe("town");
  });

  it("explains a colour when a card of it has just paid", () => {
    const paid = event("coins-earned", { seat: 2, card: "ranch", coins: 1 });
    expect(keys(scene("", [], [paid]))).toEqual(["blue"]);
    expect(keys(scene("", [], [event("coins-earned", { seat: 2, card: "ranch", coins: 0 })]))).toEqual([]);
    expect(keys(scene("", []))).toEqual([]);
  });

  it("speaks of saving only where nothing can be built", () => {
    expect(keys(scene("building", [option("pass"), option("build", { card: "cafe" })]))).toEqual(["build"]);
    expect(keys(scene("building", [option("pass")]))).toEqual(["save"]);
  });

  it("takes a landmark for a landmark, and a card for a card", () => {
    expect(step("first_landmark").teaches!(option("build", { card: "train_station" }))).toBe(true);
    expect(step("build").teaches!(option("build", { card: "train_station" }))).toBe(false);
    expect(step("build").teaches!(option("pass"))).toBe(false);
  });

  it("warns when three landmarks stand", () => {
    const built = event("card-built", { seat: 1, card: "radio_tower" });
    const cities = ["", "train_station shopping_mall radio_tower", "", ""];
    expect(keys(scene("", [], [built], cities))).toEqual(["close"]);
    expect(keys(scene("", [], [built]))).toEqual([]);
  });
});
