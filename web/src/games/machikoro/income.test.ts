import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/table.svelte";
import { gainOf, isPaying, lastRoll, signed, totalOf } from "./income";

type Line = Pick<LogLine, "entry" | "events">;

function chose(...events: [string, Record<string, unknown>][]): Line {
  return {
    entry: { entry: "chose", seat: 0, action: "", by_bot: false },
    events: events.map(([event, about]) => ({ event, about })),
  };
}

const UNDID: Line = { entry: { entry: "undid", seat: 0 }, events: [] };
const ROLLED: [string, Record<string, unknown>] = [
  "dice-rolled",
  { seat: 0, first: 4, second: 5, sum: 9, dice: 2, again: 0 },
];

describe("the last roll", () => {
  it("is nothing before anybody has rolled", () => {
    expect(lastRoll([])).toBeNull();
  });

  it("groups what a card paid to all its owners", () => {
    const roll = lastRoll([
      chose(
        ROLLED,
        ["coins-taken", { seat: 2, victim: 0, card: "family_restaurant", due: 2, coins: 2, lost: 0 }],
        ["coins-earned", { seat: 0, card: "mine", count: 1, coins: 5 }],
        ["coins-earned", { seat: 1, card: "mine", count: 2, coins: 10 }],
      ),
    ]);

    expect(roll?.dice).toEqual([4, 5]);
    expect(roll?.rows.map((row) => [row.colour, row.card, row.payments.length])).toEqual([
      ["red", "family_restaurant", 1],
      ["blue", "mine", 2],
    ]);
    expect([0, 1, 2].map((seat) => totalOf(roll, seat))).toEqual([3, 10, 2]);
    expect([isPaying(roll, 1, "mine"), isPaying(roll, 2, "mine")]).toEqual([true, false]);
  });

  it("forgets what was paid before it", () => {
    const roll = lastRoll([
      chose(ROLLED, ["coins-earned", { seat: 0, card: "mine", count: 1, coins: 5 }]),
      chose(ROLLED),
    ]);

    expect(roll?.rows).toEqual([]);
  });

  it("leaves out what was undone", () => {
    const roll = lastRoll([
      chose(ROLLED),
      chose(["coins-taken", { seat: 0, victim: 1, card: "tv_station", due: 5, coins: 5, lost: 0 }]),
      UNDID,
    ]);

    expect(roll?.rows).toEqual([]);
  });

  it("shows one die as one", () => {
    expect(
      lastRoll([chose(["dice-rolled", { seat: 1, first: 3, second: 0, sum: 3, dice: 1, again: 1 }])]),
    ).toMatchObject({ seat: 1, dice: [3], isAgain: true });
  });
});

it("counts a payer's loss", () => {
  expect(
    gainOf(
      [
        { seat: 1, victim: 0, coins: 2 },
        { seat: 0, victim: null, coins: 1 },
      ],
      0,
    ),
  ).toBe(-1);
});

it("writes signs", () => {
  expect([signed(3), signed(-2)]).toEqual(["+3", "−2"]);
});
