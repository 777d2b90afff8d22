/** The card that explains itself beside a table: in the set-up and on the score sheet. */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Game } from "./catalog";
import type { CardSort } from "./log";
import { keyOf, words } from "./words.svelte";

export interface Explained {
  game: Game;
  sort: CardSort;
  id: string;
  node: HTMLElement;
}

/** How long a pointer rests on a card before it is explained, in milliseconds. */
const HOVER = 250;

class Tip {
  card = $state.raw<Explained | null>(null);
  private loading: Promise<unknown> | null = null;

  show(card: Explained): void {
    this.card = card;
    this.loading ??= import("../components/CardTip.svelte").then(({ default: CardTip }) =>
      mount(CardTip, { target: document.body }),
    );
  }

  hide(): void {
    this.card = null;
  }
}

export const tip = new Tip();

/**
 * Lets an element explain its card: after a moment under the pointer, at once on focus, and by a tap. A screen reader
 * says its rule, or why it cannot be chosen.
 */
export function explains(game: Game, sort: CardSort, id: string, why = ""): Attachment<HTMLElement> {
  return (node) => {
    const rule = `${keyOf(sort, id)}.rule`;
    const spoken = why || (words.has(game, rule) ? words.say(rule, {}, game) : words.say("web-no-rule"));
    (node.querySelector("button") ?? node).setAttribute("aria-description", spoken);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => tip.show({ game, sort, id, node });
    const hide = (): void => {
      clearTimeout(timer);
      if (tip.card?.node === node) tip.hide();
    };
    const acts = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") timer = setTimeout(show, HOVER);
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") hide();
      },
      pointerup: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") show();
      },
      focusin: () => {
        if (node.matches(":focus-visible, :has(:focus-visible)")) show();
      },
      // A card that is taken from the page loses the focus in the middle of drawing.
      focusout: () => queueMicrotask(hide),
    };
    for (const [name, act] of Object.entries(acts)) node.addEventListener(name, act as EventListener);
    return () => {
      for (const [name, act] of Object.entries(acts)) node.removeEventListener(name, act as EventListener);
      hide();
    };
  };
}
