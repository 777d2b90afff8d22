/** What the cards of Machi Koro are called. */
import { keyOf, words } from "../../lib/words.svelte";

export function cardName(id: string): string {
  return words.say(keyOf("card", id), {}, "machikoro");
}

/** The name of a card where there is little room. */
export function shortName(card: string): string {
  const key = `${keyOf("card", card)}.short`;
  return words.has("machikoro", key) ? words.say(key, {}, "machikoro") : cardName(card);
}
