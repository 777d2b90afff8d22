/** What the server foretold of the roll that has fallen. */
import type { EventFacts, ForecastFacts, OutcomeFacts } from "../../generated/wire";
import type { TableState } from "../../lib/table.svelte";
import { standingEvents, sumOf, type LastRoll } from "./income";

/** The roll that is being shown and has not fallen yet. */
export function inAir({ beat, lines }: Pick<TableState, "beat" | "lines">): EventFacts | null {
  const thrown = beat?.events.find(({ event }) => event === "dice-rolled");
  return thrown && !standingEvents(lines).includes(thrown) ? thrown : null;
}

/** Questions before all of a roll is paid. */
export const UNDECIDED: ReadonlySet<string> = new Set(["reroll", "rival", "offer", "demand"]);

export function outcomeOf(forecast: ForecastFacts[], roll: LastRoll | null): OutcomeFacts | null {
  if (!roll) return null;
  const sum = sumOf(roll);
  return forecast[roll.seat]?.outcomes.find((outcome) => outcome.roll === sum) ?? null;
}
