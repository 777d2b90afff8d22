/** How rounds of Citadels are told once they are over. */
import type { GameRecap } from "../../lib/game-client";
import { recapOf, roundsOf, type Recap } from "./recap";
import RoundRecap from "./RoundRecap.svelte";

export const RECAP: GameRecap<Recap> = {
  of: recapOf,
  spanOf: (lines, number) => roundsOf(lines).find((round) => round.number === number && round.isComplete) ?? null,
  isToMe: (recap) => recap.toYou.length > 0,
  Panel: RoundRecap,
};
