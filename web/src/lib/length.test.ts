/** A component is short enough to be read at once. */
import { expect, it } from "vitest";

const MOST_LINES = 200;
const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

it.each(Object.entries(COMPONENTS))(`has at most ${MOST_LINES} lines: %s`, (_, text) => {
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
});
