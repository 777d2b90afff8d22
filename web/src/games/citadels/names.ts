/** What the cards of Citadels are called. */
import { keyOf, words } from "../../lib/words.svelte";

export function characterName(id: string): string {
  return words.say(keyOf("character", id), {}, "citadels");
}

export function districtName(id: string): string {
  return words.say(keyOf("district", id), {}, "citadels");
}

/** How long the longest word of a name is: what cannot be broken needs room, or small letters. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
