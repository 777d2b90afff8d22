/** What one who looks at a table may conclude about the characters of the round. */
import type { EventFacts } from "../../generated/wire";
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
  key: "silent" | "exchanged" | "passed" | "between" | "before" | "laid";
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
  for (const { event, about } of events as EventFacts[]) {
    if (event === "round-began") number = Number(about.number);
    else if (event === "characters-exchanged" && number === round)
      heard.exchanges.push([Number(about.seat), Number(about.other)]);
    else if ((event === "character-revealed" || event === "killed-shown") && number < round)
      heard.shown.push({ round: number, seat: Number(about.seat), character: String(about.character) });
  }
  return heard;
}

/** The newest things that are known and do not lie open, the last one first. */
export function factsOf(view: CitadelsView, heard: Heard = NOTHING_HEARD): Fact[] {
  const silent = silentCharacters(view);
  return [
    ...(silent.length ? [{ key: "silent", characters: silent, seats: [] } as Fact] : []),
    ...heard.exchanges.map((seats): Fact => ({ key: "exchanged", characters: [], seats })),
    ...draftFacts(view),
  ].slice(0, MOST_FACTS);
}

/** What follows from the own picks: what was passed on, what did not come back, what was gone before. */
function draftFacts(view: CitadelsView): Fact[] {
  if (view.viewer < 0) return [];
  const progress = progressOf(view);
  const offerings = offeringsOf(view, progress).filter(({ stage }) => progress.isPast(stage));
  const [first, last] = [offerings[0], offerings.at(-1)];
  if (!first || !last) return [];
  const faceUp = readCards(view.face_up);
  const putAway = readCards(view.put_away[view.viewer] ?? "");
  const own = [...readCards(view.characters[view.viewer] ?? ""), ...putAway];
  const seatsWithin = (from: number, to: number) =>
    [...new Set(progress.plan.slice(from, to).map(({ seat }) => seat))].filter((seat) => seat !== view.viewer);
  const isLast = !seatsWithin(last.stage + 1, progress.plan.length).length;
  const facts: Fact[] = [
    {
      key: "passed",
      characters: isLast ? [] : last.characters.filter((each) => !own.includes(each)),
      seats: seatsWithin(last.stage + 1, progress.plan.length),
    },
    { key: "laid", characters: putAway, seats: [] },
    {
      key: "between",
      characters:
        first === last || first.packet !== last.packet
          ? []
          : first.characters.filter((each) => !last.characters.includes(each) && !own.includes(each)),
      seats: seatsWithin(first.stage + 1, last.stage),
    },
    {
      key: "before",
      characters: view.cast.filter(
        (each) =>
          !faceUp.includes(each) &&
          !offerings.some(({ characters }) => characters.includes(each)) &&
          !own.includes(each),
      ),
      seats: seatsWithin(0, first.stage),
    },
  ];
  return facts.filter(({ characters }) => characters.length);
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
