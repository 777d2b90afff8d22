/** A replay asks the server for everything once, and again for what failed. */
import { expect, it } from "vitest";
import type { EventFacts } from "../generated/wire";
import { linesOf, marksOf, Replayed, strideOf, strideTo, type ReplaySource } from "./replay";

const EVENT: EventFacts = { event: "cards-drawn", about: {} };

class Source implements ReplaySource<number> {
  asked: string[] = [];
  isDown = false;

  stage(id: string, move: number, viewer: number): Promise<number> {
    this.asked.push(`${id} ${move} ${viewer}`);
    return Promise.resolve(move);
  }

  story(id: string, viewer: number): Promise<{ moves: EventFacts[][] }> {
    this.asked.push(`${id} story ${viewer}`);
    return this.isDown ? Promise.reject(new Error("down")) : Promise.resolve({ moves: [[], [EVENT]] });
  }
}

it("fetches a position once for each viewer", async () => {
  const source = new Source();
  const replayed = new Replayed("t", source);
  await replayed.stage(3, 0);
  await replayed.stage(3, 0);
  await replayed.stage(3, 1);
  expect(source.asked).toEqual(["t 3 0", "t 3 1"]);
});

it("fetches a story again only if that failed", async () => {
  const source = new Source();
  const replayed = new Replayed("t", source);
  source.isDown = true;
  await expect(replayed.story(0)).rejects.toThrow("down");
  source.isDown = false;
  expect(await replayed.story(0)).toEqual([[], [EVENT]]);
  await replayed.story(0);
  expect(source.asked).toEqual(["t story 0", "t story 0"]);
});

it("numbers the lines of the log by moves", () => {
  expect(linesOf([[], [EVENT]]).map((line) => [line.seq, line.events.length])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

const CITY: EventFacts[][] = [
  [{ event: "round-began", about: { number: 1 } }],
  [{ event: "rank-called", about: { rank: 4 } }],
  [{ event: "character-revealed", about: { seat: 1, character: "king" } }],
  [{ event: "gold-gathered", about: { seat: 1, gold: 2 } }],
  [
    { event: "rank-called", about: { rank: 6 } },
    { event: "character-revealed", about: { seat: 0, character: "merchant" } },
  ],
  [{ event: "round-began", about: { number: 2 } }],
  [],
];

const began = (seat: number): EventFacts[] => [{ event: "turn-began", about: { seat } }];

it("marks where rounds and turns begin", () => {
  expect(marksOf("citadels", CITY)).toEqual({
    rounds: [
      { move: 0, number: 1 },
      { move: 5, number: 2 },
    ],
    turns: [0, 2, 4, 5],
  });
});

it("counts a round whenever the first seat has its turn again, but not for an extra turn", () => {
  const story = [began(2), began(0), began(1), began(2), began(2), began(0), began(1), began(2)];
  expect(marksOf("machikoro", story).rounds).toEqual([
    { move: 0, number: 1 },
    { move: 3, number: 2 },
    { move: 7, number: 3 },
  ]);
});

it.each([
  ["ArrowRight", false, 3],
  ["ArrowLeft", false, 1],
  ["ArrowRight", true, 4],
  ["ArrowLeft", true, 0],
  ["PageDown", false, 5],
  ["PageUp", false, 0],
])("goes on %s with Shift %s from move 2 to %i", (key, shiftKey, expected) => {
  const [stride, isBack] = strideOf({ key, shiftKey })!;
  expect(strideTo(marksOf("citadels", CITY), stride, isBack, 2, 6)).toBe(expected);
});

it("goes to the end where no further round begins", () => {
  expect(strideTo(marksOf("citadels", CITY), "round", false, 5, 6)).toBe(6);
});
