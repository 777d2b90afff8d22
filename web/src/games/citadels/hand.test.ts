/** What of a hand may be pressed. */
import { describe, expect, it } from "vitest";
import { heldCards, pressableFirst } from "./hand";

const build = (district: string, index: number) => ({
  index,
  option: { notation: `build ${district}`, verb: "build", about: { district }, opens_act: false },
});

describe("a hand", () => {
  const offers = [build("manor", 0), build("docks", 1)];

  it("has the offers of each card", () => {
    const cards = heldCards(["temple", "manor"], offers, new Map());

    expect(cards.map((card) => card.offers.map(({ index }) => index))).toEqual([[], [0]]);
  });

  it("takes back the offers of what is spent, and of no other card of the same kind", () => {
    const cards = heldCards(["manor", "docks", "manor"], offers, new Map([["manor", 1]]));

    expect(cards.map((card) => card.isSpent)).toEqual([true, false, false]);
    expect(cards.map((card) => card.offers.length)).toEqual([0, 1, 1]);
  });

  it("shows first what may be pressed, and keeps the order otherwise", () => {
    const cards = heldCards(["temple", "manor", "church", "docks"], offers, new Map());

    expect(pressableFirst(cards).map((card) => card.district)).toEqual(["manor", "docks", "temple", "church"]);
  });
});
