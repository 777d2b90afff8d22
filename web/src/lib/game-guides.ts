/** The guides of all games. */
import type { Game } from "./catalog";
import type { GameGuide } from "./guide";

const FILES = import.meta.glob<GameGuide>("../games/*/guide.ts", { eager: true, import: "GUIDE" });

export function guideOf(game: Game): GameGuide | null {
  return FILES[`../games/${game}/guide.ts`] ?? null;
}
