/** The packet of characters that goes from seat to seat in the draft. */
import { characterCount, type CitadelsView } from "./view";

/** The seat that chooses after the one who chooses now; -1 if nobody does. */
export function nextToChoose(view: CitadelsView, now: number): number {
  if (now < 0) return -1;
  const after = (now + 1) % view.seats;
  return (view.picks[after] ?? 0) < characterCount(view) && after !== now ? after : -1;
}

/** How far a card of a fan is turned: from -1 on the left to 1 on the right. */
export function turnInFan(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
}
