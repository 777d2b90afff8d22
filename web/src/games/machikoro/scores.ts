/** The score sheet of Machi Koro: landmarks, which cards brought how many coins, and coins that are left. */
import type { GameScores } from "../../lib/game-client";
import { words } from "../../lib/words.svelte";
import { buildingsOf } from "./skyline";
import type { MachiKoroView } from "./view";

/** What is counted over the whole game, as the server names it. */
const TALLIES = ["blue", "green", "red", "purple", "paid"];

export const SCORES: GameScores<MachiKoroView> = {
  columns: () => ["landmarks", ...TALLIES, "coins"],
  hasTotal: false,
  isSum: false,
  cells: (row, _, view) => [
    { points: row.points[0] ?? row.total, why: "" },
    ...TALLIES.map((tally) => ({ points: row.tallies[tally] ?? 0, why: "" })),
    { points: view.coins[row.seat] ?? 0, why: "" },
  ],
  columnName: (column) => words.say(`web-score-${column}`),
  wonKey: "web-won-you-town",
  about: () => words.say("web-won-about-town"),
  buildings: (view, seat) => buildingsOf(view.cities[seat] ?? ""),
  last: () => "",
};
