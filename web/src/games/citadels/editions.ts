/** What boxes and tables of Citadels are called. */
import { capital } from "../../lib/tables";
import { words } from "../../lib/words.svelte";
import { EDITIONS, type Edition } from "./catalog";

const PRESETS = new Set(EDITIONS.flatMap((edition) => Object.keys(edition.presets)));
const BOXES = new Set(EDITIONS.flatMap((edition) => edition.names));

/** Names the set that a table is played with; without one, its box. */
export function tableTitle(rules: string[]): string {
  const preset = rules.find((rule) => PRESETS.has(rule) || rule === "random_cast");
  if (preset) return capital(words.rule("citadels", preset));
  return rules.every((rule) => BOXES.has(rule)) ? capital(editionName(rules)) : words.say("web-own-mix");
}

/** Finds the box that a table is played with, with what is added to it. */
export function editionOf(rules: string[]): Edition {
  const names = rules.filter((rule) => BOXES.has(rule));
  return EDITIONS.find((edition) => edition.names.join() === names.join()) ?? EDITIONS[0]!;
}

export function editionName(names: string[]): string {
  const named = names.filter((name) => BOXES.has(name));
  const shown = named.includes("dark_city") ? ["dark_city"] : named.length ? named : ["deluxe"];
  return shown.map((name) => words.rule("citadels", name)).join(" + ");
}
