/** The guides of all games. */
import type { Game } from "./catalog";
import type { Step } from "./guide";

const FILES = import.meta.glob<Step[]>("../games/*/guide.ts", { eager: true, import: "STEPS" });

export function guideOf(game: Game): Step[] {
  return FILES[`../games/${game}/guide.ts`] ?? [];
}
