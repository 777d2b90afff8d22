/** The sentence of a scene: short enough for its place, and what is about the one who looks is told. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { EventFacts, Told } from "../generated/wire";
import { playOf } from "../lib/game-plays";
import { beatsOf } from "../lib/story";
import type { TableState } from "../lib/table.svelte";
import { words } from "../lib/words.svelte";
import StoryLine from "./StoryLine.svelte";

const GAME = "machikoro";

const earned = (seat: number, coins: number): EventFacts => ({
  event: "coins-earned",
  about: { seat, card: "wheat_field", count: coins, coins },
});

/** Tells events that join as one scene to the second of four people. */
function told(...events: EventFacts[]): string | undefined {
  const entry = { entry: "chose", seat: 3, action: "roll", by_bot: true } as const;
  const line: Told = { seq: 1, at: 0, entry, events };
  const [beat] = beatsOf(line, playOf(GAME).scenes, 1);
  const table = { beat, seat: 1, players: ["Ben", "Eva", "Cora", "Dan"], isHeld: false } as TableState;
  return render(StoryLine, { table, game: GAME }).container.querySelector("p.line")?.textContent?.trim();
}

beforeAll(() => words.load("en"));
afterEach(cleanup);

it("tells each of two payments of a card", () => {
  expect(told(earned(0, 1), earned(3, 2))).toBe("Wheat Field paid Ben 1 coin. Wheat Field ×2 paid Dan 2 coins");
});

it("tells of many payments of a card the own one, and counts the others", () => {
  expect(told(earned(3, 4), earned(1, 1), earned(0, 3), earned(2, 2))).toBe(
    "Wheat Field paid you 1 coin. And 3 more, +9",
  );
});

it("tells the first of many where none is one's own", () => {
  expect(told(earned(3, 4), earned(0, 3), earned(2, 2))).toBe("Wheat Field ×4 paid Dan 4 coins. And 2 more, +5");
});
