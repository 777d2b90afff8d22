/** What of all that happens in Citadels is done to one seat. */
import type { EventFacts } from "../../generated/wire";
import type { NoticeEnd, Watcher } from "../../lib/notices";
import { character } from "./catalog";

/**
 * Events that name another seat, and the mark that stands for each; null if that seat need not be told.
 * A test names the events that are missing here or below.
 */
const TO_A_SEAT: Record<string, string | null> = {
  "gold-stolen": "robbed",
  "threat-unmasked": "threat",
  "district-confiscated": "warrant",
  "hands-swapped": "hands_swapped",
  "hand-seen": "hands_swapped",
  "card-taken": "hands_swapped",
  "spy-reported": "robbed",
  "gold-taken": "robbed",
  "gold-borrowed": "robbed",
  "tax-taken": "taxed",
  "district-destroyed": "destroyed",
  "district-seized": "exchanged",
  "districts-exchanged": "exchanged",
  "characters-exchanged": "exchanged",
  "bribe-paid": null,
  "bribe-refused": null,
  "bluff-unmasked": null,
  "threat-left": null,
  "card-given": null,
  "crown-moved": null,
  "thanks-given": null,
  "turn-lost": null,
  "partnership-made": null,
};

/** Events that name a character; whoever holds it is meant, unless there is null. */
const TO_A_CHARACTER: Record<string, string | null> = {
  "character-killed": "killed",
  "character-bewitched": "bewitched",
  "character-robbed": "robbed",
  "warrants-placed": "warrant",
  "threats-placed": "threat",
  "round-began": null,
  "character-picked": null,
  "character-put-away": null,
  "character-taken-blind": null,
  "character-seen": null,
  "character-revealed": null,
  "turn-resumed": null,
  "killed-shown": null,
  "character-paid": null,
  "tax-collected": null,
  "guest-drawn": null,
  "guest-joined": null,
  "character-replaced": null,
};

/** The mark that stands for an event which is done to somebody. */
export function markOfDeed(event: string): string | null {
  return TO_A_SEAT[event] ?? TO_A_CHARACTER[event] ?? null;
}

/** Follows which characters a seat holds in a round, as that seat itself knows them. */
export function followHeld(held: Set<string>, { event, about }: EventFacts, seat: number): void {
  if (event === "round-began") held.clear();
  if ((event === "character-picked" || event === "character-taken-blind") && about.seat === seat)
    held.add(String(about.character));
  if (event === "characters-exchanged" && (about.seat === seat || about.other === seat)) {
    const [gave, got] =
      about.seat === seat ? [about.character, about.got_character] : [about.got_character, about.character];
    held.delete(String(gave));
    held.add(String(got));
  }
}

/** Tells what is done to a seat or to the characters that it holds. */
export function watcherFor(seat: number): Watcher {
  const held = new Set<string>();

  function markOf({ event, about }: EventFacts): string | null {
    if (about.seat === seat) return null;
    const mark = TO_A_SEAT[event];
    const isMeant = (about.victim === seat || about.other === seat) && !(event === "spy-reported" && about.count === 0);
    if (mark) return isMeant ? mark : null;
    const named = [about.character, about.characters].flat().map(String);
    return TO_A_CHARACTER[event] && named.some((each) => held.has(each)) ? TO_A_CHARACTER[event] : null;
  }

  return (event) => {
    followHeld(held, event, seat);
    return markOf(event);
  };
}

/** A mark matters until the ranks after it are called; everything else until the round is over. */
export function endsNotice(): NoticeEnd {
  return (told, now) => {
    if (now.event === "round-began") return true;
    if (now.event !== "rank-called" || !TO_A_CHARACTER[told.event]) return false;
    const named = [told.about.character, told.about.characters].flat().filter((id) => typeof id === "string");
    return named.every((id) => character(id).rank < Number(now.about.rank));
  };
}
