import { describe, expect, it } from "vitest";
import type { EventFacts } from "../generated/wire";
import { NOTHING_YET, opened, placeCard, shown, stepsFor, type GameGuide, type Scene } from "./guide";
import { lineTo } from "./guide-boxes";

interface View {
  round: number;
}

const scene = (events: string[] = [], isOver = false): Scene<View> => ({
  view: { round: 1 },
  seat: 0,
  decision: null,
  events: events.map((event) => ({ event, about: { seat: 1 } }) as EventFacts),
  isOver,
});
const about = (event: string) => ({
  key: event,
  at: () => [],
  when: (here: Scene<View>) => shown(here, event) !== undefined,
});
const GUIDE: GameGuide<View> = {
  steps: [
    about("killed"),
    about("robbed"),
    about("built"),
    { key: "end", at: () => [], when: () => true, isEnd: true },
  ],
  beginsTurn: ({ event }) => event === "called",
  columns: [],
  next: [],
};
const keys = (progress: typeof NOTHING_YET, here: Scene<View>) => stepsFor(GUIDE, progress, here).map(({ key }) => key);

describe("the guide", () => {
  it("speaks of what has just been shown, and of nothing that was shown before", () => {
    expect(keys(NOTHING_YET, scene(["robbed"]))).toEqual(["robbed"]);
    expect(keys(NOTHING_YET, scene(["built"]))).toEqual(["built"]);
    expect(keys(NOTHING_YET, scene())).toEqual([]);
  });

  it("says nothing twice", () => {
    const told = opened(NOTHING_YET, GUIDE.steps[1]!);
    expect(keys(told, scene(["robbed"]))).toEqual([]);
    expect(keys(told, scene(["killed", "robbed"]))).toEqual(["killed"]);
  });

  it("says at most two things in a turn", () => {
    const twice = opened(opened(NOTHING_YET, GUIDE.steps[0]!), GUIDE.steps[1]!);
    expect(twice.inTurn).toBe(2);
    expect(keys(twice, scene(["built"]))).toEqual([]);
    expect(keys({ ...twice, inTurn: 0 }, scene(["built"]))).toEqual(["built"]);
  });

  it("speaks of the end alone when the game is over", () => {
    const full = { told: [], inTurn: 2 };
    expect(keys(full, scene(["built"], true))).toEqual(["end"]);
    expect(keys(full, scene())).toEqual([]);
  });
});

describe("the line to a bubble", () => {
  const bubble = { left: 1000, top: 60, width: 250, height: 380 };

  it("leads along the ring and the column", () => {
    expect(lineTo({ left: 700, top: 0, width: 140, height: 56 }, bubble)).toBe("M 770 56 V 60 H 996 V 84 H 1000");
  });

  it("goes straight up from what lies below the column", () => {
    expect(lineTo({ left: 1010, top: 460, width: 240, height: 240 }, bubble)).toBe("M 1130 460 V 440");
  });
});

describe("a bubble without a column", () => {
  const card = { width: 300, height: 200 };
  const screen = { width: 1280, height: 720 };
  const hides = (
    place: { left: number; top: number },
    box: { left: number; top: number; width: number; height: number },
  ) =>
    place.left < box.left + box.width &&
    box.left < place.left + card.width &&
    place.top < box.top + box.height &&
    box.top < place.top + card.height;

  it.each([
    { left: 960, top: 460, width: 310, height: 250 },
    { left: 0, top: 0, width: 1280, height: 60 },
    { left: 12, top: 60, width: 320, height: 310 },
    { left: 20, top: 500, width: 900, height: 200 },
  ])("never lies on what it points at: %o", (target) => {
    const place = placeCard(card, screen, target, []);
    expect(hides(place, target)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + card.width).toBeLessThanOrEqual(screen.width);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + card.height).toBeLessThanOrEqual(screen.height);
  });

  it("leaves the options free, too", () => {
    const target = { left: 700, top: 500, width: 240, height: 200 };
    const options = { left: 960, top: 460, width: 310, height: 250 };
    expect(hides(placeCard(card, screen, target, [options]), options)).toBe(false);
  });
});
