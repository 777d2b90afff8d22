/** What the tables of all games need. */
import type { Game } from "./catalog";
import type { GamePlay } from "./game-client";
import { GENERIC_PLAY } from "./generic-client";

const FILES = import.meta.glob<GamePlay>("../games/*/play.ts", { eager: true, import: "PLAY" });

export function playOf(game: Game): GamePlay {
  return FILES[`../games/${game}/play.ts`] ?? GENERIC_PLAY;
}
