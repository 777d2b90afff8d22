/** Names on tiles that leave no room for a picture. */
import { expect, it } from "vitest";
import { isLong, isTight } from "./tile-text";

it.each([
  ["Bakery", "2-3", false],
  ["Stadium", "6", false],
  ["Stadium", "6-7", true],
  ["Furniture Factory", "8", true],
  ["Ciderhouse-Inn", "3", true],
])("measures the longest word of %s beside the roll %s", (name, roll, long) => {
  expect(isLong(name, roll)).toBe(long);
});

it.each([
  ["Nábytkárna", "11-12", true],
  ["Nábytkárna", "11", false],
  ["Orchard", "11-12", false],
])("has no room at all for a picture only beside a wide roll: %s, %s", (name, roll, tight) => {
  expect(isTight(name, roll)).toBe(tight);
});
