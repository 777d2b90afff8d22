import { beforeEach, describe, expect, it } from "vitest";
import type { EventFacts } from "../generated/wire";
import { SCENES } from "../games/citadels/scenes";
import { SCENES as TOWN } from "../games/machikoro/scenes";
import { factsOf, GAMES } from "./catalog";
import { playOf } from "./game-plays";
import { MOST_DRAWN, type Motion, type Scene, sceneOf, SceneQueue, scenesOf, type Stagehand, TOO_MANY } from "./scenes";

const gathered = (gold: number, seat = 1): EventFacts => ({ event: "gold-gathered", about: { seat, gold } });
const line = (...events: EventFacts[]): { events: EventFacts[] } => ({ events });

describe("the scene of an event", () => {
  it.each(GAMES.flatMap((game) => factsOf(game).events.map((event) => [game, event] as const)))(
    "of %s is known: %s",
    (game, event) => {
      expect(
        sceneOf(playOf(game).scenes, { event, about: { seat: 0, victim: 1, other: 1, characters: [], districts: [] } }),
      ).not.toBeNull();
    },
  );

  it("is nothing for what nobody knows", () => {
    expect(sceneOf(SCENES, { event: "comet-seen", about: {} })).toBeNull();
  });

  it("lets gathered gold fly from the bank", () => {
    expect(sceneOf(SCENES, gathered(2))?.flights).toMatchObject([
      { thing: "coin", from: ["bank"], to: ["gold-1", "city-1"], count: 2 },
    ]);
  });

  it("draws only so many coins", () => {
    expect(sceneOf(SCENES, gathered(14))?.flights[0]?.count).toBe(MOST_DRAWN);
  });

  it("draws no coin where nothing is paid", () => {
    expect(sceneOf(SCENES, { event: "gold-stolen", about: { seat: 0, victim: 2, gold: 0 } })?.flights).toEqual([]);
  });

  it("keeps cards of others face down", () => {
    const drawn = (districts: string[]): Scene | null =>
      sceneOf(SCENES, { event: "cards-drawn", about: { seat: 0, districts, count: districts.length } });

    expect(drawn(["unknown", "unknown"])?.flights[0]).toMatchObject({ count: 2, face: null });
    expect(drawn(["manor"])?.flights[0]).toMatchObject({ count: 1, face: "manor" });
  });

  it("never shows a chosen character", () => {
    expect(
      sceneOf(SCENES, { event: "character-picked", about: { seat: 0, character: "king", known: 1 } })?.flights[0]?.face,
    ).toBeNull();
  });

  it("points at the rank of a character", () => {
    expect(sceneOf(SCENES, { event: "character-killed", about: { seat: 0, character: "king" } })?.stirs[0]?.at).toEqual(
      ["rank-4"],
    );
  });

  it("joins what one card pays to several towns", () => {
    const paid = (seat: number, card: string): EventFacts => ({
      event: "coins-earned",
      about: { seat, card, count: 1, coins: 5 },
    });

    const scenes = scenesOf(TOWN, [paid(0, "mine"), paid(1, "mine"), paid(0, "bakery")]);

    expect(scenes.map((scene) => scene.flights.length)).toEqual([2, 1]);
  });
});

describe("the queue of scenes", () => {
  let played: [string, number][];
  let marked: string[];
  let ends: (() => void)[];
  let cleared: number;
  let motion: Motion;
  let isHidden: boolean;

  const stagehand: Stagehand = {
    play: (scene, rate) => {
      played.push([scene.event, rate]);
      return new Promise((resolve) => ends.push(resolve));
    },
    mark: (scene) => void marked.push(scene.event),
    clear: () => {
      cleared += 1;
      ends.forEach((end) => end());
    },
  };
  const make = (): SceneQueue =>
    new SceneQueue(
      SCENES,
      stagehand,
      () => motion,
      () => isHidden,
    );
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await Promise.resolve();
    await Promise.resolve();
  };

  beforeEach(() => {
    [played, marked, ends, cleared, motion, isHidden] = [[], [], [], 0, "full", false];
  });

  it("plays one scene after the other", async () => {
    const queue = make();
    queue.push([line(gathered(2)), line({ event: "turn-ended", about: { seat: 1 } })]);

    expect(played).toEqual([["gold-gathered", 1]]);
    await end();
    expect(played.map(([event]) => event)).toEqual(["gold-gathered", "turn-ended"]);
    await end();
    expect(queue.length).toBe(0);
  });

  it("runs at double speed while three or more wait", async () => {
    make().push([line(...Array.from({ length: 4 }, () => gathered(1)))]);

    for (let scene = 0; scene < 4; scene += 1) await end();

    expect(played.map(([, rate]) => rate)).toEqual([2, 2, 1, 1]);
  });

  it("goes on with what comes while it plays", async () => {
    const queue = make();
    queue.push([line(gathered(1))]);
    queue.push([line(gathered(1))]);

    expect(played.length).toBe(1);
    await end();
    expect(played.length).toBe(2);
  });

  it("is empty after a skip, and ready for the next scene", async () => {
    const queue = make();
    queue.push([line(gathered(1), gathered(1), gathered(1))]);
    queue.skip();
    await end();

    expect([queue.length, played.length, cleared]).toEqual([0, 1, 1]);
    queue.push([line(gathered(1))]);
    expect(played.length).toBe(2);
  });

  it("plays only one scene at a time after a skip", async () => {
    const queue = make();
    queue.push([line(gathered(1), gathered(1))]);
    queue.skip();
    queue.push([line(gathered(1), gathered(1))]);
    await Promise.resolve();
    await Promise.resolve();

    expect(played.length).toBe(2);
  });

  it("shows nothing in a hidden tab", () => {
    isHidden = true;
    make().push([line(gathered(1))]);

    expect(played).toEqual([]);
  });

  it("does not tell old stories", () => {
    const queue = make();
    queue.push([line(...Array.from({ length: TOO_MANY + 1 }, () => gathered(1)))]);

    expect([queue.length, played.length]).toEqual([0, 0]);
  });

  it("only marks what would have moved, without motion", () => {
    motion = "none";
    make().push([line(gathered(1))]);

    expect([played, marked]).toEqual([[], ["gold-gathered"]]);
  });

  it("is twice as fast for those who want it quick", () => {
    motion = "quick";
    make().push([line(gathered(1))]);

    expect(played).toEqual([["gold-gathered", 2]]);
  });
});
