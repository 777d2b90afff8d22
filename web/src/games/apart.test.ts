/** Nothing outside of a game's folder names the game. */
import { expect, it } from "vitest";
import { GAMES } from "../lib/catalog";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "!../generated/**", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it.each(Object.keys(SOURCES).filter((path) => !GAMES.some((game) => path.startsWith(`./${game}/`))))(
  "is named nowhere in %s",
  (path) => {
    const text = SOURCES[path]!.toLowerCase().replaceAll(/[\s_-]/g, "");
    expect(GAMES.filter((game) => text.includes(game))).toEqual([]);
  },
);

it.each(GAMES)("is not named by another one: %s", (game) => {
  const others = Object.entries(SOURCES).filter(([path]) => path.startsWith("./") && !path.startsWith(`./${game}/`));
  expect(others.filter(([, text]) => text.toLowerCase().includes(game)).map(([path]) => path)).toEqual([]);
});
