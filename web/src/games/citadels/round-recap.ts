/** How rounds of Citadels are told once they are over. */
import type { GameRecap } from "../../lib/game-client";
import { recapIn, roundsOf } from "./recap";
import { briefOf } from "./recap-words";
import RoundRecap from "./RoundRecap.svelte";

export const RECAP: GameRecap = {
  hasRound: (span) => recapIn(span) !== null,
  spanOf: (lines, number) => roundsOf(lines).find((round) => round.number === number && round.isComplete) ?? null,
  brief: (span) => {
    const recap = recapIn(span);
    return recap && briefOf(recap, span.players, span.seat);
  },
  Panel: RoundRecap,
};
