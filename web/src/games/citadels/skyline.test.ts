import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/words.svelte";
import { buildingsOf } from "./skyline";

describe("a skyline", () => {
  beforeAll(() => words.load("en"));

  it("reads a city with all its signs", () => {
    const city = buildingsOf("manor castle+ tavern*2 forum?");
    expect(city.map(({ name, price, isFaceDown }) => [name, price, isFaceDown])).toEqual([
      ["Manor", 3, false],
      ["Castle", 5, false],
      ["Tavern", 1, false],
      ["Tavern", 1, false],
      ["Forum", 0, true],
    ]);
    expect(new Set(city.map((each) => each.key)).size).toBe(5);
    expect(buildingsOf("")).toEqual([]);
  });
});
