/** How a table of a game without a folder of its own is set up: so many seats, and its rules as they are. */
import type { Game } from "./catalog";
import type { GameSetup } from "./game-client";
import { Plan } from "./plan.svelte";

export function genericSetup(game: Game): GameSetup {
  return { plan: () => new Plan(game), Head: null, Cards: null };
}
