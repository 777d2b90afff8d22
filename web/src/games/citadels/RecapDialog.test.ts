/** The town crier as a person meets it: what it says, and how it closes. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CitadelsEvent, CitadelsEvents } from "../../generated/games/citadels";
import { LANGUAGES, words } from "../../lib/words.svelte";
import RecapDialog from "./Recap.svelte";
import { recapOf, type Recap } from "./recap";
import { deedsOf } from "./recap-deeds";

const PLAYERS = ["Eva", "Ben", "Cora", "Dan"];

function tell<Name extends keyof CitadelsEvents>(event: Name, about: CitadelsEvents[Name]): CitadelsEvent {
  return { event, about } as CitadelsEvent;
}

function recapWith(events: CitadelsEvent[], seat = 0): Recap {
  const all = [
    tell("round-began", { seat: 0, number: 6, characters: [], count: 0 }),
    ...events,
    tell("round-began", { seat: 0, number: 7, characters: [], count: 0 }),
  ];
  const entry = { entry: "chose", seat: 1, action: "", by_bot: false } as const;
  return recapOf([{ seq: 1, at: 0, entry, events: all }], seat, PLAYERS.length)!;
}

const ROUND = [
  tell("character-picked", { seat: 0, character: "king", known: 1 }),
  tell("character-revealed", { seat: 1, character: "assassin" }),
  tell("character-killed", { seat: 1, character: "merchant" }),
  tell("character-revealed", { seat: 2, character: "thief" }),
  tell("character-robbed", { seat: 2, character: "king" }),
  tell("character-revealed", { seat: 0, character: "king" }),
  tell("gold-stolen", { seat: 2, victim: 0, gold: 3 }),
  tell("district-built", { seat: 0, district: "castle", gold: 4 }),
  tell("character-revealed", { seat: 3, character: "warlord" }),
  tell("district-destroyed", { seat: 3, victim: 0, district: "temple", gold: 0 }),
];

function open(recap: Recap, about: { seat?: number; isAway?: boolean; isLastRound?: boolean } = {}) {
  const onclose = vi.fn();
  const props = { seat: 0, isAway: false, firstToChoose: 0, isLastRound: false, ...about };
  render(RecapDialog, { recap, players: PLAYERS, onclose, ...props });
  return onclose;
}

beforeAll(() => {
  // The browser of the tests knows no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(async () => {
  await words.load("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("what the town crier says", () => {
  it("names who did what to me, and why", () => {
    open(recapWith(ROUND));

    const text = screen.getByRole("dialog", { name: "Round 6, told by the town crier" }).textContent;
    expect(text).toContain("Dan destroyed your Temple.");
    expect(text).toContain("As Warlord, for nothing.");
    expect(text).toContain("Cora robbed you of 3 gold.");
    expect(text).toContain("As Thief, Cora had named the King: you.");
    expect(text).toContain("Ben killed the Merchant.");
    expect(text).toContain("Next: you choose first.");
    expect(text.indexOf("destroyed your")).toBeLessThan(text.indexOf("robbed you"));
  });

  it("says that nothing was done to me", () => {
    open(recapWith([]));

    expect(screen.getByText("Nobody did anything to you.")).toBeTruthy();
    expect(screen.getByText("All was quiet.")).toBeTruthy();
  });

  it("leaves out what was done to me for one who only watches", () => {
    open(recapWith(ROUND, -1), { seat: -1 });

    expect(screen.queryByText("To you")).toBeNull();
    expect(screen.getByRole("dialog").textContent).toContain("Cora robbed Eva of 3 gold.");
  });

  it("tells the rounds of an absence, and that the last round is played", () => {
    open({ ...recapWith(ROUND), rounds: [4, 5] }, { isAway: true, isLastRound: true });

    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("While you were away: rounds 4 and 5");
    expect(screen.getByText("Last round: a city is complete.")).toBeTruthy();
  });

  it("shows my city first, with what was built and burnt", () => {
    open(recapWith(ROUND));

    const rows = screen.getAllByRole("listitem").filter((row) => row.querySelector(".person"));
    expect(rows.map((row) => row.querySelector("b")!.textContent)).toEqual(["You", "Ben", "Cora", "Dan"]);
    expect(within(rows[0]!).getByText("Castle").parentElement!.textContent).toContain("for 4");
    expect(within(rows[0]!).getByText("Temple").parentElement!.textContent).toContain("destroyed");
  });

  it.each(LANGUAGES)("has a sentence for everything it can tell, in %s", async (language) => {
    await words.load(language);
    const at = { seat: 1, victim: 0 };
    const mine = { seat: 0, victim: 1 };
    const others = { seat: 2, victim: 3 };
    const both: CitadelsEvent[] = [at, mine, others].flatMap((who) => [
      tell("gold-stolen", { ...who, gold: 2 }),
      tell("gold-stolen", { ...who, gold: 0 }),
      tell("threat-unmasked", { ...who, gold: 2 }),
      tell("bluff-unmasked", who),
      tell("bribe-paid", { ...who, gold: 1 }),
      tell("district-confiscated", { ...who, district: "manor", gold: 3 }),
      tell("district-seized", { ...who, district: "manor", gold: 3 }),
      tell("district-destroyed", { ...who, district: "manor", gold: 2 }),
      tell("districts-exchanged", { ...who, district: "manor", got: "castle", gold: 1 }),
      tell("hands-swapped", who),
      tell("hand-seen", { ...who, districts: ["manor"], count: 1, known: 1 }),
      tell("spy-reported", { ...who, type: "trade", count: 2, gold: 2 }),
      tell("gold-taken", { ...who, gold: 1 }),
      tell("gold-borrowed", { ...who, gold: 1 }),
      tell("tax-taken", { ...who, gold: 1 }),
      tell("card-given", { ...who, district: "manor", known: 1 }),
      tell("card-taken", { ...who, district: "manor", known: 1 }),
      tell("crown-moved", who),
      tell("characters-exchanged", {
        seat: who.seat,
        other: who.victim,
        character: "thief",
        got_character: "king",
        known: 1,
      }),
    ]);
    const named = ["king", "bishop"].flatMap((character) => [
      tell("character-killed", { seat: 1, character }),
      tell("character-bewitched", { seat: 1, character }),
      tell("character-robbed", { seat: 3, character }),
    ]);
    const placed = { characters: ["king"], real: "unknown", known: 0 };
    const events = [
      ROUND[0]!,
      ROUND[1]!,
      ...named,
      tell("warrants-placed", { seat: 3, ...placed }),
      tell("threats-placed", { seat: 3, ...placed }),
      ...both,
    ];
    const inTown = deedsOf([events], 0).filter(({ part }) => part === "town");
    open({ ...recapWith(events), inTown, rounds: [4, 5, 6] }, { isAway: true, isLastRound: true });

    expect(new Set(inTown.map(({ event }) => event.event)).size).toBe(8);
    expect(screen.getByRole("dialog").textContent).not.toMatch(/web-citadels|\{|undefined/);
  });
});

describe("the town crier goes", () => {
  const dialog = () => screen.getByRole("dialog");

  it.each([" ", "Enter", "Escape"])("with the key %j, but not in its first 600 ms", async (key) => {
    const onclose = open(recapWith(ROUND));
    vi.advanceTimersByTime(590);
    await fireEvent.keyDown(screen.getByRole("button"), { key });
    expect(onclose).not.toHaveBeenCalled();

    vi.advanceTimersByTime(10);
    await fireEvent.keyDown(screen.getByRole("button"), { key });
    await fireEvent.keyDown(screen.getByRole("button"), { key });
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("with its button, which has the focus", async () => {
    const onclose = open(recapWith(ROUND));
    const button = screen.getByRole("button", { name: "On to the draft" });
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    expect(onclose).not.toHaveBeenCalled();

    vi.advanceTimersByTime(600);
    await fireEvent.click(button);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("with a press beside it, not with one on it", async () => {
    const onclose = open(recapWith(ROUND));
    vi.advanceTimersByTime(600);
    await fireEvent.click(screen.getByRole("heading", { level: 2 }));
    expect(onclose).not.toHaveBeenCalled();

    await fireEvent.click(dialog());
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("not with a key that is still held down", async () => {
    const onclose = open(recapWith(ROUND));
    vi.advanceTimersByTime(600);
    await fireEvent.keyDown(screen.getByRole("button"), { key: " ", repeat: true });

    expect(onclose).not.toHaveBeenCalled();
  });

  it("and keeps other keys from the table behind it", async () => {
    const heard = vi.fn();
    addEventListener("keydown", heard);
    open(recapWith(ROUND));
    await fireEvent.keyDown(screen.getByRole("button"), { key: "e" });
    removeEventListener("keydown", heard);

    expect(heard).not.toHaveBeenCalled();
  });
});
