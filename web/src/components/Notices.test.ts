/** What was done to oneself: one at a time, the newest first, until it has been seen. */
import { cleanup, fireEvent, render, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Notice } from "../lib/notices";
import { words } from "../lib/words.svelte";

/** The window: the only question about it here is whether it is that of a phone. */
const page = vi.hoisted(() => {
  const page = { isPhone: false };
  globalThis.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: page.isPhone }) as unknown as MediaQueryList;
  return page;
});
const { default: Notices } = await import("./Notices.svelte");

const PLAYERS = ["Eva", "Ben", "Cora"];
const ROBBED = notice("gold-stolen", "robbed", { seat: 2, victim: 0, gold: 3 });
const BURNT = notice("district-destroyed", "destroyed", { seat: 1, victim: 0, district: "temple", gold: 0 });

function notice(name: string, mark: string, about: Notice["event"]["about"]): Notice {
  return { key: name, seq: 1, name, mark, event: { event: name, about } };
}

function shown(notices: Notice[]) {
  const onseen = vi.fn();
  return { ...render(Notices, { notices, game: "citadels", players: PLAYERS, onseen }), onseen };
}

beforeAll(async () => {
  await words.load("en");
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  page.isPhone = false;
});

it("shows the newest with how many there are, and says of this one that it was seen", async () => {
  const { getByRole, container, onseen } = shown([ROBBED, BURNT]);

  expect(container.querySelectorAll(".notice")).toHaveLength(1);
  expect(container.querySelector(".notice")?.textContent).toContain("Temple");
  expect(container.querySelector(".notice .count")?.textContent).toContain("2");
  await fireEvent.click(getByRole("button", { name: words.say("web-seen") }));

  expect(onseen).toHaveBeenCalledExactlyOnceWith([BURNT]);
});

it("has no count where there is one alone", () => {
  expect(shown([ROBBED]).container.querySelector(".count")).toBeNull();
});

it("lists all, the newest first, and says at once that all were seen", async () => {
  const { container, onseen } = shown([ROBBED, BURNT]);

  await fireEvent.click(container.querySelector(".count")!);
  const listed = [...container.querySelectorAll("dialog li")].map((each) => each.textContent);
  await fireEvent.click(within(container.querySelector("dialog")!).getByText(words.say("web-all-seen")));

  expect(listed).toHaveLength(2);
  expect(listed[0]).toContain("Temple");
  expect(listed[1]).toContain("Cora");
  expect(onseen).toHaveBeenCalledExactlyOnceWith([ROBBED, BURNT]);
});

it("is a count alone on a phone", () => {
  page.isPhone = true;
  const { container } = shown([ROBBED, BURNT]);

  expect(container.querySelector(".notice")).toBeNull();
  expect(container.querySelector(".count")?.textContent).toContain("2");
});

it("is nothing where nothing was done", () => {
  expect(shown([]).container.querySelectorAll("button.count, .notice")).toHaveLength(0);
});
