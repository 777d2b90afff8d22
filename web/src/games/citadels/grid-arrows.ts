/** Moves the focus with arrows within a grid of buttons. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function gridArrows(columns: number): Attachment<HTMLElement> {
  return (node) => {
    const move = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const buttons = [...node.querySelectorAll("button")];
      const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const [row, column] = [Math.floor(place / columns) + step[0], (place % columns) + step[1]];
      if (column >= 0 && column < columns) buttons[row * columns + column]?.focus();
    };
    node.addEventListener("keydown", move);
    return () => node.removeEventListener("keydown", move);
  };
}
