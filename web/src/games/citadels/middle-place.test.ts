/** The middle of the table fills the place that the cities leave. */
import { expect, it } from "vitest";
import { middlePlace } from "./middle-place";

it("fills the cell that an odd number of cities leaves free", () => {
  expect([5, 7].map((cities) => middlePlace(cities, false, true))).toEqual(["cell", "cell"]);
});

it("stands beside a single city", () => {
  expect(middlePlace(1, false, true)).toBe("beside");
});

it("goes into the column of the log among seven, where there is one", () => {
  expect(middlePlace(6, false, true)).toBe("column");
  expect(middlePlace(6, false, false)).toBe("strip");
});

it("has a row of its own on a narrow screen, whoever plays", () => {
  expect([1, 5, 6, 7].map((cities) => middlePlace(cities, true, false))).toEqual(["strip", "strip", "strip", "strip"]);
});
