/** The grid of characters as it is seen, heard and marked. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { TableState } from "../../lib/table.svelte";
import { words } from "../../lib/words.svelte";
import Knowledge from "./Knowledge.svelte";
import type { CitadelsView } from "./view";

const CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant"];

function viewOf(about: Partial<CitadelsView> = {}): CitadelsView {
  return {
    viewer: 0,
    seats: 4,
    rules: [],
    round: 2,
    asked: 0,
    agenda: [{ step: "turn", seat: 0, acting: "thief" }],
    cast: CAST,
    opener: 0,
    face_up: "",
    packet: "",
    picks: [1, 1, 1, 1],
    characters: ["thief", "assassin", "", ""],
    offered: ["assassin thief magician king bishop", "", null, null, null, null, null, null],
    put_away: ["", null, null, null],
    blind: [],
    cities: ["", "", "", ""],
    hands: ["", "", "", ""],
    gold: [0, 0, 0, 0],
    called: 2,
    marks: [],
    ...about,
  } as unknown as CitadelsView;
}

function show(view: CitadelsView = viewOf()): void {
  const table = new TableState("t", () => {}, true);
  render(Knowledge, { table, view, players: ["Eva", "Ben", "Cora", "Dan"], isReplay: false });
}

const cell = (name: string) => screen.getByLabelText(name);

beforeAll(() => words.load("en"));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("says of each cell whether it is, may be or is not", () => {
  show();

  cell("Ben is the Assassin");
  cell("Cora may be the King");
  cell("Ben is not the King");
  cell("Nobody has the Merchant");
  expect(screen.getByText("Thief").closest("tr")!.textContent).toContain("yours");
});

it("cycles a guess, a strike and nothing, and only where something is open", async () => {
  show();

  await fireEvent.click(cell("Cora may be the King"));
  await fireEvent.click(cell("Cora may be the King, my guess"));
  await fireEvent.click(cell("Cora may be the King, struck by you"));
  await fireEvent.click(cell("Ben is the Assassin"));

  cell("Cora may be the King");
  cell("Ben is the Assassin");
});

it("keeps guesses for the round, on this device", async () => {
  show();
  await fireEvent.click(cell("Cora may be the King"));
  cleanup();
  show();
  cell("Cora may be the King, my guess");
  cleanup();
  show(viewOf({ round: 3 }));
  cell("Cora may be the King");
});

it("is walked through by arrows", async () => {
  show();
  const first = cell("Ben is the Assassin");
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowDown" });
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });

  expect(document.activeElement).toBe(cell("Cora may be the Magician"));
  expect(document.activeElement!.getAttribute("tabindex")).toBe("0");
});

it("tells what was passed on", () => {
  show();
  screen.getByText("You passed Assassin, Magician, King, and Bishop on to Ben, Cora, and Dan.");
});
