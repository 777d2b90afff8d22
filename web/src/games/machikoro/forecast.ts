/** What each roll would bring, as the server foretells it: sums and averages of that. */
import type { ForecastFacts, OutcomeFacts, ProspectFacts } from "../../generated/wire";
import { words } from "../../lib/words.svelte";
import { gainOf } from "./income";

/** In how many ways one die, and two dice, can fall. */
const ALL_WAYS = [6, 36];

/** What a roll would bring one seat, and how likely it is. */
export interface Bar {
  roll: number;
  /** From 0 to 1. */
  chance: number;
  coins: number;
}

function chanceOf(outcome: OutcomeFacts, dice: number): number {
  return (outcome.ways[dice - 1] ?? 0) / (ALL_WAYS[dice - 1] ?? 1);
}

/** Lists what the rolls of somebody with so many dice would bring a seat. */
export function barsOf(forecast: ForecastFacts, seat: number, dice: number): Bar[] {
  return forecast.outcomes
    .map((outcome) => ({
      roll: outcome.roll,
      chance: chanceOf(outcome, dice),
      coins: gainOf(outcome.payments, seat),
    }))
    .filter(({ chance }) => chance > 0);
}

/** Lists what own rolls would bring with one more card. */
export function barsWith(prospect: ProspectFacts, forecast: ForecastFacts, dice: number): Bar[] {
  return forecast.outcomes
    .map((outcome) => ({
      roll: outcome.roll,
      chance: chanceOf(outcome, dice),
      coins: prospect.coins[outcome.roll - 1] ?? 0,
    }))
    .filter(({ chance }) => chance > 0);
}

/** What a roll brings on average. */
export function averageOf(bars: Bar[]): number {
  return bars.reduce((sum, { chance, coins }) => sum + chance * coins, 0);
}

/** How likely it is that a roll brings more than so many coins. */
export function chanceOver(bars: Bar[], coins = 0): number {
  return bars.filter((bar) => bar.coins > coins).reduce((sum, { chance }) => sum + chance, 0);
}

/** The number of dice that brings more on average. */
export function bestDice(forecast: ForecastFacts, seat: number): number {
  if (forecast.dice < 2) return 1;
  return averageOf(barsOf(forecast, seat, 2)) >= averageOf(barsOf(forecast, seat, 1)) ? 2 : 1;
}

/** The cards because of which a seat wins or loses coins by a roll, each once. */
export function cardsOf(outcome: OutcomeFacts, seat: number): string[] {
  const own = outcome.payments.filter((paid) => paid.seat === seat || paid.victim === seat);
  return [...new Set(own.map(({ card }) => card))];
}

/** Whether a card in a town is going to earn by a roll. */
export function isAnswering(outcome: OutcomeFacts | null, seat: number, card: string): boolean {
  return outcome?.payments.some((paid) => paid.seat === seat && paid.card === card) ?? false;
}

/** Writes coins on average, with their sign and one digit. */
export function averageText(coins: number): string {
  const rounded = Math.round(coins * 10) / 10;
  const digits = Math.abs(rounded).toLocaleString(words.language, { minimumFractionDigits: 1 });
  return `${rounded < 0 ? "−" : "+"}${digits}`;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
