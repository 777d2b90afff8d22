/** What a person may see of a table of Citadels, and small ways to read it. */
import type { CitadelsView } from "../../generated/games/citadels";
import { readCards } from "../../lib/cards";
import { character } from "./catalog";

export type { CitadelsView };

/** A district as it stands in a city. */
export interface Place {
  district: string;
  /** As options write it: `manor` or `manor+`. */
  place: string;
  isBeautified: boolean;
  isFaceDown: boolean;
}

export function cityOf(view: CitadelsView, seat: number): Place[] {
  return readCity(view.cities[seat] ?? "");
}

export function readCity(text: string): Place[] {
  return readCards(text).map((place) => ({
    district: place.replace(/[+?]$/, ""),
    place,
    isBeautified: place.endsWith("+"),
    isFaceDown: place.endsWith("?"),
  }));
}

export function handOf(view: CitadelsView, seat: number): string[] {
  return readCards(view.hands[seat] ?? "");
}

/** The other seats clockwise; all of them, for one who only watches. */
export function othersOf(seats: number, own: number): number[] {
  if (own < 0) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, distance) => (own + distance + 1) % seats);
}

/** Whose turn it is, which others may interrupt. */
export function turnOf(view: CitadelsView): { seat: number; acting: string | null } | null {
  for (const each of view.agenda) {
    if (each.step === "turn" || each.step === "end_turn" || each.step === "end_bewitched")
      return { seat: each.seat, acting: each.acting };
    if (each.step === "gather_only") return { seat: each.seat, acting: null };
  }
  return null;
}

/** Whether characters are being chosen: also between two choices, while nobody is asked and no rank has been called. */
export function isDraft(view: CitadelsView): boolean {
  const step = view.agenda[0]?.step;
  return step === "draft" || step === "lay_in_place" || (view.asked < 0 && view.called === 0);
}

/** How many characters a seat gets in a round. */
export function characterCount(view: CitadelsView): number {
  return view.seats <= 3 ? 2 : 1;
}

/** The ranks that a seat is known to hold. */
export function ranksOf(view: CitadelsView, seat: number): number[] {
  return readCards(view.characters[seat] ?? "").map((each) => character(each).rank);
}

export function isRevealed(view: CitadelsView, rank: number): boolean {
  return view.revealed.some((each) => character(each).rank === rank);
}

export function marksOn(view: CitadelsView, rank: number): string[] {
  return view.marks.filter(([, marked]) => character(marked).rank === rank).map(([mark]) => mark);
}

export type RankState = "coming" | "now" | "answered" | "silent" | "open" | "killed";

/** How far the call has come with a rank. */
export function rankState(view: CitadelsView, rank: number): RankState {
  const isKilled = marksOn(view, rank).includes("killed");
  if (isRevealed(view, rank)) return view.called === rank && !isKilled ? "now" : "answered";
  if (readCards(view.face_up).some((each) => character(each).rank === rank)) return "open";
  if (isKilled) return "killed";
  if (rank < view.called) return "silent";
  return rank === view.called ? "now" : "coming";
}

/** The cells of the grid of cities: clockwise, up the left column and down the right one. */
export function cellOf(place: number, others: number): { column: number; row: number } {
  if (others <= 3) return { column: place + 1, row: 1 };
  const rows = Math.ceil(others / 2);
  if (place < rows) return { column: 1, row: rows - place };
  return { column: 2, row: place - rows + 1 + (2 * rows - others) };
}
