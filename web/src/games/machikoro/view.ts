/** A town table as the server shows it, and the order in which its cards lie. */
import type { MachiKoroView } from "../../generated/games/machikoro";
import { ESTABLISHMENTS, LANDMARKS, type Colour } from "./catalog";

export type { MachiKoroView };

/** Whether a seat is on turn; after the end nobody is. */
export function isOnTurn(view: MachiKoroView, seat: number): boolean {
  return view.turn === seat && view.asked >= 0;
}

/** All establishments, the lowest roll first. */
export const BY_ROLL: string[] = Object.entries(ESTABLISHMENTS)
  .sort(([, a], [, b]) => a.rolls[0]! - b.rolls[0]! || a.rolls.length - b.rolls.length)
  .map(([card]) => card);
export const LANDMARK_ORDER: string[] = Object.keys(LANDMARKS);

export function isLandmark(card: string): boolean {
  return card in LANDMARKS;
}

export function colourOf(card: string): Colour | "landmark" {
  return ESTABLISHMENTS[card]?.colour ?? "landmark";
}

export function priceOf(card: string): number {
  return ESTABLISHMENTS[card]?.price ?? LANDMARKS[card]?.price ?? 0;
}

/** Writes the rolls of a card: "9", or "9–10". */
export function rollText(card: string): string {
  const rolls = ESTABLISHMENTS[card]?.rolls ?? [];
  return rolls.length > 1 ? `${rolls[0]}–${rolls.at(-1)}` : String(rolls[0] ?? "");
}

export interface Standing {
  card: string;
  count: number;
}

/** Lists the establishments of a town, the lowest roll first. */
export function establishmentsOf(city: Record<string, number>): Standing[] {
  return BY_ROLL.filter((card) => city[card]).map((card) => ({ card, count: city[card]! }));
}

export function countOf(city: Record<string, number>): number {
  return establishmentsOf(city).reduce((sum, { count }) => sum + count, 0);
}

/** Lists the other seats as they sit, clockwise from the own one. */
export function othersOf(seat: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, distance) => (seat + distance + 1) % seats);
}
