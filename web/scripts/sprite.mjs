// Makes SVG sprites of the game-icons that glyphs.json names, and our own signs: one for every page, one for the pictures
// of the start page, and one for the cards of each game.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const icons = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", here)));
const glyphs = JSON.parse(readFileSync(new URL("../glyphs.json", here)));

const OWN = {
  "own-cross": '<path fill="currentColor" d="M208 48h96v112h112v96H304v208h-96V256H96v-96h112z"/>',
  "own-table": '<path fill="currentColor" d="M32 160h448v48H440v192h-48V208H120v192H72V208H32z"/>',
};

const namesOf = (groups) => [...new Set(groups.flatMap((group) => Object.values(glyphs[group]).flat()))].sort();

// A tenth of a point is less than anybody sees; numbers that only their points or signs told apart must not grow together.
function shortened(body) {
  return body.replace(/(\.\d+)(?=\.)/g, "$1 ").replace(/-?\d*\.\d+/g, (number) => {
    const tenths = Math.round(Math.abs(Number(number)) * 10) / 10;
    return (number.startsWith("-") ? "-" : "") + String(tenths).replace(/^0\./, ".");
  });
}

mkdirSync(new URL("../src/generated/", here), { recursive: true });
const common = new Set(namesOf(glyphs.sheets.common));
for (const [sheet, groups] of Object.entries(glyphs.sheets)) {
  const wanted = namesOf(groups).filter(
    (name) => name in icons.icons && (sheet === "common" || sheet === "start" || !common.has(name)),
  );
  const symbols = wanted
    .map((name) => [name, shortened(icons.icons[name].body)])
    .concat(sheet === "common" ? Object.entries(OWN) : []);
  const body = symbols.map(([name, inner]) => `<symbol id="${name}" viewBox="0 0 512 512">${inner}</symbol>`).join("");
  writeFileSync(
    new URL(`../src/generated/sprite-${sheet}.svg`, here),
    `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>\n`,
  );
}
