/** The log as people read it: rounds, turns, and sentences whose names and cards can be touched. */
import type { EventFacts, Told } from "../generated/wire";
import { factsOf, type Game } from "./catalog";
import { playOf } from "./game-plays";
import type { LogLine } from "./table.svelte";
import { words, type Name } from "./words.svelte";

/** Of which kind a card is, as the keys of its words begin. */
export type CardSort = string;

export type Part =
  | { kind: "text"; text: string }
  | { kind: "person"; text: string; seat: number }
  | { kind: "card"; text: string; id: string; sort: CardSort };

export interface Entry {
  key: string;
  seq: number;
  event: EventFacts | null;
  entry: Told["entry"] | null;
  isUndone: boolean;
}

export interface Turn {
  key: string;
  rank: number | null;
  seat: number | null;
  character: string | null;
  /** Nobody answered the call. */
  isSilent: boolean;
  /** Nobody could answer: the character was killed. */
  isKilled: boolean;
  entries: Entry[];
}

export interface Round {
  key: string;
  number: number | null;
  /** The next round has begun, even if nothing is said of it yet. */
  isOver: boolean;
  turns: Turn[];
}

/** These stand between a value and the sentence around it; no language writes them. */
const BEGIN = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";

const OF_TABLE = new Set<string>([
  "handed",
  "quieted",
  "late",
  "voted",
  "waited",
  "replaced",
  "returned",
  "stopped",
  "undid",
]);

function marked(tag: string, text: string): string {
  return `${BEGIN}${tag}${MIDDLE}${text}${END}`;
}

/** Takes a sentence apart where values were marked. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(BEGIN)) {
    const end = piece.indexOf(END);
    if (end < 0) {
      if (piece) parts.push({ kind: "text", text: piece });
      continue;
    }
    const [tag = "", text = ""] = piece.slice(0, end).split(MIDDLE);
    const [kind = "", value = ""] = tag.split(":");
    if (kind === "person") parts.push({ kind: "person", text, seat: Number(value) });
    else parts.push({ kind: "card", text, id: value, sort: kind });
    if (end + 1 < piece.length) parts.push({ kind: "text", text: piece.slice(end + 1) });
  }
  return parts;
}

/** Sentences that were said before, with what they were said for: a long log is not said anew at every move. */
const said = new WeakMap<EventFacts, { to: string; parts: Part[] }>();

/** Says an event, with its people and cards marked; one's own seat is "you". */
export function sentenceOf(game: Game, event: EventFacts, players: string[], seat: number): Part[] {
  const to = [words.language, seat, ...players].join(BEGIN);
  const before = said.get(event);
  if (before?.to === to) return before.parts;
  const parts = newSentence(game, event, players, seat);
  said.set(event, { to, parts });
  return parts;
}

function newSentence(game: Game, event: EventFacts, players: string[], seat: number): Part[] {
  const kind = factsOf(game);
  const sorts = playOf(game).log.cardSorts;
  const mark: Name = (field, value, form) => {
    const named = words.name(game, field, value, players, form);
    if (kind.people.includes(field) && typeof value === "number" && value >= 0)
      return marked(`person:${value}`, value === seat ? words.say("you", {}, game) : String(named));
    const sort = kind.word_keys[field];
    if (sort && sorts.includes(sort) && value !== "unknown")
      return marked(`${sort}:${String(value).replace(/[+?]$/, "")}`, String(named));
    return named;
  };
  return partsOf(words.sentence(game, event, words.values(game, event.about, players, mark), seat));
}

/** Says whether something was done to a seat by another one. */
export function isDoneTo(event: EventFacts, seat: number): boolean {
  const { victim, other, seat: doer } = event.about;
  return seat >= 0 && doer !== seat && (victim === seat || other === seat);
}

/** Lists the lines whose choice was taken back later. */
export function undoneLines(lines: LogLine[]): Set<number> {
  const undone = new Set<number>();
  lines.forEach((line, place) => {
    const { entry } = line;
    if (entry.entry !== "undid") return;
    for (let before = place - 1; before >= 0; before--) {
      const earlier = lines[before]!;
      if (earlier.entry.entry === "chose" && earlier.entry.seat === entry.seat && !undone.has(earlier.seq)) {
        undone.add(earlier.seq);
        return;
      }
    }
  });
  return undone;
}

function newTurn(key: string, about: Partial<Turn> = {}): Turn {
  return { key, rank: null, seat: null, character: null, isSilent: false, isKilled: false, entries: [], ...about };
}

/** Collects lines into rounds and turns; each game says which events begin one. */
export class Grouping {
  readonly rounds: Round[] = [{ key: "start", number: null, isOver: false, turns: [newTurn("start")] }];

  get turn(): Turn {
    return this.rounds.at(-1)!.turns.at(-1)!;
  }

  /** What was told in this round and stands. */
  get events(): EventFacts[] {
    const entries = this.rounds.at(-1)!.turns.flatMap((turn) => turn.entries);
    return entries.flatMap(({ event, isUndone }) => (event && !isUndone ? [event] : []));
  }

  beginRound(key: string, number: number | null): void {
    this.rounds.at(-1)!.isOver = true;
    this.rounds.push({ key, number, isOver: false, turns: [newTurn(key)] });
  }

  beginTurn(key: string, about: Partial<Turn> = {}): void {
    this.rounds.at(-1)!.turns.push(newTurn(key, about));
  }

  add(entry: Entry): void {
    this.turn.entries.push(entry);
  }
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => {
    const [mine, yours] = [one[key], other[key]];
    if (Array.isArray(mine) && Array.isArray(yours))
      return mine.length === yours.length && mine.every((each, place) => each === yours[place]);
    return mine === yours;
  });
}

/** Takes what has not changed from the groups of before, so that only the rest is drawn again. */
function keepSame<T extends { key: string }>(
  before: T[],
  now: T[],
  inside: (before: T, now: T) => T = (_, each) => each,
): T[] {
  const known = new Map(before.map((each) => [each.key, each]));
  return now.map((each) => {
    const old = known.get(each.key);
    if (!old) return each;
    const fresh = inside(old, each);
    return isSame(old, fresh) ? old : fresh;
  });
}

/** Groups the log as it was grouped before, with the same objects wherever nothing has changed. */
export function regrouped(game: Game, before: Round[], lines: LogLine[]): Round[] {
  const sameEntries = (old: Turn, turn: Turn): Turn => ({ ...turn, entries: keepSame(old.entries, turn.entries) });
  return keepSame(before, grouped(game, lines), (old, round) => ({
    ...round,
    turns: keepSame(old.turns, round.turns, sameEntries),
  }));
}

/** Groups the log by round and turn; what is said in headings is left out, and so is the chat. */
export function grouped(game: Game, lines: LogLine[]): Round[] {
  const { log } = playOf(game);
  const undone = undoneLines(lines);
  const grouping = new Grouping();
  for (const line of lines) {
    const isUndone = undone.has(line.seq);
    if (OF_TABLE.has(line.entry.entry))
      grouping.add({ key: `${line.seq}`, seq: line.seq, event: null, entry: line.entry, isUndone });
    line.events.forEach((event, place) => {
      const key = `${line.seq}-${place}`;
      if (!isUndone) log.group(grouping, event, key);
      if (log.isSaid(event)) grouping.add({ key, seq: line.seq, event, entry: null, isUndone });
    });
  }
  return grouping.rounds
    .map((round) => ({
      ...round,
      turns: round.turns.filter((turn) => turn.entries.length || turn.rank !== null || turn.seat !== null),
    }))
    .filter((round) => round.turns.length);
}
