/** Everybody keeps the own animal, and no two seats of a table have the same. */
import { describe, expect, it } from "vitest";
import { crestOf, crestsOf, type Sitting } from "./crests";

const bot: Sitting = { person: null };
/** Two people with the same animal. */
const [one, other] = twins();

function twins(): [string, string] {
  const names = Array.from({ length: 20 }, (_, at) => `person${at}`);
  const found = names.slice(1).find((name) => crestOf(name) === crestOf(names[0]!))!;
  return [names[0]!, found];
}

describe("the animals of a table", () => {
  it.each([0, 1, 2, 3])("let a person keep the own one at seat %i", (seat) => {
    const seats = [bot, bot, bot, bot].with(seat, { person: one });
    expect(crestsOf(seats)[seat]).toBe(crestOf(one));
  });

  it("are all different", () => {
    const people = ["a", "b", "c", "d", "e", "f", "g", "h"].map((person) => ({ person }));
    expect(new Set(crestsOf(people)).size).toBe(8);
  });

  it("let the one who looks keep the own one even where somebody else has the same", () => {
    const seats = [{ person: one }, { person: other }];
    expect(crestsOf(seats, other)[1]).toBe(crestOf(other));
    expect(crestsOf(seats, one)[0]).toBe(crestOf(one));
    expect(crestsOf(seats)[0]).toBe(crestOf(one));
  });
});
