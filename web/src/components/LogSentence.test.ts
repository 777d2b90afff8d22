/** Sentences of the log: their cards can be opened, and keep their brackets. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Part } from "../lib/log";
import LogSentence from "./LogSentence.svelte";

const PARTS: Part[] = [
  { kind: "person", text: "Eva", seat: 0 },
  { kind: "text", text: ": 1 gold (" },
  { kind: "card", text: "Merchant", id: "merchant", sort: "character" },
  { kind: "text", text: "), then " },
  { kind: "card", text: "Manor", id: "manor", sort: "district" },
];

afterEach(cleanup);

it("says the whole sentence, with the brackets at their card", () => {
  const { container } = render(LogSentence, { parts: PARTS, game: "citadels", seat: 0, onopen: () => {} });

  expect(container.textContent).toBe("Eva: 1 gold (Merchant), then Manor");
  expect([...container.querySelectorAll(".whole")].map((each) => each.textContent)).toEqual(["(Merchant),", "Manor"]);
});

it("opens the card that is pressed", () => {
  const onopen = vi.fn();
  const { getByText } = render(LogSentence, { parts: PARTS, game: "citadels", seat: 0, onopen });

  getByText("Manor").click();

  expect(onopen).toHaveBeenCalledWith({ id: "manor", sort: "district", name: "Manor" });
});
