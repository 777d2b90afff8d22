/** Which picture stands for which card of Citadels. */
import { glyphIn, HELP } from "../../lib/glyphs";
import { character, district } from "./catalog";

export function characterGlyph(id: string): string {
  const darkCity = id.startsWith("dark_city_") ? glyphIn("dark_city", character(id).plain) : undefined;
  return darkCity ?? glyphIn("character", character(id).plain) ?? HELP;
}

export function districtGlyph(id: string): string {
  return glyphIn("district", id) ?? glyphIn("district", district(id).plain) ?? HELP;
}

export function typeGlyph(type: string): string {
  return type === "religious" ? "own-cross" : (glyphIn("type_sign", type === "unique" ? "special" : type) ?? HELP);
}
