/** Reads what the server sends. */
import type { AnyMessage } from "../generated/wire";
import { misfit } from "./wire-check";

/** Says whether something is a message; in production, what comes from the own server is one. */
function isMessage(value: unknown): value is AnyMessage {
  if (!import.meta.env.DEV) return true;
  const where = misfit(value, "AnyMessage");
  if (where) console.error(`The server has sent something else than it says: ${where}`, value);
  return !where;
}

/** Reads a message that has come over a socket. */
export function readMessage(text: string): AnyMessage {
  const value: unknown = JSON.parse(text);
  if (!isMessage(value)) throw new TypeError("This is no message.");
  return value;
}
