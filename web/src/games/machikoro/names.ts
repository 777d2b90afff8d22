/** The names of cards where there is little room. */
import { keyOf, words } from "../../lib/words.svelte";

export function shortName(card: string): string {
  const key = `${keyOf("card", card)}.short`;
  return words.has("machikoro", key) ? words.say(key, {}, "machikoro") : words.card(card);
}
