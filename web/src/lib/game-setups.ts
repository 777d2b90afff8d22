/** How tables of all games are set up. */
import type { Game } from "./catalog";
import type { GameSetup } from "./game-client";
import { genericSetup } from "./generic-setup";

const FILES = import.meta.glob<GameSetup>("../games/*/setup.ts", { eager: true, import: "SETUP" });

export function setupOf(game: Game): GameSetup {
  return FILES[`../games/${game}/setup.ts`] ?? genericSetup(game);
}
