/** How the log of Citadels is told: rounds, calls, and the turns of characters. */
import type { GameLog } from "../../lib/game-client";
import { words } from "../../lib/words.svelte";
import { character, district } from "./catalog";
import { characterName } from "./names";
import type { CitadelsView } from "./view";

/** What happens anyway, or stands in a heading. */
const UNSAID = new Set(["rank-called", "nobody-answered", "character-revealed", "turn-ended", "round-began"]);

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

export const LOG: GameLog<CitadelsView> = {
  cardSorts: ["district", "character"],

  isSaid: ({ event, about }) => !UNSAID.has(event) && !(event.startsWith("character-p") && about.known === 0),

  isHarmless: ({ event }) => event === "crown-moved",

  group(grouping, { event, about }, key) {
    const turn = grouping.turn;
    switch (event) {
      case "round-began":
        grouping.beginRound(key, number(about.number));
        break;
      case "rank-called":
        grouping.beginTurn(key, { rank: number(about.rank) });
        break;
      case "nobody-answered":
        turn.isSilent = true;
        break;
      case "character-revealed":
      case "turn-resumed":
        if (turn.seat !== null) grouping.beginTurn(key, { rank: turn.rank });
        Object.assign(grouping.turn, { seat: number(about.seat), character: String(about.character), isSilent: false });
        break;
    }
  },

  heading(turn, player, view) {
    const name = turn.character ?? view?.cast.find((each) => character(each).rank === turn.rank);
    if (name && player) return words.say("web-log-turn", { character: characterName(name), player });
    if (name) return characterName(name);
    if (turn.rank !== null) return words.say("web-rank", { rank: turn.rank });
    return player || words.say("web-log-draft");
  },

  cardClass: (sort, id) => (sort === "district" ? `t-${district(id).type}` : ""),
};
