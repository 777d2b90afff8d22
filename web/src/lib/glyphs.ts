/** Which picture stands for what; the sprites are files that the browser keeps. */
import glyphs from "../../glyphs.json";

type Table = Record<string, string>;

const { sheets: SHEETS, ...groups } = glyphs;
const TABLES: Record<string, Table | string[]> = groups;
const CRESTS = glyphs.crest;
/** What stands for a picture that is missing. */
export const HELP = "help";

const ADDRESSES = import.meta.glob<string>("../generated/sprite-*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const addressOf = (sheet: string): string => ADDRESSES[`../generated/sprite-${sheet}.svg`] ?? "";
const COMMON = addressOf("common");
const START = addressOf("start");

/** A glyph that is in several sheets is taken from the first, as in scripts/sprite.mjs. */
const SHEET_OF = new Map(
  Object.entries(SHEETS)
    .filter(([sheet]) => sheet !== "start")
    .toReversed()
    .flatMap(([sheet, names]) =>
      names.flatMap((group) => Object.values(TABLES[group] ?? {}).map((name) => [name, addressOf(sheet)] as const)),
    ),
);

export function glyphAddress(name: string): string {
  return `${SHEET_OF.get(name) ?? COMMON}#${name}`;
}

/** The same for the pictures of the start page, which come without the cards of the games. */
export function startAddress(name: string): string {
  return `${START}#${name}`;
}

/** Finds the picture of something in a group of glyphs.json. */
export function glyphIn(group: string, name: string): string | undefined {
  const table = TABLES[group];
  return Array.isArray(table) ? undefined : table?.[name];
}

export const CREST_COUNT = CRESTS.length;

export function crestGlyph(crest: number): string {
  return CRESTS[crest % CREST_COUNT] ?? "lion";
}

export function uiGlyph(name: string): string {
  return glyphIn("ui", name) ?? HELP;
}

export function markGlyph(name: string): string {
  return glyphIn("mark", name) ?? HELP;
}
