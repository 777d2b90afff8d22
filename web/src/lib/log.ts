/** The log as people read it: rounds, turns, and sentences whose names and cards can be touched. */
import type { EventFacts, Told } from "../generated/wire";
import { KINDS, type Game } from "./catalog";
import type { LogLine } from "./table.svelte";
import { words } from "./words.svelte";

export type CardSort = "district" | "character" | "card";

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
  entries: Entry[];
}

export interface Round {
  key: string;
  number: number | null;
  turns: Turn[];
}

/** These stand between a value and the sentence around it; no language writes them. */
const BEGIN = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";

/** What happens anyway, or stands in a heading. */
const UNSAID = new Set(["rank-called", "nobody-answered", "character-revealed", "turn-ended", "turn-began", "round-began"]);
const OF_TABLE = new Set<string>(["handed", "quieted", "late", "voted", "waited", "replaced", "returned", "stopped", "undid"]);

function isSort(key: string | undefined): key is CardSort {
  return key === "district" || key === "character" || key === "card";
}

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
    else if (isSort(kind)) parts.push({ kind: "card", text, id: value, sort: kind });
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
  const kind = KINDS[game];
  const mark = (field: string, value: unknown): string | number => {
    const named = words.name(game, field, value, players);
    if (kind.people.includes(field) && typeof value === "number" && value >= 0)
      return marked(`person:${value}`, value === seat ? words.say("you", {}, game) : String(named));
    const sort = kind.word_keys[field];
    if (isSort(sort) && value !== "unknown") return marked(`${sort}:${String(value).replace(/[+?]$/, "")}`, String(named));
    return named;
  };
  const values = Object.fromEntries(
    Object.entries(event.about).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map((each) => mark(field, each)).join(", ") : mark(field, value),
    ]),
  );
  return partsOf(words.say(`event-${event.event}`, values, game));
}

/** Says whether something was done to a seat by another one. */
export function isDoneTo(event: EventFacts, seat: number): boolean {
  const { victim, other, seat: doer } = event.about;
  return seat >= 0 && doer !== seat && (victim === seat || other === seat) && event.event !== "crown-moved";
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
  return { key, rank: null, seat: null, character: null, isSilent: false, entries: [], ...about };
}

function number(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Collects lines into rounds and turns. */
class Grouping {
  readonly rounds: Round[] = [{ key: "start", number: null, turns: [newTurn("start")] }];

  private get round(): Round {
    return this.rounds.at(-1)!;
  }

  private get turn(): Turn {
    return this.round.turns.at(-1)!;
  }

  private begin(turn: Turn): void {
    this.round.turns.push(turn);
  }

  hear(event: EventFacts, key: string): void {
    const { about } = event;
    switch (event.event) {
      case "round-began":
        this.rounds.push({ key, number: number(about["number"]), turns: [newTurn(key, { seat: null })] });
        break;
      case "rank-called":
        this.begin(newTurn(key, { rank: number(about["rank"]) }));
        break;
      case "nobody-answered":
        this.turn.isSilent = true;
        break;
      case "character-revealed":
      case "turn-resumed":
        if (this.turn.seat !== null) this.begin(newTurn(key, { rank: this.turn.rank }));
        this.turn.seat = number(about["seat"]);
        this.turn.character = String(about["character"]);
        this.turn.isSilent = false;
        break;
      case "turn-began":
        this.begin(newTurn(key, { seat: number(about["seat"]) }));
        break;
    }
  }

  add(entry: Entry): void {
    this.turn.entries.push(entry);
  }
}

function isSaid(event: EventFacts): boolean {
  return !UNSAID.has(event.event) && !(event.event.startsWith("character-p") && event.about["known"] === 0);
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => {
    const [mine, yours] = [one[key], other[key]];
    if (Array.isArray(mine) && Array.isArray(yours)) return mine.length === yours.length && mine.every((each, place) => each === yours[place]);
    return mine === yours;
  });
}

/** Takes what has not changed from the groups of before, so that only the rest is drawn again. */
function keepSame<T extends { key: string }>(before: T[], now: T[], inside: (before: T, now: T) => T = (_, each) => each): T[] {
  const known = new Map(before.map((each) => [each.key, each]));
  return now.map((each) => {
    const old = known.get(each.key);
    if (!old) return each;
    const fresh = inside(old, each);
    return isSame(old, fresh) ? old : fresh;
  });
}

/** Groups the log as it was grouped before, with the same objects wherever nothing has changed. */
export function regrouped(before: Round[], lines: LogLine[]): Round[] {
  const sameEntries = (old: Turn, turn: Turn): Turn => ({ ...turn, entries: keepSame(old.entries, turn.entries) });
  return keepSame(before, grouped(lines), (old, round) => ({ ...round, turns: keepSame(old.turns, round.turns, sameEntries) }));
}

/** Groups the log by round and turn; what is said in headings is left out, and so is the chat. */
export function grouped(lines: LogLine[]): Round[] {
  const undone = undoneLines(lines);
  const grouping = new Grouping();
  for (const line of lines) {
    const isUndone = undone.has(line.seq);
    if (OF_TABLE.has(line.entry.entry)) grouping.add({ key: `${line.seq}`, seq: line.seq, event: null, entry: line.entry, isUndone });
    line.events.forEach((event, place) => {
      const key = `${line.seq}-${place}`;
      if (!isUndone) grouping.hear(event, key);
      if (isSaid(event)) grouping.add({ key, seq: line.seq, event, entry: null, isUndone });
    });
  }
  return grouping.rounds
    .map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.entries.length || turn.rank !== null || turn.seat !== null) }))
    .filter((round) => round.turns.length);
}
