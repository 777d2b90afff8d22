/** Which sound belongs to what happens at a table. Nothing is heard here: sounds.ts makes the sounds. */
import type { EventFacts } from "../generated/wire";
import { isOf, type EventLookup } from "./event-table";

/** All cues; the first two are the ones that a quiet device keeps. */
export const CUES = [
  "turn",
  "asked",
  "done",
  "called",
  "silence",
  "pass",
  "coins",
  "drawn",
  "built",
  "destroyed",
  "crown",
  "dice",
  "tick",
  "won",
  "over",
] as const;
export type Cue = (typeof CUES)[number];

/** How many milliseconds each lasts; coins are one clink, and more of them last longer. */
export const LENGTHS: Record<Cue, number> = {
  turn: 600,
  asked: 500,
  done: 400,
  called: 500,
  silence: 500,
  pass: 250,
  coins: 80,
  drawn: 180,
  built: 250,
  destroyed: 500,
  crown: 500,
  dice: 600,
  tick: 60,
  won: 1600,
  over: 1600,
};

export interface Sound {
  cue: Cue;
  /** How many coins there are. */
  count: number;
}

/** How a device wants to be spoken to. */
export interface Hearing {
  /** From 0 to 100. */
  volume: number;
  isMuted: boolean;
  isQuiet: boolean;
  isHidden: boolean;
}

const COINS_A_CLINK = 3;
const MOST_CLINKS = 4;
/** More sounds than these at once are noise. */
export const MOST_AT_ONCE = 3;

/** The sound of every event of a game, null where it makes none; where it depends on more, a function finds it. */
export type CuesOf<Events> = { [Name in keyof Events]: Cue | null | ((about: Events[Name]) => Sound | null) };
/** The same for any game. */
export type CueTable = EventLookup<Sound>;

/** Lets the sounds of one game be asked about any event; most have none. */
export function cueTable<Events>(cues: CuesOf<Events>): CueTable {
  return (event) => {
    if (!isOf(cues, event)) return null;
    const cue = cues[event.event];
    if (typeof cue === "function") return cue(event.about);
    if (cue !== "coins") return cue && { cue, count: 1 };
    const count = Number(event.about.gold ?? event.about.coins ?? 1);
    return count > 0 ? { cue, count } : null;
  };
}

/** Finds the sounds of what has just happened: each once, the coins together, and not too many. */
export function soundsOf(table: CueTable, events: EventFacts[]): Sound[] {
  const sounds = new Map<Cue, Sound>();
  for (const event of events) {
    const sound = table(event);
    if (!sound) continue;
    const before = sounds.get(sound.cue);
    sounds.set(sound.cue, before ? { ...before, count: before.count + sound.count } : sound);
  }
  return [...sounds.values()].slice(0, MOST_AT_ONCE);
}

/** What is asked of the own seat, and whose turn it is meanwhile. */
export interface Question {
  number: number;
  isOwnTurn: boolean;
}

/** Finds the sound of a question: the first one of a turn, and each one out of turn. */
export function soundOfQuestion(before: Question | null, now: Question | null): Cue | null {
  if (!now || before?.number === now.number) return null;
  if (!now.isOwnTurn) return "asked";
  return before?.isOwnTurn ? null : "turn";
}

/** One clink for every three coins, up to four. */
export function clinksOf(coins: number): number {
  return Math.max(1, Math.min(MOST_CLINKS, Math.ceil(coins / COINS_A_CLINK)));
}

/** Says whether a device lets a cue be heard. */
export function isHeard(cue: Cue, { volume, isMuted, isQuiet, isHidden }: Hearing): boolean {
  if (isMuted || volume <= 0) return false;
  if (isHidden) return cue === "turn";
  return !isQuiet || cue === "turn" || cue === "asked";
}
