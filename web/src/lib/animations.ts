/** How things on a table move: each function starts one animation of an element. */
import type { Place, Stir } from "./scenes";

/** How high above the straight way things fly, in pixels. */
const ARC = 40;
const TRAVEL = "cubic-bezier(.45, .05, .2, 1)";
const POP = "cubic-bezier(.3, 1.5, .5, 1)";

const STIRS: Record<Stir["how"], Keyframe[]> = {
  pop: [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }],
  bounce: [{ translate: "0 0" }, { translate: "0 -4px" }, { translate: "0 0" }],
  shake: ["0", "-2px", "2px", "-2px", "2px", "0"].map((translate) => ({ translate })),
  fade: [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }],
  glow: [{ opacity: 1 }, { opacity: 0.7 }, { opacity: 1 }],
  tumble: [
    { rotate: "-1080deg", translate: "0 -26px", scale: 1.15 },
    { rotate: "-200deg", translate: "0 6px", scale: 1.05, offset: 0.6 },
    { rotate: "0deg", translate: "0 0", scale: 1 },
  ],
};

export interface Flying {
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay: number;
  isTilted: boolean;
  /** What it touches on its way. */
  via: DOMRect | null;
  turns: number;
}

/** Finds the first place that can be seen. */
export function find(place: Place): HTMLElement | null {
  for (const name of place)
    for (const element of document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`))
      if (element.getClientRects().length && element.checkVisibility({ visibilityProperty: true })) return element;
  return null;
}

/** Stirs what stays in its place. */
export function stirred(element: HTMLElement, how: Stir["how"], ms: number): Animation {
  return element.animate(STIRS[how], { duration: ms, easing: how === "pop" || how === "tumble" ? POP : "ease-out" });
}

/** Lets a sprite fly from the middle of one box to the middle of another. */
export function flown(element: HTMLElement, { from, to, via, ms, delay, isTilted, turns }: Flying): Animation {
  const x = (box: DOMRect): number => box.left + box.width / 2;
  const y = (box: DOMRect): number => box.top + Math.min(box.height / 2, 60);
  const place = (left: number, top: number): string => `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  const [x1, y1, x2, y2] = [x(from), y(from), x(to), y(to)];
  const [middleX, middleY] = via ? [x(via), y(via)] : [(x1 + x2) / 2, (y1 + y2) / 2 - ARC];
  const turn = (part: number): string => (turns ? ` rotate(${Math.round(part * turns * 360)}deg)` : "");
  return element.animate(
    [
      { transform: place(x1, y1), opacity: 0 },
      { transform: place(x1 + (x2 - x1) * 0.12, y1 + (y2 - y1) * 0.12 - ARC * 0.4), opacity: 1, offset: 0.12 },
      {
        transform: `${place(middleX, middleY)}${isTilted ? " rotate(14deg)" : turn(0.5)}`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: place(x2, y2) + turn(1), opacity: 1, offset: 0.95 },
      { transform: place(x2, y2) + turn(1), opacity: 0 },
    ],
    { duration: ms, delay, easing: TRAVEL, fill: "both" },
  );
}
