/** Where things are on the screen that the guide points at, or must not cover. */
import type { Box } from "./guide";

/** Finds the first thing that can be seen. */
export function find(selectors: string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length) return element;
  return null;
}

function boxOf(element: Element): Box {
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

/** Keeps the page as far from the bottom of the screen as a card below it is high; returns what ends that. */
export function makeRoom(card: HTMLElement): () => void {
  const root = document.documentElement;
  const watch = new ResizeObserver(() => root.style.setProperty("--coach", `${card.offsetHeight}px`));
  watch.observe(card);
  return () => {
    watch.disconnect();
    root.style.removeProperty("--coach");
  };
}
