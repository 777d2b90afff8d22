/** Reads what the server sends; in development it is checked that it is of the type that it is read as. */
import type { ByName } from "../generated/wire";
import { misfit } from "./wire-check";

/** The type with a name, such as `Me` or `Listed[]`. */
export type Typed<Name extends string> = Name extends `${infer Each extends keyof ByName}[]`
  ? ByName[Each][]
  : Name extends keyof ByName
    ? ByName[Name]
    : never;

/** Says whether a value is of a type; in production, what comes from the own server is. */
function isOf<Name extends string>(value: unknown, name: Name): value is Typed<Name> {
  if (!import.meta.env.DEV) return true;
  const where = misfit(value, name);
  if (where) console.error(`The server has sent something else than it says: ${where}`, value);
  return !where;
}

/** Takes what the server has sent for what it is. */
export function read<Name extends string>(value: unknown, name: Name): Typed<Name> {
  if (!isOf(value, name)) throw new TypeError(`This is no ${name}.`);
  return value;
}
