/** What everybody may know of a seat, in one line for those who do not see it. */
import { words } from "../../lib/words.svelte";
import type { TableContext } from "./table-context.svelte";
import { characterName } from "./names";
import { cityOf, handOf, ranksOf } from "./view";

export function labelOf(context: TableContext, seat: number): string {
  const view = context.view;
  const known = ranksOf(view, seat).map((rank) => characterName(view.cast[rank - 1] ?? ""));
  return words.say("web-citadels-seat", {
    player: context.name(seat),
    character: known.length ? known.join(", ") : words.say("web-citadels-in-secret"),
    gold: words.say("gold", { gold: view.gold[seat] ?? 0 }),
    cards: words.say("web-citadels-cards", { count: handOf(view, seat).length }),
    built: words.say("web-citadels-built", { count: cityOf(view, seat).length, goal: view.goal }),
  });
}
