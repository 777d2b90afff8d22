/** Where things are on the screen that the guide points at, or must not cover. */
import type { Box } from "./guide";

/** Finds the first thing that can be seen. */
export function find(selectors: string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length) return element;
  return null;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The part of something that can be seen: what it scrolls in may hide the rest. */
export function seenOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top, right, bottom] = [
      Math.max(left, edge.left),
      Math.max(top, edge.top),
      Math.min(right, edge.right),
      Math.min(bottom, edge.bottom),
    ];
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : boxOf(element);
}

/** What somebody may want to press. */
export function pressableBoxes(): Box[] {
  return [...document.querySelectorAll("[data-offer], [data-opens], [data-send], section[data-decision]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map(boxOf);
}

/** Whether two boxes or places are equal, if they are there at all. */
export function isSame(one: object | null, other: object | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Gives a bubble at the top or the bottom of a phone its own room, so that it lies on nothing; returns what ends that. */
export function makeRoom(bubble: HTMLElement, edge: "top" | "bottom"): () => void {
  const root = document.documentElement;
  const name = edge === "top" ? "--coach-top" : "--coach";
  const watch = new ResizeObserver(() => root.style.setProperty(name, `${bubble.offsetHeight}px`));
  watch.observe(bubble);
  return () => {
    watch.disconnect();
    root.style.removeProperty(name);
  };
}

/** How far a line keeps from what it leads along: the gutters between panels are as wide as that on both sides. */
const GUTTER = 4;

/** Whether a line at a height from one place to another would lie on a panel that it does not speak of. */
export function isCrossing(from: number, to: number, height: number, spoken: Element | null): boolean {
  return [0.2, 0.4, 0.6, 0.8].some((part) => {
    const panel = document.elementFromPoint(from + (to - from) * part, height)?.closest(".panel, .seat");
    return !!panel && !panel.contains(spoken);
  });
}

/**
 * Draws the way from a ring to a bubble beside the table: along the edge of the ring, or, if other things are there,
 * along that of the bubble, where the gutter between two rows of panels is.
 */
export function lineTo(ring: Box, bubble: Box, isByGutter = false): string {
  const middle = ring.left + ring.width / 2;
  const [ringEnd, bubbleEnd] = [ring.top + ring.height, bubble.top + bubble.height];
  const isAbove = ring.top + ring.height / 2 <= bubble.top + bubble.height / 2;
  const start = isAbove ? ringEnd : ring.top;
  if (middle > bubble.left) return `M ${middle} ${start} V ${isAbove ? bubble.top : bubbleEnd}`;
  if (isByGutter) {
    const isNearTop = ring.top - bubble.top < bubbleEnd - ringEnd;
    const gutter = isNearTop ? bubble.top - GUTTER : bubbleEnd + GUTTER;
    const end = isNearTop ? bubble.top + 24 : bubbleEnd - 24;
    return `M ${middle} ${isNearTop ? ring.top : ringEnd} V ${gutter} H ${bubble.left - GUTTER} V ${end} H ${bubble.left}`;
  }
  const along = isAbove ? ringEnd + GUTTER : ring.top - GUTTER;
  const into = Math.min(Math.max(along, bubble.top + 24), bubbleEnd - 24);
  return `M ${middle} ${start} V ${along} H ${bubble.left - GUTTER} V ${into} H ${bubble.left}`;
}
