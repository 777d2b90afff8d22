/** The own city has room for what is built at every size of the screen. */
import { describe, expect, it } from "vitest";
import { columnsFor, slotsFor } from "./own-city";

const DESKTOP = { hasColumn: true, isNarrow: false, isPhone: false, isTiny: false };
const SMALL_DESKTOP = { ...DESKTOP, hasColumn: false };
const TABLET = { ...SMALL_DESKTOP, isNarrow: true };
const PHONE = { ...TABLET, isPhone: true };
const TINY = { ...PHONE, isTiny: true };

describe("the own city", () => {
  it("stands in one row on a desktop, with a free place for each district to come", () => {
    expect(columnsFor(DESKTOP, 3, 7)).toBe(7);
    expect(slotsFor(DESKTOP, 3, 7)).toBe(4);
  });

  it("grows past its goal where more is built", () => {
    expect(columnsFor(DESKTOP, 9, 7)).toBe(9);
    expect(slotsFor(DESKTOP, 9, 9)).toBe(0);
  });

  it("keeps the room of a small desktop for what is built and what comes next", () => {
    expect(columnsFor(SMALL_DESKTOP, 0, 7)).toBe(5);
    expect(columnsFor(SMALL_DESKTOP, 5, 7)).toBe(6);
    expect(columnsFor(SMALL_DESKTOP, 7, 7)).toBe(7);
  });

  it("has fewer districts in a row the smaller the screen is", () => {
    expect([TABLET, PHONE, TINY].map((room) => columnsFor(room, 6, 7))).toEqual([4, 3, 2]);
  });

  it("fills the last row on a phone, and begins none", () => {
    expect([3, 4, 5].map((built) => slotsFor(PHONE, built, 3))).toEqual([0, 2, 1]);
  });
});
