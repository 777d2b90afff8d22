/** The score sheet says what decided between equal points, as the box that is played with has it. */
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { ScoreFacts } from "../generated/wire";
import { TableState } from "../lib/table.svelte";
import ScoreTie from "./ScoreTie.svelte";

function row(seat: number, place: number, total: number): ScoreFacts {
  return { seat, place, total, sources: [], points: [], tallies: {} };
}

function tieOf(rules: string[], rows: ScoreFacts[]): string | null {
  const table = new TableState("t", () => {}, true);
  table.game = { view: { rules } } as unknown as TableState["game"];
  const { container } = render(ScoreTie, { table, game: "citadels", rows });
  return container.querySelector<HTMLElement>("[data-tie]")?.dataset["tie"] ?? null;
}

it.each([
  ["the rank of the last round", ["deluxe", "first_game"], "rank"],
  ["the rank with an expansion", ["deluxe", "metropole"], "rank"],
  ["the districts", ["classic"], "districts"],
  ["the districts with Dark City", ["classic", "dark_city"], "districts"],
])("names %s", (_, rules, way) => {
  expect(tieOf(rules, [row(1, 1, 24), row(0, 2, 24), row(2, 3, 20)])).toBe(way);
});

it("says that a place is shared where nothing decides", () => {
  expect(tieOf(["classic"], [row(1, 1, 24), row(0, 1, 24)])).toBe("shared");
});

it("says nothing where points differ", () => {
  expect(tieOf(["deluxe"], [row(1, 1, 24), row(0, 2, 23)])).toBeNull();
});
