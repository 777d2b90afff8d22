/** What is seen of an event: one short scene each. */
import type { EventFacts } from "../generated/wire";
import type { EventLookup, EventTable } from "./event-table";

/** Where something is on the page: the first of these `data-anchor`s that can be seen. */
export type Place = string[];
/** Which back a card shows that is face down: a class of the game's own drawing. */
export type Back = string;

/** Coins, cards or something else of a game on their way. */
export interface Flight {
  thing: string;
  from: Place;
  to: Place;
  count: number;
  /** The card that is seen on its way; null if it is face down. */
  face: string | null;
  back: Back;
  /** What it touches on its way; without it the way is straight. */
  via?: Place;
  /** How often it turns over on its way. */
  turns?: number;
}

/** A thing that stays where it is and moves there. */
export interface Stir {
  how: "pop" | "shake" | "tumble" | "fade" | "glow" | "bounce";
  at: Place;
}

export interface Scene {
  event: string;
  /** How long things move, in milliseconds at the usual pace. */
  ms: number;
  /** How long they are left standing before the next scene begins. */
  hold: number;
  /** Whether an act that ends with it may be shorter than acts of others usually are. */
  isBrief: boolean;
  flights: Flight[];
  stirs: Stir[];
  /** Whether its sentence is called out, in large letters. */
  isLoud: boolean;
  /** Scenes with the same mark that follow each other play as one. */
  joins: string | null;
  /** Where many of these follow each other, most of them play as one and are told in this short way: a key of words. */
  short: string | null;
}

export type Made = Partial<Omit<Scene, "event">>;
/** How every event of a game is shown. */
export type ScenesOf<Events> = EventTable<Events, Made>;
/** The same for any game; what is not there changes without a scene. */
export type SceneTable = EventLookup<Made>;

/** How long a scene is usually left standing. */
export const HOLD = 500;
export const STEP = 240;
export const TRAVEL = 420;
export const MOMENT = 900;
/** More coins than these are not drawn; the number tells them. */
export const MOST_DRAWN = 6;
export const BANK: Place = ["bank"];
export const DECK: Place = ["deck", "bank"];

export const gold = (seat: number): Place => [`gold-${seat}`, `city-${seat}`];
export const hand = (seat: number): Place => [`hand-${seat}`, `gold-${seat}`, `city-${seat}`];
export const city = (seat: number): Place => [`city-${seat}`, `gold-${seat}`];

/** The card that is named, or the first of several; null if it is unknown. */
export function known(value: string | string[]): string | null {
  const id = Array.isArray(value) ? value[0] : value;
  return id !== undefined && id !== "unknown" ? id.replace(/\W+$/, "") : null;
}

export function coins(from: Place, to: Place, count: number): Flight[] {
  return count > 0 ? [{ thing: "coin", from, to, count: Math.min(count, MOST_DRAWN), face: null, back: "card" }] : [];
}

export function cards(from: Place, to: Place, count = 1, face: string | null = null, back: Back = "card"): Flight[] {
  return count > 0 ? [{ thing: "card", from, to, count: Math.min(count, MOST_DRAWN), face, back }] : [];
}

export const glow = (at: Place): Made => ({ ms: STEP, stirs: [{ how: "glow", at }] });
export const atSeat = (about: { seat: number }): Made => glow(city(about.seat));

/** Makes the scene of an event; an event that nobody knows has none. */
export function sceneOf(table: SceneTable, event: EventFacts): Scene | null {
  const made = table(event);
  return made
    ? {
        event: event.event,
        ms: TRAVEL,
        hold: HOLD,
        isBrief: false,
        flights: [],
        stirs: [],
        isLoud: false,
        joins: null,
        short: null,
        ...made,
      }
    : null;
}
