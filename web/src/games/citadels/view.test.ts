import { describe, expect, it } from "vitest";
import { cellOf, isDraft, othersOf, rankState, readCity, type CitadelsView } from "./view";

describe("a city as text", () => {
  it("tells counts, beauty and hidden faces apart", () => {
    expect(
      readCity("manor*2 docks+ keep?").map(({ district, isBeautified, isFaceDown }) => [
        district,
        isBeautified,
        isFaceDown,
      ]),
    ).toEqual([
      ["manor", false, false],
      ["manor", false, false],
      ["docks", true, false],
      ["keep", false, true],
    ]);
    expect(readCity("")).toEqual([]);
  });
});

describe("where the others sit", () => {
  it("goes clockwise from the left neighbour", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(3, -1)).toEqual([0, 1, 2]);
  });

  it("keeps both neighbours nearest to oneself and the eighth cell free", () => {
    expect(cellOf(0, 7)).toEqual({ column: 1, row: 4 });
    expect(cellOf(6, 7)).toEqual({ column: 2, row: 4 });
    expect(cellOf(4, 7)).toEqual({ column: 2, row: 2 });
    expect(cellOf(3, 4)).toEqual({ column: 2, row: 2 });
  });
});

describe("a rank of the call", () => {
  const view = {
    revealed: ["assassin", "magician"],
    face_up: "king",
    marks: [["killed", "thief", 0]],
    called: 3,
  } as unknown as CitadelsView;

  it("is answered, killed, called now, laid open or still to come", () => {
    expect([1, 2, 3, 4, 5].map((rank) => rankState(view, rank))).toEqual([
      "answered",
      "killed",
      "now",
      "open",
      "coming",
    ]);
  });
});

describe("the draft", () => {
  const view = (asked: number, called: number, step?: string): CitadelsView =>
    ({ asked, called, agenda: step ? [{ step }] : [] }) as unknown as CitadelsView;

  it("goes on between two choices, until the first rank is called", () => {
    expect([view(2, 0, "draft"), view(-1, 0), view(2, 0, "lay_in_place")].map(isDraft)).toEqual([true, true, true]);
    expect([view(2, 4, "turn"), view(-1, 1), view(-1, 8)].map(isDraft)).toEqual([false, false, false]);
  });
});
