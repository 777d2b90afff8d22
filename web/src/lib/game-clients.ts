/** The clients of all games. */
import { FIRST_GAME, type Game } from "./catalog";
import type { GameClient } from "./game-client";
import { genericClient } from "./generic-client";

const FILES = import.meta.glob<GameClient>("../games/*/client.ts", { eager: true, import: "CLIENT" });

/** Finds the client of a game; one that is new to the page is played with the generic parts. */
export function clientOf(game: Game): GameClient {
  return FILES[`../games/${game}/client.ts`] ?? genericClient(game);
}

/** Dresses the page for a game; without one, as it begins. */
export function dressFor(game: Game = FIRST_GAME): void {
  document.documentElement.dataset["game"] = game;
}
