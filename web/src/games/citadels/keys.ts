/** What keys mean at a table of Citadels. */
import { isBehindDialog } from "../../lib/keys";

/** `press` and `pick` choose from the options, the others are about what is seen. */
export type KeyMeaning =
  | { does: "press"; verb: string }
  | { does: "pick"; digit: number }
  | { does: "back" | "undo" | "curtain" | "drawer" | "panel" | "send" };

const VERBS: Record<string, string> = { g: "gold", d: "cards", e: "end" };
/** The key of a verb, as it stands on its button. */
export const KEYS = Object.fromEntries(Object.entries(VERBS).map(([key, verb]) => [verb, key.toUpperCase()]));

const OTHERS: Record<string, KeyMeaning> = {
  escape: { does: "back" },
  u: { does: "undo" },
  t: { does: "curtain" },
  l: { does: "drawer" },
  k: { does: "panel" },
  enter: { does: "send" },
};
const FIELDS = "input, textarea, select, [contenteditable]";
const CONTROLS = "a, button, summary";

/** Reads a key that was pressed at the table; what is written into a field, or meant for the browser, means nothing. */
export function meaningOf(event: KeyboardEvent): KeyMeaning | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (target.closest(FIELDS) || isBehindDialog()) return null;
  const key = event.key.toLowerCase();
  // A button that has the focus is pressed by the browser itself.
  if (key === "enter" && target.closest(CONTROLS)) return null;
  const verb = VERBS[key];
  if (verb) return { does: "press", verb };
  if (/^[1-9]$/.test(key)) return { does: "pick", digit: Number(key) };
  return OTHERS[key] ?? null;
}
