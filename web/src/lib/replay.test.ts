/** A replay asks the server for everything once, and again for what failed. */
import { expect, it } from "vitest";
import type { EventFacts } from "../generated/wire";
import { linesOf, Replayed, type ReplaySource } from "./replay";

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
