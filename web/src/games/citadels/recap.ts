/** What happened in rounds of Citadels, sorted for one seat: done to it, done in the town, built and burnt. */
import type { CitadelsEvent } from "../../generated/games/citadels";
import type { RecapSpan } from "../../lib/game-client";
import { undoneLines } from "../../lib/log";
import type { LogLine } from "../../lib/table.svelte";
import { cityRows, type CityRow } from "./recap-cities";
import { deedsOf, sortedTown, sortedToYou, type Deed } from "./recap-deeds";

/** Where a round stands in the log; the line that ends it may begin the next one too. */
export interface RoundSpan {
  number: number;
  firstSeq: number;
  lastSeq: number;
  isComplete: boolean;
}

interface RoundEvents extends RoundSpan {
  /** The events of each line. */
  lines: CitadelsEvent[][];
}

export interface Recap {
  /** The numbers of the rounds that are told. */
  rounds: number[];
  /** What was done to the own seat, the worst first, and then what it won of others. */
  toYou: Deed[];
  inTown: Deed[];
  /** How many deeds in the town are left out. */
  more: number;
  /** The own city first, then the others in the order of seats. */
  cities: CityRow[];
}

const MOST_IN_TOWN = 5;

function eventsByRound(lines: LogLine[]): RoundEvents[] {
  const undone = undoneLines(lines);
  const rounds: RoundEvents[] = [];
  let open: RoundEvents | null = null;
  for (const { seq, events } of lines) {
    if (undone.has(seq)) continue;
    if (open) {
      open.lastSeq = seq;
      open.lines.push([]);
    }
    for (const event of events as CitadelsEvent[]) {
      if (open && (event.event === "round-began" || event.event === "game-ended")) {
        open.isComplete = true;
        open = null;
      }
      if (event.event === "round-began") {
        open = { number: event.about.number, firstSeq: seq, lastSeq: seq, isComplete: false, lines: [[]] };
        rounds.push(open);
      }
      open?.lines.at(-1)!.push(event);
    }
  }
  return rounds;
}

/** Tells what a page asks for. */
export function recapIn({ lines, seat, players, fromSeq, toSeq }: RecapSpan): Recap | null {
  return recapOf(lines, seat, players.length, fromSeq, toSeq);
}

/** Says with which lines of the log each round begins and ends. */
export function roundsOf(lines: LogLine[]): RoundSpan[] {
  return eventsByRound(lines).map(({ lines: _, ...span }) => span);
}

/**
 * Tells the complete rounds that ended after the line `fromSeq`, up to the line `toSeq`; without `fromSeq` the last one
 * alone. There is nothing to tell before the first round is complete.
 */
export function recapOf(
  lines: LogLine[],
  seat: number,
  seats: number,
  fromSeq?: number,
  toSeq = Infinity,
): Recap | null {
  const complete = eventsByRound(lines).filter((round) => round.isComplete && round.lastSeq <= toSeq);
  const told = fromSeq === undefined ? complete.slice(-1) : complete.filter((round) => round.lastSeq > fromSeq);
  if (!told.length) return null;
  const deeds = told.flatMap((round) => deedsOf(round.lines, seat));
  const inTown = sortedTown(deeds);
  return {
    rounds: told.map((round) => round.number),
    toYou: sortedToYou(deeds),
    inTown: inTown.slice(0, MOST_IN_TOWN),
    more: Math.max(0, inTown.length - MOST_IN_TOWN),
    cities: cityRows(
      told.map((round) => round.lines.flat()),
      seat,
      seats,
    ),
  };
}
