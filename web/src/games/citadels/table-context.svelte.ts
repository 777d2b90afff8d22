/** What the parts of a Citadels table share: the table, what is open on it, and the card that is looked at. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Chooser, Offer } from "../../lib/chooser.svelte";
import { sized } from "../../lib/media";
import { self } from "../../lib/me.svelte";
import type { TableState } from "../../lib/table.svelte";
import { spentCards } from "./compound-choices";
import { menuOf, offersAt } from "./offers";
import { handOf, type CitadelsView } from "./view";

export interface Sources {
  table: TableState;
  chooser: Chooser;
  view: CitadelsView;
  players: string[];
  seat: number;
  isReplay: boolean;
}

export interface Detail {
  kind: "district" | "character";
  id: string;
  node: HTMLElement;
  /** It was asked for by a tap, and stays until the next one. */
  isPinned: boolean;
}

const KEY = Symbol("desk");
const HOVER = 250;

export const isPhone = sized("phone");
/** A phone so small that two districts in a row are all that can be read. */
export const isTiny = sized("tiny");
/** Hardly any height: a phone on its side, or much zoom. */
export const isLow = sized("low");
export const isNarrow = sized("narrow");
/** Wide enough for the log to have a column of its own. */
export const hasColumn = sized("column");
export const isRoomy = sized("desktop", "tall");

export class Desk {
  /** The power whose choices are open. */
  opened = $state<string | null>(null);
  detail = $state.raw<Detail | null>(null);
  /** Whether the last thing touched was a key: for those who play so, questions take the focus. */
  isByKeyboard = false;

  constructor(private readonly sources: () => Sources) {}

  get table(): TableState {
    return this.sources().table;
  }
  get chooser(): Chooser {
    return this.sources().chooser;
  }
  get view(): CitadelsView {
    return this.sources().view;
  }
  get players(): string[] {
    return this.sources().players;
  }
  get seat(): number {
    return this.sources().seat;
  }
  get isReplay(): boolean {
    return this.sources().isReplay;
  }

  get offers(): Offer[] {
    return this.isReplay ? [] : this.chooser.offers;
  }

  /** The power whose choices are open, until the first one is made. */
  get power(): string | null {
    return this.chooser.steps.length ? null : this.opened;
  }

  menu = $derived.by(() => menuOf(this.offers, this.power, handOf(this.view, this.seat)));

  /** The cards of the hand that the act in the head has already spoken for. */
  spent = $derived.by(() => (this.isReplay ? new Map<string, number>() : spentCards(this.chooser.steps)));

  name(seat: number): string {
    return this.players[seat] ?? "?";
  }

  /** The offers about a district in a city that are open now. */
  at(seat: number, place: string): Offer[] {
    return offersAt(
      this.menu.open.flatMap((group) => group.offers),
      seat,
      place,
      this.seat,
    );
  }

  isChosen(offers: Offer[]): boolean {
    return offers.some(({ index }) => index === this.chooser.selected);
  }

  /** Chooses an offer; a second press by keyboard sends it. */
  choose(offer: Offer, event?: MouseEvent): void {
    if (this.table.isBusy) return;
    if (this.chooser.selected === offer.index && event?.detail === 0) this.send(offer);
    else this.chooser.select(offer.index);
  }

  /** Sends an offer whose button says all; people who like to confirm press twice. */
  press(offer: Offer): void {
    if (this.table.isBusy) return;
    if (self.preferences.confirm && this.chooser.selected !== offer.index) this.chooser.select(offer.index);
    else void this.chooser.begin(offer);
  }

  /** Sends the whole act, once nothing is left to choose. */
  send(offer: Offer | null = this.chooser.chosen): void {
    if (!offer || (offer.index === this.chooser.selected && !this.chooser.isReady)) return;
    this.chooser.send(offer.index);
  }

  back(): void {
    if (!this.chooser.back()) this.opened = null;
    this.detail = null;
  }

  /** Explains a card: after a moment under the pointer, at once on focus. */
  explain(kind: Detail["kind"], id: string): Attachment<HTMLElement> {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        this.detail = { kind, id, node, isPinned: false };
      };
      const hide = () => {
        clearTimeout(timer);
        if (this.detail?.node === node) this.detail = null;
      };
      const enter = (event: PointerEvent) => {
        if (event.pointerType === "mouse") timer = setTimeout(show, HOVER);
      };
      const leave = () => {
        clearTimeout(timer);
        if (!this.detail?.isPinned) hide();
      };
      // A card that is taken from the page loses the focus in the middle of drawing.
      const blur = () => queueMicrotask(leave);
      const focus = () => {
        if (node.matches(":focus-visible")) show();
      };
      node.addEventListener("pointerenter", enter);
      node.addEventListener("pointerleave", leave);
      node.addEventListener("focus", focus);
      node.addEventListener("blur", blur);
      return () => {
        node.removeEventListener("pointerenter", enter);
        node.removeEventListener("pointerleave", leave);
        node.removeEventListener("focus", focus);
        node.removeEventListener("blur", blur);
        hide();
      };
    };
  }

  /** Shows a card until the next tap. */
  pin(kind: Detail["kind"], id: string, node: HTMLElement): void {
    this.detail = this.detail?.isPinned && this.detail.node === node ? null : { kind, id, node, isPinned: true };
  }
}

export function layDesk(sources: () => Sources): Desk {
  return setContext(KEY, new Desk(sources));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

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
