/** The guide of a first game: which bubble fits what has just been shown, and where it has room. */
import type { AnyView, DecisionFacts, EventAbout, EventFacts, Option } from "../generated/wire";
import { agrees } from "./about";

/** What a step may look at: how things have been shown to stand, and nothing that was told before. */
export interface Scene<View = AnyView> {
  view: View;
  /** The own seat. */
  seat: number;
  decision: DecisionFacts | null;
  /** The events of the scene that has just ended; none at a question. */
  events: EventFacts[];
  isOver: boolean;
}

export interface Step<View = AnyView> {
  /** Its words are `web-guide-<game>-<key>`. */
  key: string;
  /** The things that it points at, as selectors; the first one that can be seen is meant. */
  at: (scene: Scene<View>) => string[];
  /** Whether what it says is true now. */
  when: (scene: Scene<View>) => boolean;
  /** Whether an option is what it teaches: such an advice of the Master is something to try. */
  teaches?: (option: Option) => boolean;
  /** Says why the Master may advise an option: a sentence, empty if there is none. */
  why?: (option: Option, scene: Scene<View>) => string;
  /** What its sentences speak of: a seat, a character, a card. */
  about?: (scene: Scene<View>) => EventAbout;
  /** Whether it is about the end, which ends all others. */
  isEnd?: boolean;
}

/** What a game brings for its guide. */
export interface GameGuide<View = AnyView> {
  steps: Step<View>[];
  /** Whether a turn begins with an event: there are at most two bubbles in one. */
  beginsTurn: (event: EventFacts) => boolean;
  /** Columns that a bubble may cover at a desktop, as selectors; the first one that can be seen is taken. */
  columns: string[];
  /** Where somebody may go on after the first game: the names of presets. */
  next: string[];
}

/** At most so many bubbles in a turn: who learns wants to play. */
export const MOST_IN_A_TURN = 2;

/** How far somebody has come. */
export interface Progress {
  /** The steps that were shown, in order. */
  told: string[];
  /** How many of them in the turn that is shown. */
  inTurn: number;
}

export const NOTHING_YET: Progress = { told: [], inTurn: 0 };

/** Lists the steps for a bubble that may open now: never shown before, and true of what has just been seen. */
export function stepsFor<View>(guide: GameGuide<View>, progress: Progress, scene: Scene<View>): Step<View>[] {
  const isFull = progress.inTurn >= MOST_IN_A_TURN;
  return guide.steps.filter(
    (step) =>
      !progress.told.includes(step.key) && (step.isEnd ? scene.isOver : !scene.isOver && !isFull) && step.when(scene),
  );
}

/** Notes that a bubble was opened. */
export function opened({ told, inTurn }: Progress, step: { key: string }): Progress {
  return { told: [...told, step.key], inTurn: inTurn + 1 };
}

/** Finds an event among those that were just shown. */
export function shown(scene: { events: EventFacts[] }, event: string, about: EventAbout = {}): EventFacts | undefined {
  return scene.events.findLast((each) => each.event === event && agrees(each.about, about));
}

export function offers(scene: { decision: DecisionFacts | null }, ...verbs: string[]): boolean {
  return scene.decision?.options.some((option) => verbs.includes(option.verb)) ?? false;
}

/** Where a bubble is: in a column beside the table, floating beside what it points at, or at the top or the bottom. */
export type GuidePlace = "column" | "beside" | "top" | "bottom";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;
/** Where else a card may lie: from the one edge to the other. */
const SHARES = Array.from({ length: 11 }, (_, tenths) => tenths / 10);

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
/** Finds room for a card beside what it points at, over as little as possible of what must stay in sight. */
export function placeCard(
  card: { width: number; height: number },
  screen: { width: number; height: number },
  target: Box | null,
  avoid: Box[],
): { left: number; top: number } {
  const most = {
    left: Math.max(EDGE, screen.width - card.width - EDGE),
    top: Math.max(EDGE, screen.height - card.height - EDGE),
  };
  const clamp = (left: number, top: number) => ({
    left: Math.min(Math.max(EDGE, left), most.left),
    top: Math.min(Math.max(EDGE, top), most.top),
  });
  const beside = target
    ? [
        clamp(target.left - card.width - GAP, target.top + target.height / 2 - card.height / 2),
        clamp(target.left + target.width + GAP, target.top + target.height / 2 - card.height / 2),
        clamp(target.left + target.width / 2 - card.width / 2, target.top - card.height - GAP),
        clamp(target.left + target.width / 2 - card.width / 2, target.top + target.height + GAP),
      ]
    : [];
  const middle = target
    ? { left: target.left + target.width / 2, top: target.top + target.height / 2 }
    : { left: 0, top: screen.height };
  const far = (place: { left: number; top: number }) =>
    Math.hypot(place.left + card.width / 2 - middle.left, place.top + card.height / 2 - middle.top);
  const elsewhere = SHARES.flatMap((across) => SHARES.map((down) => clamp(most.left * across, most.top * down))).sort(
    (one, other) => far(one) - far(other),
  );
  // What is pointed at counts more than the rest.
  const cost = (place: { left: number; top: number }) =>
    avoid.reduce((sum, box) => sum + overlap({ ...place, ...card }, box), 0) +
    (target ? 4 * overlap({ ...place, ...card }, target) : 0);
  return [...beside, ...elsewhere].reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
