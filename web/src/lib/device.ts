/** Several people at one device: each has a session of its own, kept here for one table alone. */
import type { NewTable } from "../generated/wire";
import type { Game } from "./catalog";
import { USUAL_LEVEL } from "./levels";
import { self } from "./me.svelte";
import { forgetSeen } from "./read-marks";
import { newCommand, server } from "./server";
import { openTable, sitAt } from "./shares";
import type { Local } from "./table.svelte";

export interface Kept {
  table: string;
  game: Game;
  people: Local[];
}

export const FEWEST_PEOPLE = 2;
export const LONGEST_NAME = 12;
const BEGINNING = "device-";

export function keptAt(table: string): Kept | null {
  return read(localStorage.getItem(BEGINNING + table));
}

export function keptTables(): Kept[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(BEGINNING))
    .flatMap((key) => read(localStorage.getItem(key)) ?? []);
}

function read(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Kept | null;
    return kept && typeof kept.game === "string" && Array.isArray(kept.people) && kept.people.length ? kept : null;
  } catch {
    return null;
  }
}

export function keep(kept: Kept): void {
  localStorage.setItem(BEGINNING + kept.table, JSON.stringify(kept));
}

/** Forgets who sat at a table, and ends their sessions unless they play on elsewhere. */
export function forget(table: string, isGoingOn = false): void {
  const kept = keptAt(table);
  localStorage.removeItem(BEGINNING + table);
  for (const { id, token } of kept?.people ?? []) {
    forgetSeen(`${table}-${id}`);
    if (!isGoingOn) void server.logOut(token).catch(() => {});
  }
}

/** Takes everybody along to the next table. */
export function moveOn(kept: Kept, table: string): void {
  keep({ ...kept, table });
  forget(kept.table, true);
}

/** Opens a table, seats everybody who is here and bots for the rest; the game begins at once. */
export async function sitDown(order: NewTable, names: string[]): Promise<string> {
  const people: Local[] = [];
  for (const name of names) {
    const { id, name: known, token } = await server.comeInBeside(name, self.preferences);
    people.push({ id, name: known, token: token ?? "" });
  }
  const { id: hostId, token: host } = people[0]!;
  const facts = await openTable({ ...order, bots: [], public: false, auto_start: true }, hostId, host);
  keep({ table: facts.id, game: facts.game, people });
  try {
    // The person of the browser may look on, so that the replay can be seen later.
    if (facts.invite) await server.accept(facts.invite);
    for (const [seat, { id, token }] of people.entries()) {
      if (!seat) continue;
      if (facts.invite) await server.accept(facts.invite, token);
      await sitAt(facts.id, id, seat, token);
    }
    for (let seat = people.length; seat < order.seats; seat += 1) {
      await server.command(facts.id, { type: "seat_bot", seat, level: USUAL_LEVEL, command: newCommand() }, host);
    }
  } catch (error) {
    forget(facts.id);
    throw error;
  }
  return facts.id;
}

/** Says what is wrong with the names of people, as the end of a key, or nothing. */
export function troubleWith(names: string[]): "" | "missing" | "twice" {
  const given = names.map((name) => name.trim());
  if (given.some((name) => !name)) return "missing";
  return new Set(given.map((name) => name.toLocaleLowerCase())).size < given.length ? "twice" : "";
}
