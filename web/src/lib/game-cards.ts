/** The cards of all games. */
import type { Game } from "./catalog";
import type { GameCards } from "./game-client";

const FILES = import.meta.glob<GameCards>("../games/*/cards.ts", { eager: true, import: "CARDS" });

export function cardsOf(game: Game): GameCards | null {
  return FILES[`../games/${game}/cards.ts`] ?? null;
}
