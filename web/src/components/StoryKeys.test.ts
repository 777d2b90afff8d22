/** For a moment after a question opens nothing answers it, but what answers nothing is let through. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableState } from "../lib/table.svelte";
import StoryKeys from "./StoryKeys.svelte";

const heard = vi.fn();
let began = 0;
const story = { skip: vi.fn(), next: vi.fn() };

function tableThat(state: object): TableState {
  return { story, beat: null, isTelling: false, decision: null, ...state } as unknown as TableState;
}

/** Shows a question that has just opened after a story, and a button that opens a menu. */
async function open(): Promise<HTMLElement> {
  const { rerender } = render(StoryKeys, { table: tableThat({ beat: {}, isTelling: true }) });
  began = performance.now();
  await rerender({ table: tableThat({ decision: {} }) });
  const menu = document.createElement("button");
  menu.setAttribute("aria-haspopup", "dialog");
  document.body.append(menu);
  return menu;
}

/** Lets the page hear of something that was done so many milliseconds after the question has opened. */
async function hear(target: Element, event: Event, after = 0): Promise<void> {
  Object.defineProperty(event, "timeStamp", { value: began + after });
  await fireEvent(target, event);
}

function key(name: string): KeyboardEvent {
  return new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
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

it.each(["e", "g", "1", " ", "s"])("keeps the key %s from a question that has just opened", async (name) => {
  await open();

  await hear(document.body, key(name));

  expect(heard).not.toHaveBeenCalled();
});

it.each(["e", "d", "1"])("keeps the key %s from it where the menu's button has the focus, too", async (name) => {
  const menu = await open();

  await hear(menu, key(name));

  expect(heard).not.toHaveBeenCalled();
});

it.each(["?", "l", "k", "t"])("lets the key %s through, which answers nothing", async (name) => {
  await open();

  await hear(document.body, key(name));

  expect(heard).toHaveBeenCalledOnce();
});

it("lets a press on the menu through, and its key", async () => {
  const menu = await open();

  await hear(menu, new MouseEvent("click", { bubbles: true }));
  await hear(menu, key("Enter"));

  expect(heard).toHaveBeenCalledTimes(2);
});

it("lets everything through once the moment is over", async () => {
  await open();

  await hear(document.body, key("e"), 1000);

  expect(heard).toHaveBeenCalledOnce();
});

it("keeps from it what was pressed in time, however late the page hears of that", async () => {
  await open();
  vi.spyOn(performance, "now").mockReturnValue(began + 5000);

  await hear(document.body, key("e"), 100);

  expect(heard).not.toHaveBeenCalled();
});

it("begins the moment when the question is drawn", async () => {
  let drawn: FrameRequestCallback = () => {};
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    drawn = callback;
    return 0;
  });
  await open();
  drawn(began + 2000);

  await hear(document.body, key("e"), 2100);

  expect(heard).not.toHaveBeenCalled();
});

it("skips by S while a button has the focus, but not while something is written", async () => {
  render(StoryKeys, { table: tableThat({ beat: {}, isTelling: true }) });
  const [button, field] = [document.createElement("button"), document.createElement("input")];
  document.body.append(button, field);

  await hear(field, key("s"));
  expect(story.skip).not.toHaveBeenCalled();
  await hear(button, key("s"));

  expect(story.skip).toHaveBeenCalledOnce();
});
