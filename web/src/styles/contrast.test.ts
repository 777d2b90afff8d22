/** Text and signs stand out from what is behind them: the measured table of the design, computed anew from the tokens. */
import { describe, expect, test } from "vitest";
import TOWN from "../games/machikoro/look.css?raw";
import SHARED from "./tokens.css?raw";

const TOKENS = `${SHARED}\n${TOWN}`;

type Colours = Record<string, string>;

/** What stands on what, how much contrast that needs, and how much it had by day and by night when it was drawn. */
const CITADELS = `
ink on panel | 4.5 | 15.1 | 13.4
ink on table | 4.5 | 10.5 | 15.9
ink-2 on panel | 4.5 | 8.2 | 8.9
ink-2 on panel-2 | 4.5 | 7.4 | 7.8
ink-2 on table | 4.5 | 5.7 | 10.6
ink-3 on panel | 4.5 | 6.0 | 6.1
ink-3 on panel-2 | 4.5 | 5.4 | 5.3
ink-3 on card | 4.5 | 6.3 | 5.1
on-primary on primary | 4.5 | 13.8 | 9.8
on-coin on coin | 4.5 | 7.1 | 9.1
lit-ink on panel | 4.5 | 7.0 | 11.1
lit-ink on lit-soft | 4.5 | 6.2 | 8.0
lit on panel | 3 | 4.5 | 10.0
lit on table | 3 | 3.1 | 11.9
danger on panel | 4.5 | 7.2 | 7.0
danger on danger-soft | 4.5 | 6.2 | 5.9
good on panel | 4.5 | 5.9 | 8.6
on-lit on lit | 4.5 | 5.0 | 10.4
on-good on good | 4.5 | 6.6 | 8.3
focus on panel | 3 | 7.8 | 8.9
line-strong on panel | 3 | 3.7 | 4.5
on-noble on noble | 4.5 | 6.9 | 8.1
on-religious on religious | 4.5 | 6.5 | 4.8
on-trade on trade | 4.5 | 5.8 | 4.9
on-military on military | 4.5 | 6.3 | 5.3
on-special on special | 4.5 | 7.5 | 4.9
noble-ink on panel | 4.5 | 6.2 | 9.7
religious-ink on panel | 4.5 | 7.3 | 8.1
trade-ink on panel | 4.5 | 6.5 | 8.9
military-ink on panel | 4.5 | 7.0 | 7.9
special-ink on panel | 4.5 | 8.2 | 8.0
religious on panel | 3 | 6.1 | 3.3
trade on panel | 3 | 5.4 | 3.2
military on panel | 3 | 5.9 | 3.0
special on panel | 3 | 7.0 | 3.3
noble-2 on panel | 3 | 3.6 | 4.1
on-night on night-2 | 4.5 | 11.7 | 12.5
on-night-2 on night-2 | 4.5 | 7.7 | 8.2
night-line on night-2 | 3 | 5.8 | 7.0
`;
const MACHI_KORO = `
ink on panel | 4.5 | 14.8 | 12.7
ink on table | 4.5 | 10.1 | 15.1
ink-2 on panel | 4.5 | 7.6 | 9.1
ink-2 on panel-2 | 4.5 | 7.0 | 7.7
ink-2 on table | 4.5 | 5.2 | 10.9
ink-3 on panel | 4.5 | 5.9 | 6.7
ink-3 on panel-2 | 4.5 | 5.4 | 5.6
ink-3 on card | 4.5 | 5.9 | 5.8
on-primary on primary | 4.5 | 9.6 | 9.6
on-coin on coin | 4.5 | 9.6 | 9.6
lit-ink on panel | 4.5 | 7.1 | 10.2
lit-ink on lit-soft | 4.5 | 6.3 | 7.7
lit on panel | 3 | 4.7 | 9.3
lit on table | 3 | 3.2 | 11.1
danger on panel | 4.5 | 6.6 | 6.4
danger on danger-soft | 4.5 | 5.4 | 6.0
good on panel | 4.5 | 6.1 | 7.8
on-lit on lit | 4.5 | 4.7 | 11.2
on-good on good | 4.5 | 6.1 | 8.8
focus on panel | 3 | 7.8 | 8.4
line-strong on panel | 3 | 3.9 | 5.2
on-blue on blue | 4.5 | 4.7 | 4.7
on-green on green | 4.5 | 5.1 | 4.7
on-red on red | 4.5 | 5.3 | 5.0
on-purple on purple | 4.5 | 6.8 | 5.2
on-landmark on landmark | 4.5 | 5.0 | 4.8
blue-ink on blue-soft | 4.5 | 4.7 | 6.0
green-ink on green-soft | 4.5 | 5.2 | 6.5
red-ink on red-soft | 4.5 | 5.0 | 6.4
purple-ink on purple-soft | 4.5 | 6.3 | 6.8
landmark-ink on landmark-soft | 4.5 | 5.6 | 7.2
`;

/** The colours that the rules of one selector give names to. */
function coloursOf(selector: string): Colours {
  const start = TOKENS.indexOf(`\n${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const body = TOKENS.slice(start, TOKENS.indexOf("\n}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
}

const day = coloursOf(':root,\n[data-theme="light"]');
const night = { ...day, ...coloursOf('[data-theme="dark"]') };
const town = coloursOf(':root[data-game="machikoro"]');
const THEMES: Record<string, Record<string, Colours>> = {
  citadels: { day, night },
  machikoro: {
    day: { ...day, ...town },
    night: { ...night, ...town, ...coloursOf(':root[data-game="machikoro"][data-theme="dark"]') },
  },
};

/** How bright a colour is, as WCAG 2 measures it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const part = parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

function pairs(table: string): [string, string, number, number, number][] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [pair = "", needs, light, dark] = line.split(" | ");
      const [front = "", back = ""] = pair.split(" on ");
      return [front, back, Number(needs), Number(light), Number(dark)];
    });
}

test("contrast is measured as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each([
  ["citadels", CITADELS],
  ["machikoro", MACHI_KORO],
])("%s", (game, table) => {
  test.each(pairs(table))("%s on %s", (front, back, needs, light, dark) => {
    const measured = ["day", "night"].map((theme) =>
      contrast(THEMES[game]![theme]![front]!, THEMES[game]![theme]![back]!),
    );

    for (const value of measured) expect(value).toBeGreaterThanOrEqual(needs);
    expect(measured[0]).toBeCloseTo(light, 1);
    expect(measured[1]).toBeCloseTo(dark, 1);
  });
});
