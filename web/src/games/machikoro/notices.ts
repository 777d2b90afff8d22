/** What of all that happens in Machi Koro is done to one seat. */
import type { NoticeEnd, Watcher } from "../../lib/notices";
import { ESTABLISHMENTS } from "./catalog";

/** Events that name another seat, and the mark that stands for each. */
const TO_A_SEAT: Record<string, string | null> = {
  "cards-exchanged": "exchanged",
  "coins-taken": "robbed",
};

export function watcherFor(seat: number): Watcher {
  return ({ event, about }) => {
    if (about.seat === seat || (about.victim !== seat && about.other !== seat)) return null;
    // What red cards take is daily bread, and stands in the list of incomes.
    if (event === "coins-taken" && (ESTABLISHMENTS[String(about.card)]?.colour !== "purple" || about.coins === 0))
      return null;
    return TO_A_SEAT[event] ?? null;
  };
}

/** What others did matters until the own next roll. */
export function endsNotice(seat: number): NoticeEnd {
  return (_, now) => now.event === "dice-rolled" && now.about.seat === seat;
}
