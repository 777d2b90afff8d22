/** What is said of a table in a list: its title, its game, and when something happened. */
import type { Listed } from "../generated/wire";
import type { Game } from "./catalog";
import { clientOf } from "./game-clients";
import { readable } from "./generic-client";
import { words } from "./words.svelte";

export function gameName(game: Game): string {
  return words.has(game, `game-${game}`) ? words.say(`game-${game}`, {}, game) : readable(game);
}

/** Names that begin a line begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Names what a table is played with. */
export function tableTitle(game: Game, rules: string[]): string {
  return clientOf(game).title(rules);
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
  return words.say("web-just-now");
}

/** Makes texts comparable: small letters, no accents. */
export function searchable(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
}

/** Gives somebody without a name a friendly one. */
export function friendlyName(): string {
  const names = words.say("web-friendly-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? words.say("web-guest-name");
}
