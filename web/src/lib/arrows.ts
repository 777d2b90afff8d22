/** Walking through a group of buttons by keys. */
import type { Attachment } from "svelte/attachments";

/** Moves the focus with arrows among the buttons of a group. */
export const arrows: Attachment<HTMLElement> = (node) => {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...node.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  node.addEventListener("keydown", move);
  return () => node.removeEventListener("keydown", move);
};
