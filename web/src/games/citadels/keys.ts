/** What keys mean at a table of Citadels. */

/** `press` and `pick` choose from the options, the others are about what is seen. */
export type KeyMeaning =
  | { does: "press"; verb: string }
  | { does: "pick"; place: number }
  | { does: "back" | "undo" | "curtain" | "drawer" | "panel" };

const VERBS: Record<string, string> = { g: "gold", d: "cards", e: "end" };
/** The key of a verb, as it stands on its button. */
export const KEYS = Object.fromEntries(Object.entries(VERBS).map(([key, verb]) => [verb, key.toUpperCase()]));

const OTHERS: Record<string, KeyMeaning> = {
  escape: { does: "back" },
  u: { does: "undo" },
  t: { does: "curtain" },
  l: { does: "drawer" },
  k: { does: "panel" },
};
const FIELDS = "input, textarea, select, [contenteditable], dialog";

/** Reads a key that was pressed at the table; what is written into a field, or meant for the browser, means nothing. */
export function meaningOf(event: KeyboardEvent): KeyMeaning | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if ((event.target as HTMLElement).closest(FIELDS)) return null;
  const key = event.key.toLowerCase();
  const verb = VERBS[key];
  if (verb) return { does: "press", verb };
  if (/^[1-9]$/.test(key)) return { does: "pick", place: Number(key) - 1 };
  return OTHERS[key] ?? null;
}
