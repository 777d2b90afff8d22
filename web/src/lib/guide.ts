/** The guide of a first game: which step fits what happens, and where its card has room. */
import type { AnyView, DecisionFacts, EventAbout, EventFacts } from "../generated/wire";
import { agrees } from "./about";

/** What a step may look at. */
export interface Scene<View = AnyView> {
  view: View;
  /** The own seat. */
  seat: number;
  decision: DecisionFacts | null;
  /** Everything that has happened so far. */
  events: EventFacts[];
  isOver: boolean;
}

export interface Step<View = AnyView> {
  /** Its words are `web-guide-<game>-<key>`. */
  key: string;
  /** The things that it points at, as selectors; the first one that can be seen is meant. */
  at: (scene: Scene<View>) => string[];
  /** Whether it fits what happens now. */
  when: (scene: Scene<View>) => boolean;
  /** Whether it has been done, or its time is over. */
  over?: (scene: Scene<View>) => boolean;
  /** The place of the option that a newcomer does well to take. */
  option?: (scene: Scene<View>) => number | null;
  /** What its sentences speak of: a seat, a character, a card. */
  about?: (scene: Scene<View>) => EventAbout;
  /** Whether it names something to try. */
  isTry?: boolean;
  /** Whether it is about the end, which ends all others. */
  isEnd?: boolean;
}

/** How far somebody has come. */
export interface Progress {
  /** The steps that were shown, in order. */
  trail: string[];
  /** The steps that are behind: read, done, or skipped because their time was over. */
  done: string[];
}

export const NOTHING_YET: Progress = { trail: [], done: [] };

/** The step that is to be read now, if one is. */
export function currentOf({ trail, done }: Progress): string | null {
  const last = trail.at(-1);
  return last !== undefined && !done.includes(last) ? last : null;
}

/**
 * Leaves behind what is over and goes on to the first step that fits; the same progress if nothing changes.
 * A step that was not read before its moment went by is put back until it fits again.
 */
export function advance<View>(progress: Progress, steps: Step<View>[], scene: Scene<View>): Progress {
  const ended = steps.filter(
    (step) => !progress.done.includes(step.key) && ((scene.isOver && !step.isEnd) || step.over?.(scene)),
  );
  const done = ended.length ? [...progress.done, ...ended.map((step) => step.key)] : progress.done;
  const next = steps.find((step) => !done.includes(step.key) && step.when(scene))?.key;
  const current = currentOf({ trail: progress.trail, done });
  const isKept = current === null || steps.some((step) => step.key === current && step.when(scene));
  const trail = isKept ? progress.trail : progress.trail.slice(0, -1);
  if (next !== undefined && (current === null || !isKept)) return { trail: [...trail, next], done };
  return ended.length || !isKept ? { trail, done } : progress;
}

/** Leaves the current step behind. */
export function read(progress: Progress): Progress {
  const current = currentOf(progress);
  return current === null ? progress : { ...progress, done: [...progress.done, current] };
}

export function isHappened(scene: { events: EventFacts[] }, event: string, about: EventAbout = {}): boolean {
  return lastOf(scene, event, about) !== undefined;
}

/** Finds the last event of a kind. */
export function lastOf(scene: { events: EventFacts[] }, event: string, about: EventAbout = {}): EventFacts | undefined {
  return scene.events.findLast((each) => each.event === event && agrees(each.about, about));
}

/** The place of the first option with one of these verbs, in the order of the verbs. */
export function optionWith(scene: { decision: DecisionFacts | null }, ...verbs: string[]): number | null {
  for (const verb of verbs) {
    const place = scene.decision?.options.findIndex((option) => option.verb === verb) ?? -1;
    if (place >= 0) return place;
  }
  return null;
}

/** How much room the card of the guide has: below the table on a phone, beside crowded things, or plenty. */
export type GuideSize = "docked" | "narrow" | "wide";

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

function overlap(one: Box, other: Box): number {
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
