/** Which picture stands for which card of Machi Koro. */
import { glyphIn, HELP } from "../../lib/glyphs";

export function cardGlyph(id: string): string {
  return glyphIn("establishment", id) ?? glyphIn("landmark", id) ?? HELP;
}

export function iconGlyph(icon: string): string {
  return glyphIn("machikoro_icon", icon) ?? HELP;
}
