/** Towns at the end of a game. */
import { countCards } from "../../lib/cards";
import type { Building } from "../../lib/skyline";
import { ESTABLISHMENTS } from "./catalog";
import { cardGlyph } from "./glyphs";
import { cardName } from "./names";
import { colourOf, priceOf } from "./view";

function rollOf(id: string): number {
  return ESTABLISHMENTS[id]?.rolls[0] ?? 99;
}

/** Reads a town: establishments by their roll, then the landmarks. */
export function buildingsOf(text: string): Building[] {
  return Object.entries(countCards(text))
    .sort(([one], [other]) => rollOf(one) - rollOf(other) || priceOf(one) - priceOf(other))
    .map(([id, count]) => {
      return {
        key: id,
        sort: "card",
        id,
        name: cardName(id),
        glyph: cardGlyph(id),
        colour: `k-${colourOf(id)}`,
        price: priceOf(id),
        note: count > 1 ? `×${count}` : "",
        isFaceDown: false,
      };
    });
}
