/** What the cards of Citadels are called. */
import { keyOf, words } from "../../lib/words.svelte";

export function characterName(id: string): string {
  return words.say(keyOf("character", id), {}, "citadels");
}

export function districtName(id: string): string {
  return words.say(keyOf("district", id), {}, "citadels");
}
