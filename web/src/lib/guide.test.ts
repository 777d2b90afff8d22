import { describe, expect, it } from "vitest";
import { advance, currentOf, NOTHING_YET, optionWith, placeCard, read, type Scene, type Step } from "./guide";

interface View {
  round: number;
}

const scene = (round: number, isOver = false): Scene<View> => ({
  view: { round },
  seat: 0,
  decision: null,
  events: [],
  isOver,
});
const step = (key: string, when: (round: number) => boolean, over?: (round: number) => boolean): Step<View> => ({
  key,
  at: () => [],
  when: ({ view }) => when(view.round),
  over: over && (({ view }) => over(view.round)),
});
const STEPS: Step<View>[] = [
  step(
    "first",
    (round) => round === 1,
    (round) => round > 1,
  ),
  step("second", (round) => round >= 1),
  step("later", (round) => round >= 3),
  { ...step("end", () => false), when: ({ isOver }) => isOver, isEnd: true },
];

describe("the guide", () => {
  it("begins with the first step that fits", () => {
    expect(currentOf(advance(NOTHING_YET, STEPS, scene(1)))).toBe("first");
    expect(currentOf(advance(NOTHING_YET, STEPS, scene(2)))).toBe("second");
  });

  it("stays with a step until it is read", () => {
    const begun = advance(NOTHING_YET, STEPS, scene(1));
    expect(advance(begun, STEPS, scene(1))).toBe(begun);
    expect(currentOf(advance(read(begun), STEPS, scene(1)))).toBe("second");
  });

  it("leaves a step behind when its time is over", () => {
    const begun = advance(NOTHING_YET, STEPS, scene(1));
    const later = advance(begun, STEPS, scene(2));
    expect(later).toEqual({ trail: ["first", "second"], done: ["first"] });
  });

  it("puts a step back whose moment has gone by, and takes it up again", () => {
    const steps = [step("now", (round) => round === 1 || round === 3), step("then", (round) => round === 2)];
    const gone = advance(advance(NOTHING_YET, steps, scene(1)), steps, scene(2));
    expect(gone).toEqual({ trail: ["then"], done: [] });
    expect(advance(gone, steps, scene(3))).toEqual({ trail: ["now"], done: [] });
    expect(currentOf(advance(gone, steps, scene(4)))).toBeNull();
  });

  it("waits when nothing fits, and goes on when something does", () => {
    const waiting = advance({ trail: ["second"], done: ["first", "second"] }, STEPS, scene(2));
    expect(currentOf(waiting)).toBeNull();
    expect(currentOf(advance(waiting, STEPS, scene(3)))).toBe("later");
  });

  it("skips everything but the end when the game is over", () => {
    const over = advance(advance(NOTHING_YET, STEPS, scene(1)), STEPS, scene(2, true));
    expect(currentOf(over)).toBe("end");
    expect(over.done).toEqual(["first", "second", "later"]);
  });

  it("recommends the first verb that is offered", () => {
    const options = ["end", "cards", "gold"].map((verb) => ({ notation: verb, verb, about: {}, opens_act: false }));
    const decision = { number: 1, topic: "acting", about: {}, options };
    expect(optionWith({ decision }, "gold", "cards")).toBe(2);
    expect(optionWith({ decision }, "build")).toBeNull();
    expect(optionWith({ decision: null }, "gold")).toBeNull();
  });
});

describe("the card of the guide", () => {
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
