/** For a moment after a question opens nothing answers it, but what answers nothing is let through. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableState } from "../lib/table.svelte";
import StoryKeys from "./StoryKeys.svelte";

const heard = vi.fn();
const story = { skip: vi.fn(), next: vi.fn() };

function tableThat(state: object): TableState {
  return { story, beat: null, isTelling: false, decision: null, ...state } as unknown as TableState;
}

/** Shows a question that has just opened after a story, and a button that opens a menu. */
async function open(): Promise<HTMLElement> {
  const { rerender } = render(StoryKeys, { table: tableThat({ beat: {}, isTelling: true }) });
  await rerender({ table: tableThat({ decision: {} }) });
  const menu = document.createElement("button");
  menu.setAttribute("aria-haspopup", "dialog");
  document.body.append(menu);
  return menu;
}

beforeEach(() => {
  for (const name of ["keydown", "click"]) document.body.addEventListener(name, heard);
});
afterEach(() => {
  for (const name of ["keydown", "click"]) document.body.removeEventListener(name, heard);
  cleanup();
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

it.each(["e", "g", "1", " ", "s"])("keeps the key %s from a question that has just opened", async (key) => {
  await open();

  await fireEvent.keyDown(document.body, { key });

  expect(heard).not.toHaveBeenCalled();
});

it.each(["e", "d", "1"])("keeps the key %s from it where the menu's button has the focus, too", async (key) => {
  const menu = await open();

  await fireEvent.keyDown(menu, { key });

  expect(heard).not.toHaveBeenCalled();
});

it.each(["?", "l", "k", "t"])("lets the key %s through, which answers nothing", async (key) => {
  await open();

  await fireEvent.keyDown(document.body, { key });

  expect(heard).toHaveBeenCalledOnce();
});

it("lets a press on the menu through, and its key", async () => {
  const menu = await open();

  await fireEvent.click(menu);
  await fireEvent.keyDown(menu, { key: "Enter" });

  expect(heard).toHaveBeenCalledTimes(2);
});

it("lets everything through once the moment is over", async () => {
  await open();
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 300);

  await fireEvent.keyDown(document.body, { key: "e" });

  expect(heard).toHaveBeenCalledOnce();
});

it("skips by S while a button has the focus, but not while something is written", async () => {
  render(StoryKeys, { table: tableThat({ beat: {}, isTelling: true }) });
  const [button, field] = [document.createElement("button"), document.createElement("input")];
  document.body.append(button, field);

  await fireEvent.keyDown(field, { key: "s" });
  expect(story.skip).not.toHaveBeenCalled();
  await fireEvent.keyDown(button, { key: "s" });

  expect(story.skip).toHaveBeenCalledOnce();
});
