/** A game without a folder of its own: options as buttons, seats, log and scores. */
import type { Game } from "./catalog";
import type { GameClient, GamePlay } from "./game-client";

/** A name as it may be read: `rock_paper` becomes "Rock paper". */
export function readable(name: string): string {
  const text = name.replaceAll(/[-_]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function genericClient(game: Game): GameClient {
  return {
    sign: "own-table",
    minutes: () => 10,
    firstRules: [],
    hasSecrets: true,
    hasOwnHeader: false,
    instrument: "bell",
    Hero: null,
    table: () => import("../components/GenericTable.svelte"),
    title: () => readable(game),
    ruleCards: () => [],
    howTo: [],
    keys: [],
  };
}

export const GENERIC_PLAY: GamePlay = {
  scenes: () => null,
  cues: () => null,
  watcherFor: () => () => null,
  endsNotice: () => () => false,
  recap: null,
  isRoundOver: () => false,
  log: {
    cardSorts: [],
    isSaid: () => true,
    isHarmless: () => false,
    group: () => {},
    heading: (_, player) => player,
    cardClass: () => "",
  },
  scores: {
    columns: (scores) => [...new Set(scores.flatMap((score) => score.sources))],
    hasTotal: true,
    isSum: true,
    cells: (row, columns) =>
      columns.map((column) => ({ points: row.points[row.sources.indexOf(column)] ?? 0, why: "" })),
    columnName: readable,
    wonKey: "web-won",
    about: () => "",
    buildings: () => [],
    last: () => "",
  },
  Flyer: null,
  CardDetail: null,
  isOwnTurn: () => true,
  hasNarrowGuide: false,
  panel: null,
};
