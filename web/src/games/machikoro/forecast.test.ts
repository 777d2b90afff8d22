import { expect, test } from "vitest";
import type { ForecastFacts } from "../../generated/wire";
import { averageOf, averageText, barsOf, barsWith, bestDice, cardsOf, chanceOver, isAnswering } from "./forecast";

const WAYS = [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** Somebody at seat 0 with two dice: 3 costs three coins and pays one, 8 pays nine. */
const FORECAST: ForecastFacts = {
  seat: 0,
  dice: 2,
  outcomes: WAYS.map((two, index) => ({
    roll: index + 1,
    ways: [index < 6 ? 1 : 0, two],
    payments:
      index === 2
        ? [
            { seat: 1, victim: 0, card: "cafe", coins: 3 },
            { seat: 0, victim: null, card: "bakery", coins: 1 },
          ]
        : index === 7
          ? [{ seat: 0, victim: null, card: "furniture_factory", coins: 9 }]
          : [],
  })),
};

test("only sums that the dice can show are listed", () => {
  expect(barsOf(FORECAST, 0, 1).map(({ roll }) => roll)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(barsOf(FORECAST, 0, 2)).toHaveLength(11);
});

test("what is paid and what is earned is added up for each seat", () => {
  expect(barsOf(FORECAST, 0, 1)[2]!.coins).toBe(-2);
  expect(barsOf(FORECAST, 1, 1)[2]!.coins).toBe(3);
});

test("averages and chances count how likely a roll is", () => {
  expect(averageOf(barsOf(FORECAST, 0, 1))).toBeCloseTo(-2 / 6);
  expect(averageOf(barsOf(FORECAST, 0, 2))).toBeCloseTo((-2 * 2 + 9 * 5) / 36);
  expect(chanceOver(barsOf(FORECAST, 0, 2))).toBeCloseTo(5 / 36);
  expect(chanceOver(barsOf(FORECAST, 0, 2), -2)).toBeCloseTo(34 / 36);
  expect(bestDice(FORECAST, 0)).toBe(2);
  expect(bestDice({ ...FORECAST, dice: 1 }, 0)).toBe(1);
});

test("a card in mind changes what rolls bring", () => {
  const prospect = { card: "mine", dice: 2, coins: [0, 0, -2, 0, 0, 0, 0, 9, 5, 0, 0, 0] };

  expect(barsWith(prospect, FORECAST, 2).find(({ roll }) => roll === 9)!.coins).toBe(5);
});

test("the cards of a roll are those that pay or cost", () => {
  const outcome = FORECAST.outcomes[2]!;

  expect(cardsOf(outcome, 0)).toEqual(["cafe", "bakery"]);
  expect(isAnswering(outcome, 1, "cafe")).toBe(true);
  expect(isAnswering(outcome, 0, "cafe")).toBe(false);
});

test("averages are written with one digit and their sign", () => {
  expect(averageText(1.25)).toBe("+1.3");
  expect(averageText(-0.04)).toBe("+0.0");
  expect(averageText(-0.5)).toBe("−0.5");
});
