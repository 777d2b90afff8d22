import { describe, expect, it } from "vitest";
import { grouped, isDoneTo, partsOf, regrouped, undoneLines } from "./log";
import type { LogLine } from "./table.svelte";

function line(
  seq: number,
  events: [string, Record<string, unknown>][],
  entry: Partial<LogLine["entry"]> = {},
): LogLine {
  return {
    seq,
    at: 0,
    entry: { entry: "chose", seat: 0, action: "", by_bot: false, ...entry } as LogLine["entry"],
    events: events.map(([event, about]) => ({ event, about })),
  };
}

describe("the log", () => {
  it("begins a round and a turn where the game does", () => {
    const rounds = grouped("citadels", [
      line(1, [["round-began", { number: 1, seat: 0 }]]),
      line(2, [
        ["rank-called", { rank: 1, seat: 0 }],
        ["nobody-answered", { rank: 1, seat: 0 }],
        ["rank-called", { rank: 2, seat: 0 }],
        ["character-revealed", { seat: 1, character: "thief" }],
      ]),
      line(3, [["gold-gathered", { seat: 1, gold: 2 }]]),
    ]);
    expect(rounds.map((round) => round.number)).toEqual([1]);
    expect(rounds[0]!.turns.map(({ rank, seat, isSilent }) => [rank, seat, isSilent])).toEqual([
      [1, null, true],
      [2, 1, false],
    ]);
    expect(rounds[0]!.turns[1]!.entries.map((entry) => entry.event?.event)).toEqual(["gold-gathered"]);
  });

  it("tells a killed character that is silent from one that nobody has, until the round is over", () => {
    const silent = (rank: number): [string, Record<string, unknown>][] => [
      ["rank-called", { rank, seat: 0 }],
      ["nobody-answered", { rank, seat: 0 }],
    ];
    const rounds = grouped("citadels", [
      line(1, [["round-began", { number: 1, seat: 0 }]]),
      line(2, [["character-killed", { seat: 1, character: "thief" }]]),
      line(3, [...silent(2), ...silent(3), ["round-began", { number: 2, seat: 0 }], ...silent(2)]),
    ]);

    expect(rounds.flatMap(({ turns }) => turns.map(({ rank, isKilled }) => [rank, isKilled]))).toEqual([
      [null, false],
      [2, true],
      [3, false],
      [2, false],
    ]);
  });

  it("says that a round is over as soon as the next one begins", () => {
    const first = [
      line(1, [["round-began", { number: 1, seat: 0 }]]),
      line(2, [["gold-gathered", { seat: 1, gold: 2 }]]),
    ];
    const before = regrouped("citadels", [], first);
    expect(before.map((round) => round.isOver)).toEqual([false]);

    const now = regrouped("citadels", before, [...first, line(3, [["round-began", { number: 2, seat: 1 }]])]);

    expect(now.map((round) => [round.number, round.isOver])).toEqual([[1, true]]);
  });

  it("begins a turn of Machi Koro with the one who rolls", () => {
    const rounds = grouped("machikoro", [
      line(1, [
        ["turn-began", { seat: 1, extra: 0 }],
        ["dice-rolled", { seat: 1, sum: 4 }],
      ]),
    ]);
    expect(rounds[0]!.turns.map((turn) => [turn.seat, turn.entries.length])).toEqual([[1, 1]]);
  });

  it("keeps what has not changed, so that it is not drawn again", () => {
    const turn = (seq: number, seat: number) =>
      line(seq, [
        ["turn-began", { seat, extra: 0 }],
        ["dice-rolled", { seat, sum: 4 }],
      ]);
    const lines = [turn(1, 0), turn(2, 1)];
    const before = regrouped("machikoro", [], lines);
    const [first, second] = before[0]!.turns;

    const now = regrouped("machikoro", before, [...lines, line(3, [["card-bought", { seat: 1, card: "mine" }]])]);

    expect(now).toEqual(grouped("machikoro", [...lines, line(3, [["card-bought", { seat: 1, card: "mine" }]])]));
    expect(now[0]!.turns[0]).toBe(first);
    expect(now[0]!.turns[1]).not.toBe(second);
    expect(now[0]!.turns[1]!.entries[0]).toBe(second!.entries[0]);
    expect(
      regrouped("machikoro", now, [...lines, line(3, [["card-bought", { seat: 1, card: "mine" }]])])[0]!.turns[0],
    ).toBe(first);
  });

  it("draws again what has been taken back", () => {
    const gathered = line(1, [["gold-gathered", { seat: 0, gold: 2 }]]);
    const before = regrouped("citadels", [], [gathered]);

    const now = regrouped("citadels", before, [gathered, line(2, [], { entry: "undid", seat: 0 })]);

    expect(now[0]!.turns[0]!.entries[0]!.isUndone).toBe(true);
  });

  it("strikes out what was taken back, and says so", () => {
    const lines = [line(1, [["gold-gathered", { seat: 0, gold: 2 }]]), line(2, [], { entry: "undid", seat: 0 })];
    expect([...undoneLines(lines)]).toEqual([1]);
    const entries = grouped("citadels", lines)[0]!.turns[0]!.entries;
    expect(entries.map((entry) => [entry.isUndone, entry.entry?.entry ?? null])).toEqual([
      [true, null],
      [false, "undid"],
    ]);
  });

  it("takes two choices back one after the other", () => {
    const undid = { entry: "undid", seat: 0 } as const;
    expect([...undoneLines([line(1, []), line(2, []), line(3, [], undid), line(4, [], undid)])]).toEqual([2, 1]);
  });

  it("says nothing of choices that nobody may know, nor of the chat", () => {
    const rounds = grouped("citadels", [
      line(1, [
        ["character-picked", { seat: 1, character: "unknown", known: 0 }],
        ["character-picked", { seat: 0, character: "king", known: 1 }],
      ]),
      line(2, [], { entry: "said", person: "p", name: "Eva", text: "hello" }),
    ]);
    expect(rounds[0]!.turns[0]!.entries.map((entry) => entry.event?.about.seat)).toEqual([0]);
  });

  it("takes a sentence apart at its names and cards", () => {
    expect(partsOf("\uE000person:2\uE001Eva\uE002: built \uE000district:manor\uE001Manor\uE002 for 3")).toEqual([
      { kind: "person", text: "Eva", seat: 2 },
      { kind: "text", text: ": built " },
      { kind: "card", text: "Manor", id: "manor", sort: "district" },
      { kind: "text", text: " for 3" },
    ]);
  });

  it("knows what was done to a seat", () => {
    expect(isDoneTo({ event: "gold-stolen", about: { seat: 1, victim: 0, gold: 3 } }, 0)).toBe(true);
    expect(isDoneTo({ event: "gold-stolen", about: { seat: 1, victim: 0, gold: 3 } }, 1)).toBe(false);
    expect(isDoneTo({ event: "gold-stolen", about: { seat: 1, victim: 0, gold: 3 } }, -1)).toBe(false);
  });
});
