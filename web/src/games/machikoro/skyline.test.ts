import { describe, expect, it } from "vitest";
import { buildingsOf } from "./skyline";

describe("a skyline", () => {
  it("puts the landmarks of a town last, the dearest at the end, and counts the others", () => {
    const town = buildingsOf("wheat_field mine*2 train_station radio_tower");
    expect(town.map((each) => [each.key, each.note])).toEqual([
      ["wheat_field", ""],
      ["mine", "×2"],
      ["train_station", ""],
      ["radio_tower", ""],
    ]);
  });
});
