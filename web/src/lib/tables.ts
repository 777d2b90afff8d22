/** What is said of a table in a list: its title, its game, and when something happened. */
import type { Listed } from "../generated/wire";
import { EDITIONS, isGame, type Game } from "./catalog";
import { words } from "./words.svelte";

const PRESETS = new Set(EDITIONS.flatMap((edition) => Object.keys(edition.presets)));
const BOXES = new Set(EDITIONS.flatMap((edition) => edition.names));

export function gameOf(name: string): Game {
  return isGame(name) ? name : "citadels";
}

export function gameName(game: Game): string {
  return words.say(`game-${game}`, {}, game);
}

/** Names that begin a line begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Names the set that a table is played with; without one, its box. */
export function tableTitle(game: Game, rules: string[]): string {
  if (game === "machikoro") return capital(words.rule(game, rules.find((rule) => rule !== "random_start") ?? "base"));
  const preset = rules.find((rule) => PRESETS.has(rule) || rule === "random_cast");
  if (preset) return capital(words.rule(game, preset));
  if (rules.every((rule) => BOXES.has(rule))) return capital(editionName(rules));
  return words.say("web-own-mix");
}

export function editionName(names: string[]): string {
  const named = names.filter((name) => BOXES.has(name));
  const shown = named.includes("dark_city") ? ["dark_city"] : named.length ? named : ["deluxe"];
  return shown.map((name) => words.rule("citadels", name)).join(" + ");
}

export function hostName(listed: Listed): string {
  return listed.seats.find((seat) => seat.person === listed.host)?.name ?? "";
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** Says how long ago something was, as one would say it. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  }
  return format.format(0, "minute");
}

/** Makes texts comparable: small letters, no accents. */
export function searchable(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{Diacritic}/gu, "");
}

/** Gives somebody without a name a friendly one. */
export function friendlyName(): string {
  const names = words.say("web-friendly-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? words.say("web-guest-name");
}

/** Picks a crest that stays the same for a person. */
export function crestOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 8, 0);
}
