/** The score sheet of Machi Koro: landmarks, and coins that are left. */
import type { GameScores } from "../../lib/game-client";
import { words } from "../../lib/words.svelte";
import { buildingsOf } from "./skyline";
import type { MachiKoroView } from "./view";

export const SCORES: GameScores<MachiKoroView> = {
  columns: () => ["landmarks", "coins"],
  hasTotal: false,
  isSum: false,
  cells: (row, _, view) => [
    { points: row.points[0] ?? row.total, why: "" },
    { points: view.coins[row.seat] ?? 0, why: "" },
  ],
  columnName: (column) => words.say(`web-score-${column}`),
  wonKey: "web-won-you-town",
  about: () => words.say("web-won-about-town"),
  buildings: (view, seat) => buildingsOf(view.cities[seat] ?? ""),
  last: () => "",
};
