/**
 * The own share in the shuffle: drawn at random on this device, promised by its hash before the deal, and told once
 * all others are promised. So nobody can try shuffles, not even the server.
 */
import type { NewTable, TableFacts } from "../generated/wire";
import { hashOf } from "./commitment";
import { newCommand, server } from "./server";

/** A share, and what had been promised by others when it was told. */
export interface Share {
  share: string;
  seal: string;
  commitment: string;
  seals: TableFacts["seals"];
}

const BEGINNING = "share-";
const MOST_KEPT = 30;
const BYTES = 16;

const keyOf = (table: string, person: string): string => `${BEGINNING}${table}-${person}`;

export function shareAt(table: string, person: string): Share | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table, person)) ?? "null") as Share | null;
  } catch {
    return null;
  }
}

/** Keeps a share on this device, so that it can be told after a break and looked for in the end. */
export function keepShare(table: string, person: string, share: Share): void {
  const key = keyOf(table, person);
  const others = Object.keys(localStorage).filter((each) => each.startsWith(BEGINNING) && each !== key);
  for (const old of others.slice(0, Math.max(0, others.length - MOST_KEPT))) localStorage.removeItem(old);
  localStorage.setItem(key, JSON.stringify(share));
}

/** Draws a share; null where a page may not hash, over an unsafe connection. */
export async function drawShare(): Promise<Share | null> {
  const drawn = crypto.getRandomValues(new Uint8Array(BYTES));
  const share = [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const seal = await hashOf(share);
  return seal === null ? null : { share, seal, commitment: "", seals: {} };
}

/** Opens a table, with the host's share in its shuffle. */
export async function openTable(order: NewTable, person: string, token?: string): Promise<TableFacts> {
  const own = await drawShare();
  const facts = await server.open({ ...order, seal: own?.seal ?? null }, token);
  if (own) keepShare(facts.id, person, own);
  return facts;
}

/** Sits down at a table, with a share in its shuffle. */
export async function sitAt(table: string, person: string, seat: number | null = null, token?: string): Promise<void> {
  const own = await drawShare();
  if (own) keepShare(table, person, own);
  await server.command(table, { type: "sit", seat, seal: own?.seal ?? null, command: newCommand() }, token);
}

/** Says whether the own share is in a shuffle and nothing that was promised has changed; null if that is not known. */
export function hasShare(facts: TableFacts, person: string): boolean | null {
  const own = shareAt(facts.id, person);
  const seat = facts.seats.findIndex((each) => each.person === person);
  if (!own?.commitment || seat < 0) return null;
  const isSame = Object.entries(facts.seals).every(([other, seal]) => own.seals[Number(other)] === seal);
  return isSame && own.commitment === facts.commitment && facts.shares[seat] === own.share;
}

/** Shares in the shuffle of one table for somebody who sits there. */
export class Sharing {
  private isDrawing = false;

  constructor(
    private readonly table: () => string,
    private readonly person: () => string | undefined,
    private readonly send: (command: { type: "promise"; seal: string } | { type: "share"; share: string }) => void,
  ) {}

  /** Promises a share as soon as one sits, and tells it as soon as all are promised. */
  async follow(facts: TableFacts, seat: number): Promise<void> {
    const person = this.person();
    if (!person || seat < 0 || facts.status !== "open" || this.isDrawing) return;
    const table = this.table();
    const own = shareAt(table, person);
    const promised = facts.seals[seat];
    if (facts.dealing) {
      if (!own || promised !== own.seal || facts.shares[seat]) return;
      keepShare(table, person, { ...own, commitment: facts.commitment, seals: facts.seals });
      this.send({ type: "share", share: own.share });
    } else if (!promised) {
      this.isDrawing = true;
      const drawn = await drawShare();
      this.isDrawing = false;
      if (!drawn) return;
      keepShare(table, person, drawn);
      this.send({ type: "promise", seal: drawn.seal });
    }
  }
}
