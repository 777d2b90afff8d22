/** Which sound belongs to what happens at a table. Nothing is heard here: sounds.ts makes the sounds. */
import type { EventFacts } from "../generated/wire";

/** All cues; the first two are the ones that a quiet device keeps. */
export const CUES = [
  "turn", "asked", "done", "called", "silence", "pass", "coins", "drawn", "built", "destroyed", "crown", "dice", "tick", "won", "over",
] as const;
export type Cue = (typeof CUES)[number];

/** How many milliseconds each lasts; coins are one clink, and more of them last longer. */
export const LENGTHS: Record<Cue, number> = {
  turn: 600, asked: 500, done: 400, called: 500, silence: 500, pass: 250, coins: 80, drawn: 180, built: 250, destroyed: 500, crown: 500, dice: 600,
  tick: 60, won: 1600, over: 1600,
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

/** Every event has its place here, with null if it makes no sound; a test names those that are missing. */
const OF_EVENT: Record<string, Cue | null> = {
  "character-revealed": "called",
  "killed-shown": "called",
  "guest-joined": "called",
  "nobody-answered": "silence",
  "character-picked": "pass",
  "character-put-away": "pass",
  "character-taken-blind": "pass",
  "gold-gathered": "coins",
  "character-paid": "coins",
  "district-paid": "coins",
  "tax-collected": "coins",
  "tax-paid": "coins",
  "gold-stolen": "coins",
  "bribe-paid": "coins",
  "threat-unmasked": "coins",
  "gold-taken": "coins",
  "gold-borrowed": "coins",
  "tax-taken": "coins",
  "gold-hidden": "coins",
  "gold-fetched": "coins",
  "district-beautified": "coins",
  "coins-earned": "coins",
  "coins-taken": "coins",
  "cards-drawn": "drawn",
  "card-taken": "drawn",
  "card-given": "drawn",
  "hands-swapped": "drawn",
  "fair-card-taken": "drawn",
  "district-recovered": "drawn",
  "card-turned-up": "drawn",
  "district-built": "built",
  "district-confiscated": "built",
  "district-seized": "built",
  "districts-exchanged": "built",
  "card-built": "built",
  "cards-exchanged": "built",
  "district-destroyed": "destroyed",
  "district-razed": "destroyed",
  "crown-moved": "crown",
  "dice-rolled": "dice",
  "income-taken": "coins",
  "round-began": null, "characters-exchanged": null, "rank-called": null, "turn-resumed": null, "turn-ended": null, "city-completed": null,
  "character-killed": null, "character-bewitched": null, "character-robbed": null, "warrants-placed": null, "threats-placed": null,
  "bribe-refused": null, "bluff-unmasked": null, "threat-left": null, "cards-seen": null, "cards-discarded": null, "card-tucked": null,
  "district-used": null, "hand-seen": null, "spy-reported": null, "type-declared": null, "game-ended": null, "thanks-given": null,
  "turn-lost": null, "goal-lowered": null, "goal-restored": null, "district-turned": null, "guest-drawn": null, "character-replaced": null,
  "character-seen": null, "partnership-made": null, "partnership-ended": null, "district-attached": null, "fair-opened": null,
  "card-revealed": null, "turn-began": null, "nothing-built": null, "game-won": null,
  "roll-raised": null, "card-closed": null, "card-reopened": null,
};

/** Finds the sound of an event; most have none. */
export function soundOf({ event, about }: EventFacts): Sound | null {
  if (event === "income-taken") {
    if (about["gold"]) return { cue: "coins", count: Number(about["gold"]) };
    return about["cards"] ? { cue: "drawn", count: 1 } : null;
  }
  const cue = OF_EVENT[event];
  if (!cue) return null;
  if (cue !== "coins") return { cue, count: 1 };
  const count = Number(about["gold"] ?? about["coins"] ?? 1);
  return count > 0 ? { cue, count } : null;
}

/** Finds the sounds of what has just happened: each once, the coins together, and not too many. */
export function soundsOf(events: EventFacts[]): Sound[] {
  const sounds = new Map<Cue, Sound>();
  for (const event of events) {
    const sound = soundOf(event);
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
