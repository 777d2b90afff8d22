/** Keys do what their buttons say, and never what is being written. */
import { expect, it } from "vitest";
import { KEYS, meaningOf } from "./keys";

function pressed(key: string, about: KeyboardEventInit = {}, place = "div"): KeyboardEvent {
  const where = document.body.appendChild(document.createElement(place));
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...about });
  where.dispatchEvent(event);
  return event;
}

it("presses what has the letter on its button", () => {
  expect(KEYS).toEqual({ gold: "G", cards: "D", end: "E" });
  expect(meaningOf(pressed("G"))).toEqual({ does: "press", verb: "gold" });
  expect(meaningOf(pressed("e"))).toEqual({ does: "press", verb: "end" });
});

it("picks a card by a digit", () => {
  expect(meaningOf(pressed("1"))).toEqual({ does: "pick", digit: 1 });
  expect(meaningOf(pressed("9"))).toEqual({ does: "pick", digit: 9 });
  expect(meaningOf(pressed("0"))).toBeNull();
});

it("goes back, takes back, and opens what is closed", () => {
  const does = ["Escape", "u", "t", "l"].map((key) => meaningOf(pressed(key))?.does);

  expect(does).toEqual(["back", "undo", "curtain", "drawer"]);
});

it("leaves keys of the browser alone", () => {
  expect(meaningOf(pressed("e", { ctrlKey: true }))).toBeNull();
  expect(meaningOf(pressed("1", { altKey: true }))).toBeNull();
});

it("sends with Enter, unless a button has the focus", () => {
  expect(meaningOf(pressed("Enter"))).toEqual({ does: "send" });
  expect(meaningOf(pressed("Enter", {}, "button"))).toBeNull();
});

it("means nothing behind an open dialog", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");

  expect(meaningOf(pressed("g"))).toBeNull();
  dialog.remove();
  expect(meaningOf(pressed("g"))).not.toBeNull();
});

it("leaves alone what is written into a field", () => {
  expect(meaningOf(pressed("g", {}, "input"))).toBeNull();
});
