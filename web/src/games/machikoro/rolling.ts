/** How dice are rolled without a press: by keys, and by the page itself. */
import type { Offer } from "../../lib/chooser.svelte";

/** So many milliseconds after a question opened a key is meant for it, and not for what was there before. */
export const KEY_PAUSE = 300;

/** After so many milliseconds the page rolls by itself, if the person likes that. */
export const AUTO_PAUSE = 600;

/** Where a key writes or chooses something else. */
const WRITING = "input, textarea, select, [contenteditable]";
/** Where Space presses something else. */
const PRESSING = "button, a, summary";

export type RollKey = Pick<KeyboardEvent, "key" | "repeat" | "ctrlKey" | "metaKey" | "altKey">;

/** Says whether a key that was pressed somewhere on the page is meant for the table. */
export function isForTable(event: RollKey, target: Pick<Element, "closest">): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !target.closest(WRITING) && !(event.key === " " && target.closest(PRESSING));
}

/** Finds the roll that a key makes, so many milliseconds after the question opened: Space the only one, a digit that many dice. */
export function rolledBy(event: RollKey, rolls: Offer[], age: number): Offer | null {
  if (event.repeat || age < KEY_PAUSE) return null;
  if (rolls.length === 1) return event.key === " " ? rolls[0]! : null;
  return rolls.find(({ option }) => String(option.about.dice) === event.key) ?? null;
}
