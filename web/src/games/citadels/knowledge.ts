/** What one who looks at a table may conclude about the characters of the round. */
import { readCards } from "../../lib/cards";
import { undoneLines } from "../../lib/log";
import type { LogLine } from "../../lib/table.svelte";
import { character as look } from "./catalog";
import { OUT, progressOf, type Holder } from "./draft-ways";
import { offeringsOf, possibleHolders, silentCharacters, type SeatPair } from "./possible-holders";
import { othersOf, type CitadelsView } from "./view";

export { OUT };

export type Certainty = "certain" | "possible" | "impossible";

export interface KnowledgeRow {
  character: string;
  rank: number;
  isOwn: boolean;
  isOpen: boolean;
  isKilled: boolean;
  /** For each column: a seat, or OUT. */
  cells: Map<Holder, Certainty>;
}

/** A sentence: the end of its key, the characters and the seats that it names. */
export interface Fact {
  key: "silent" | "exchanged" | "passed" | "laid" | "share" | "hold";
  characters: string[];
  seats: number[];
}

/** A character that a seat has shown in an earlier round. */
export interface Shown {
  round: number;
  seat: number;
  character: string;
}

/** What the log tells of characters. */
export interface Heard {
  exchanges: SeatPair[];
  shown: Shown[];
}

export interface Remembered {
  seat: number;
  cards: string[];
  shown: Shown[];
}

const MOST_FACTS = 3;
const ROUNDS_REMEMBERED = 3;
export const NOTHING_HEARD: Heard = { exchanges: [], shown: [] };

/** The columns of the grid: the other seats clockwise, then those that nobody has. */
export function columnsOf(view: CitadelsView): Holder[] {
  return [...othersOf(view.seats, view.viewer), OUT];
}

/** The grid: who may have which character. */
export function knowledgeOf(view: CitadelsView, heard: Heard = NOTHING_HEARD): KnowledgeRow[] {
  const possible = possibleHolders(view, heard.exchanges);
  const own = readCards(view.characters[view.viewer] ?? "");
  const killed = view.marks.filter(([mark]) => mark === "killed").map(([, marked]) => marked);
  const faceUp = readCards(view.face_up);
  return view.cast.map((character) => {
    const holders = possible.get(character)!;
    const certainty = (holder: Holder): Certainty => {
      if (!holders.has(holder)) return "impossible";
      return holders.size === 1 ? "certain" : "possible";
    };
    return {
      character,
      rank: look(character).rank,
      isOwn: own.includes(character),
      isOpen: faceUp.includes(character),
      isKilled: killed.includes(character),
      cells: new Map(columnsOf(view).map((holder) => [holder, certainty(holder)])),
    };
  });
}

/** The other seats that may have a character. */
export function holdersOf(rows: KnowledgeRow[], character: string): number[] {
  const cells = rows.find((row) => row.character === character)?.cells ?? new Map<Holder, Certainty>();
  return [...cells].filter(([holder, cell]) => holder !== OUT && cell !== "impossible").map(([holder]) => holder);
}

/** Reads what a log tells of characters; a choice that was taken back tells nothing. */
export function heardIn(lines: LogLine[], round: number): Heard {
  const undone = undoneLines(lines);
  const events = lines.filter(({ seq }) => !undone.has(seq)).flatMap((line) => line.events);
  const heard: Heard = { exchanges: [], shown: [] };
  let number = 0;
  for (const { event, about } of events) {
    if (event === "round-began") number = Number(about.number);
    else if (event === "characters-exchanged" && number === round)
      heard.exchanges.push([Number(about.seat), Number(about.other)]);
    else if ((event === "character-revealed" || event === "killed-shown") && number < round)
      heard.shown.push({ round: number, seat: Number(about.seat), character: String(about.character) });
  }
  return heard;
}

/** The newest things that are known and do not lie open, the last one first. */
export function factsOf(view: CitadelsView, rows: KnowledgeRow[], heard: Heard = NOTHING_HEARD): Fact[] {
  const silent = silentCharacters(view);
  return [
    ...(silent.length ? [{ key: "silent", characters: silent, seats: [] } as Fact] : []),
    ...heard.exchanges.map((seats): Fact => ({ key: "exchanged", characters: [], seats })),
    ...draftFacts(view, rows),
  ].slice(0, MOST_FACTS);
}

/** What follows from the own picks: what was passed on, what did not come back, what was gone before. */
function draftFacts(view: CitadelsView, rows: KnowledgeRow[]): Fact[] {
  const progress = progressOf(view);
  const offerings = offeringsOf(view, progress);
  const [first, last] = [offerings[0], offerings.at(-1)];
  if (!first || !last) return [];
  const putAway = readCards(view.put_away[view.viewer] ?? "");
  const own = [...readCards(view.characters[view.viewer] ?? ""), ...putAway];
  // Where two packets go round, the first one is passed on and the second one is kept or put away.
  const areTwo = progress.plan.some(({ packet }) => packet !== first.packet);
  const past = offerings.filter(({ stage }) => progress.isPast(stage));
  const passing = areTwo ? past[0] : past.at(-1);
  const later = passing ? progress.plan.slice(passing.stage + 1).map(({ seat }) => seat) : [];
  const receivers = othersOf(view.seats, view.viewer).filter((seat) => later.includes(seat));
  const passed: Fact = {
    key: "passed",
    characters: passing && receivers.length ? passing.characters.filter((each) => !own.includes(each)) : [],
    seats: receivers,
  };
  const laid: Fact = { key: "laid", characters: putAway, seats: [] };
  const seen = offerings.flatMap(({ characters }) => characters);
  const missing = areTwo ? [] : first.characters.filter((each) => !last.characters.includes(each));
  const unseen = areTwo && first === last ? [] : view.cast.filter((each) => !seen.includes(each));
  return [passed, laid, sharedFact(rows, missing), sharedFact(rows, unseen)].filter(
    ({ characters }) => characters.length,
  );
}

/** Who has some characters between them, of which it is not certain who has which. */
function sharedFact(rows: KnowledgeRow[], characters: string[]): Fact {
  const open = rows.filter(
    ({ character, isOwn, cells }) =>
      characters.includes(character) && !isOwn && ![...cells.values()].includes("certain"),
  );
  const holders = open.flatMap(({ cells }) => [...cells].filter(([, cell]) => cell === "possible"));
  const seats = [...new Set(holders.map(([holder]) => holder))];
  return {
    key: seats.includes(OUT) ? "share" : "hold",
    characters: open.map(({ character }) => character),
    seats: seats.filter((seat) => seat !== OUT),
  };
}

/** What is remembered of each other seat: cards of its hand, and its characters of the last rounds. */
export function rememberedOf(view: CitadelsView, heard: Heard = NOTHING_HEARD): Remembered[] {
  return othersOf(view.seats, view.viewer)
    .map((seat) => ({
      seat,
      cards: readCards(view.hands[seat] ?? "").filter((each) => each !== "unknown"),
      shown: heard.shown.filter((each) => each.seat === seat && each.round >= view.round - ROUNDS_REMEMBERED).reverse(),
    }))
    .filter(({ cards, shown }) => cards.length || shown.length);
}
