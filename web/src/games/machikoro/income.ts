/** What the last roll brought to whom, read from the log. */
import type { LogLine } from "../../lib/table.svelte";
import type { EventFacts } from "../../generated/wire";
import { colourOf, type MachiKoroView } from "./view";

export interface Payment {
  seat: number;
  /** Who pays; the bank is null. */
  victim: number | null;
  coins: number;
}

export interface IncomeRow {
  card: string;
  colour: string;
  payments: Payment[];
  /** The exchange of two cards, which pays nothing. */
  exchange: EventFacts | null;
}

export interface LastRoll {
  seat: number;
  dice: number[];
  isAgain: boolean;
  rows: IncomeRow[];
}

/** Lists the events that count; what was undone does not. */
export function standingEvents(lines: Pick<LogLine, "entry" | "events">[]): EventFacts[] {
  const kept: EventFacts[][] = [];
  const choices: number[] = [];
  for (const line of lines) {
    if (line.entry.entry === "undid") {
      const choice = choices.pop();
      if (choice !== undefined) kept.length = choice;
    } else if (line.entry.entry === "chose") choices.push(kept.length);
    kept.push(line.events);
  }
  return kept.flat();
}

function rowFor(rows: IncomeRow[], card: string): IncomeRow {
  const found = rows.find((row) => row.card === card);
  if (found) return found;
  const row: IncomeRow = { card, colour: colourOf(card), payments: [], exchange: null };
  rows.push(row);
  return row;
}

/** What the dice show together. */
export function sumOf(roll: LastRoll): number {
  return roll.dice.reduce((total, die) => total + die, 0);
}

/** Lists what was paid, or would be, card by card. */
export function rowsOf(payments: (Payment & { card: string })[]): IncomeRow[] {
  const rows: IncomeRow[] = [];
  for (const { card, ...payment } of payments) rowFor(rows, card).payments.push(payment);
  return rows;
}

/** Finds the roll of this turn and all that it paid, in the order in which it was paid; a new turn begins without one.
 * `before` is what lay there before the log begins. */
export function lastRoll(lines: Pick<LogLine, "entry" | "events">[], before: LastRoll | null = null): LastRoll | null {
  let roll = before;
  for (const { event, about } of standingEvents(lines)) {
    if (event === "turn-began") roll = null;
    else if (event === "dice-rolled") {
      const dice = [about.first, about.second].map(Number).filter(Boolean);
      roll = { seat: Number(about.seat), dice, isAgain: Number(about.again) > 0, rows: [] };
    } else if (roll && (event === "coins-earned" || event === "coins-taken")) {
      const victim = event === "coins-taken" ? Number(about.victim) : null;
      rowFor(roll.rows, String(about.card)).payments.push({
        seat: Number(about.seat),
        victim,
        coins: Number(about.coins),
      });
    } else if (roll && event === "cards-exchanged") {
      rowFor(roll.rows, "business_center").exchange = { event, about };
    }
  }
  return roll;
}

/** Steps before the roll of a turn. */
const BEFORE_ROLL = new Set(["begin_turn", "choose_dice", "ask_roll"]);

/** Finds the roll of this turn where perhaps no log tells it: at a table that was set up in the middle of a turn. */
export function rollIn(view: Pick<MachiKoroView, "agenda" | "dice" | "turn">): LastRoll | null {
  const dice = view.dice.filter(Boolean);
  if (!dice.length || BEFORE_ROLL.has(view.agenda[0]?.step ?? "begin_turn")) return null;
  return { seat: view.turn, dice, isAgain: false, rows: [] };
}

/** Sums up what a seat has won or lost. */
export function gainOf(payments: Payment[], seat: number): number {
  return payments.reduce(
    (sum, each) => sum + (each.seat === seat ? each.coins : 0) - (each.victim === seat ? each.coins : 0),
    0,
  );
}

export function totalOf(roll: LastRoll | null, seat: number): number {
  return roll
    ? gainOf(
        roll.rows.flatMap((row) => row.payments),
        seat,
      )
    : 0;
}

/** Says whether a card in a town earned at the last roll. */
export function isPaying(roll: LastRoll | null, seat: number, card: string): boolean {
  return (
    roll?.rows.some((row) => row.card === card && row.payments.some((each) => each.seat === seat && each.coins > 0)) ??
    false
  );
}

/** Writes a change of coins with its sign. */
export function signed(coins: number): string {
  return coins < 0 ? `−${-coins}` : `+${coins}`;
}
