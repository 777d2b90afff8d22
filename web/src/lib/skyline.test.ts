import { describe, expect, it } from "vitest";
import { cityOf, townOf } from "./skyline";

describe("a skyline", () => {
  it("reads a city with all its signs", () => {
    const city = cityOf("manor castle+ tavern*2 forum?");
    expect(city.map(({ id, price, isFaceDown }) => [id, price, isFaceDown])).toEqual([
      ["manor", 3, false],
      ["castle", 5, false],
      ["tavern", 1, false],
      ["tavern", 1, false],
      ["forum", 0, true],
    ]);
    expect(new Set(city.map((each) => each.key)).size).toBe(5);
    expect(cityOf("")).toEqual([]);
  });

  it("puts the landmarks of a town last, the dearest at the end", () => {
    expect(townOf({ radio_tower: 1, train_station: 1, mine: 2, wheat_field: 1 }).map((each) => each.id)).toEqual(["wheat_field", "mine", "train_station", "radio_tower"]);
  });
});
