/** How the log of Machi Koro is told: turn by turn. */
import type { GameLog } from "../../lib/game-client";
import { words } from "../../lib/words.svelte";
import type { MachiKoroView } from "./view";

export const LOG: GameLog<MachiKoroView> = {
  cardSorts: ["card"],

  isSaid: ({ event }) => event !== "turn-began",

  isHarmless: () => false,

  group(grouping, { event, about }, key) {
    if (event === "turn-began") grouping.beginTurn(key, { seat: Number(about.seat) });
  },

  heading: (_, player) => player || words.say("web-log-draft"),

  cardClass: () => "",
};
