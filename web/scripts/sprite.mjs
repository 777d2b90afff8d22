// Makes one SVG sprite of the game-icons that glyphs.json names, and our own signs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const icons = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", here)));
const glyphs = JSON.parse(readFileSync(new URL("../glyphs.json", here)));

const OWN = {
  "own-cross": '<path fill="currentColor" d="M208 48h96v112h112v96H304v208h-96V256H96v-96h112z"/>',
  "own-table": '<path fill="currentColor" d="M32 160h448v48H440v192h-48V208H120v192H72V208H32z"/>',
};

const names = new Set(Object.values(glyphs).flatMap((group) => Object.values(group).flat()));
const wanted = [...names].filter((name) => name in icons.icons).sort();
const symbols = wanted.map((name) => [name, icons.icons[name].body]).concat(Object.entries(OWN));
const body = symbols.map(([name, inner]) => `<symbol id="${name}" viewBox="0 0 512 512">${inner}</symbol>`).join("");

mkdirSync(new URL("../src/generated/", here), { recursive: true });
writeFileSync(
  new URL("../src/generated/sprite.svg", here),
  `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>\n`,
);
