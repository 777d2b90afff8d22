/** Which picture stands for what; the sprite is one file that the browser keeps. */
import glyphs from "../../glyphs.json";
import sprite from "../generated/sprite.svg?url";
import { character, district } from "./catalog";

type Table = Record<string, string>;

const TABLES = glyphs as unknown as Record<string, Table>;
const CRESTS = Object.values(TABLES["crest"] ?? {});

export function glyphAddress(name: string): string {
  return `${sprite}#${name}`;
}

export function characterGlyph(id: string): string {
  const darkCity = id.startsWith("dark_city_") ? TABLES["dark_city"]?.[character(id).plain] : undefined;
  return darkCity ?? TABLES["character"]?.[character(id).plain] ?? "help";
}

export function districtGlyph(id: string): string {
  return TABLES["district"]?.[id] ?? TABLES["district"]?.[district(id).plain] ?? "help";
}

export function typeGlyph(type: string): string {
  return type === "religious" ? "own-cross" : (TABLES["type_sign"]?.[type === "unique" ? "special" : type] ?? "help");
}

export function cardGlyph(id: string): string {
  return TABLES["establishment"]?.[id] ?? TABLES["landmark"]?.[id] ?? "help";
}

export function iconGlyph(icon: string): string {
  return TABLES["machikoro_icon"]?.[icon] ?? "help";
}

export function crestGlyph(seat: number): string {
  return CRESTS[seat % CRESTS.length] ?? "lion";
}

export function uiGlyph(name: string): string {
  return TABLES["ui"]?.[name] ?? "help";
}

export function markGlyph(name: string): string {
  return TABLES["mark"]?.[name] ?? "help";
}
