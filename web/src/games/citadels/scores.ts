/** The score sheet of Citadels: every point with its reason. */
import type { GameScores, ScoreCell } from "../../lib/game-client";
import { readCards } from "../../lib/cards";
import { words } from "../../lib/words.svelte";
import { editionOf } from "./editions";
import { characterName, districtName } from "./names";
import { buildingsOf } from "./skyline";
import type { CitadelsView } from "./view";

const COLUMN_OF: Record<string, string> = {
  districts: "districts",
  all_types: "types",
  first: "completed",
  completed: "completed",
};

export const SCORES: GameScores<CitadelsView> = {
  columns: () => ["districts", "types", "completed", "special"],
  hasTotal: true,
  isSum: true,

  cells(row, columns) {
    const found: Record<string, ScoreCell> = Object.fromEntries(
      columns.map((column) => [column, { points: 0, why: "" }]),
    );
    row.sources.forEach((source, place) => {
      const column = COLUMN_OF[source] ?? "special";
      const cell = found[column]!;
      cell.points += row.points[place] ?? 0;
      if (column === "completed") cell.why = words.say(source === "first" ? "web-score-first" : "web-score-also");
      if (column === "special") cell.why = [cell.why, districtName(source)].filter(Boolean).join(", ");
    });
    return columns.map((column) => found[column]!);
  },

  columnName: (column) => words.say(`web-score-${column}`),
  wonKey: "web-won-you-city",
  about: (winner, view) => words.say("web-won-about", { points: winner?.total ?? 0, rounds: view.round }),
  tieBreak: (view) => editionOf(view.rules).tie_break[0]!,
  buildings: (view, seat) => buildingsOf(view.cities[seat] ?? ""),

  last(view, seat) {
    const names = readCards(view.characters[seat] ?? "").map(characterName);
    return names.length ? words.say("web-last-character", { characters: names.join(", ") }) : "";
  },
};
