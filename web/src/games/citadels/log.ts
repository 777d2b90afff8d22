/** How the log of Citadels is told: rounds, calls, and the turns of characters. */
import type { GameLog } from "../../lib/game-client";
import { words } from "../../lib/words.svelte";
import { character, district } from "./catalog";
import { characterName } from "./names";
import { marksOn, type CitadelsView } from "./view";

/** What happens anyway, or stands in a heading. */
const UNSAID = new Set(["rank-called", "nobody-answered", "character-revealed", "turn-ended", "round-began"]);

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

export const LOG: GameLog<CitadelsView> = {
  cardSorts: ["district", "character"],

  isSaid: ({ event, about }) => !UNSAID.has(event) && !(event.startsWith("character-p") && about.known === 0),

  isHarmless: ({ event }) => event === "crown-moved",

  toldWith({ event, about }, view) {
    const rank = Number(about.rank);
    if (event !== "nobody-answered" || !marksOn(view, rank).includes("killed")) return null;
    return words.say("web-log-killed", { character: characterName(view.cast[rank - 1] ?? "") });
  },

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
        turn.isKilled = grouping.events.some(
          (each) => each.event === "character-killed" && character(String(each.about.character)).rank === turn.rank,
        );
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
