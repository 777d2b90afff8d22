import { expect, it } from "vitest";
import { nearest } from "./arrows";

const GRID = [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));

it.each([
  ["right", [1, 0], 0, 1],
  ["down", [0, 1], 1, 4],
  ["up", [0, -1], 5, 2],
  ["left", [-1, 0], 3, -1],
] as [string, [number, number], number, number][])("goes %s to the nearest place", (_, direction, from, to) => {
  expect(nearest(GRID[from]!, GRID, direction)).toBe(to);
});
