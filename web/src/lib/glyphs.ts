/** Which picture stands for what; the sprites are files that the browser keeps. */
import glyphs from "../../glyphs.json";
import citadels from "../generated/sprite-citadels.svg?url";
import common from "../generated/sprite-common.svg?url";
import machikoro from "../generated/sprite-machikoro.svg?url";
import start from "../generated/sprite-start.svg?url";
import { character, district } from "./catalog";

type Table = Record<string, string>;

const TABLES = glyphs as unknown as Record<string, Table>;
const CRESTS = Object.values(TABLES["crest"] ?? {});

/** The groups of each sprite; a glyph that is in several of them is in the first, as in scripts/sprite.mjs. */
const SHEETS: [string, string[]][] = [
  [common, ["both", "ui", "mark", "crest", "type_sign"]],
  [citadels, ["character", "district", "dark_city"]],
  [machikoro, ["establishment", "landmark", "machikoro_icon", "machikoro_sign"]],
];
const SHEET_OF = new Map(SHEETS.toReversed().flatMap(([sheet, groups]) => groups.flatMap((group) => Object.values(TABLES[group] ?? {}).map((name) => [name, sheet] as const))));

export function glyphAddress(name: string): string {
  return `${SHEET_OF.get(name) ?? common}#${name}`;
}

/** The same for the pictures of the start page, which come without the cards of the games. */
export function startAddress(name: string): string {
  return `${start}#${name}`;
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
