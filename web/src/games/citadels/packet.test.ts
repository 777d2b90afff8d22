/** Who chooses next, and how cards lie in a fan. */
import { describe, expect, it } from "vitest";
import { nextToChoose, turnInFan } from "./packet";
import type { CitadelsView } from "./view";

const view = (picks: number[]) => ({ picks, seats: picks.length }) as CitadelsView;

describe("who chooses next", () => {
  it("is who sits to the left", () => {
    expect(nextToChoose(view([0, 0, 0, 0]), 0)).toBe(1);
    expect(nextToChoose(view([0, 1, 1, 0]), 3)).toBe(0);
  });

  it("is nobody once all others have their character", () => {
    expect(nextToChoose(view([1, 1, 1, 0]), 3)).toBe(-1);
  });

  it("is who has one of two characters", () => {
    expect(nextToChoose(view([1, 1, 1]), 0)).toBe(1);
  });
});

describe("a fan", () => {
  it("turns its cards evenly from left to right", () => {
    expect([0, 1, 2].map((index) => turnInFan(index, 3))).toEqual([-1, 0, 1]);
  });

  it("holds a single card upright", () => {
    expect(turnInFan(0, 1)).toBe(0);
  });
});
