/** The words of an act: names and gaps are marked, so that a sentence can be drawn piece by piece. */
import type { Closed } from "../../generated/wire";
import { words } from "../../lib/words.svelte";
import type { Act, Part } from "./compound-choices";

const GAP = "\uE000";
const BEGIN = "\uE001";
const END = "\uE002";

export interface Piece {
  kind: "text" | "name" | "gap";
  text: string;
}

/** Marks a name in a sentence. */
export function markedName(name: string): string {
  return `${BEGIN}${name}${END}`;
}

function marked(part: Part, players: string[]): string {
  const names = part.ids.map((id) => markedName(String(words.name("citadels", part.field, id, players))));
  const all = [...names, ...(part.isOpen ? [GAP] : [])];
  const { to } = part;
  return (to ? all.map((name, place) => `${name} → ${words.name("citadels", "seat", to[place], players)}`) : all).join(
    ", ",
  );
}

/** The sentence of an act, with marks around its names and in its gaps. */
export function sentenceOf(act: Act, players: string[]): string {
  const values = Object.fromEntries(Object.entries(act.parts).map(([name, part]) => [name, marked(part, players)]));
  return words.say(`web-citadels-act-${act.key}`, values);
}

/** Says why something cannot be chosen now. */
export function whyClosed({ reason, why }: Closed, players: string[]): string {
  return words.say(`closed-${reason}`, words.values("citadels", why, players), "citadels");
}

/** The whole act on one button. */
export function buttonOf(act: Act, players: string[]): string {
  if (!act.key) return act.offers.map(({ option }) => words.option("citadels", option, players)).join(", ");
  return pieces(sentenceOf(act, players))
    .map(({ text }) => text)
    .join("");
}

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\uE000|\uE001[^\uE002]*\uE002)/)
    .filter(Boolean)
    .map((text) =>
      text === GAP
        ? { kind: "gap", text: "…" }
        : text.startsWith(BEGIN)
          ? { kind: "name", text: text.slice(1, -1) }
          : { kind: "text", text },
    );
}
