/** Cities at the end of a game. */
import type { Building } from "../../lib/skyline";
import { district } from "./catalog";
import { districtGlyph } from "./glyphs";
import { districtName } from "./names";
import { readCity } from "./view";

/** Reads a city as the view writes it: `manor castle+ tavern*2 forum?`. */
export function buildingsOf(text: string): Building[] {
  return readCity(text).map(({ district: id, isBeautified, isFaceDown }, place) => {
    const price = isFaceDown ? 0 : district(id).cost + (isBeautified ? 1 : 0);
    return {
      key: String(place),
      sort: "district",
      id,
      name: districtName(id),
      glyph: districtGlyph(id),
      colour: `t-${district(id).type}`,
      price,
      note: String(price),
      isFaceDown,
    };
  });
}
