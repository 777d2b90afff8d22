/** What the parts of a Citadels table share: the table, what is open on it, and the card that is looked at. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Chooser, Offer } from "../../lib/chooser.svelte";
import { sized } from "../../lib/media";
import { self } from "../../lib/me.svelte";
import type { TableState } from "../../lib/table.svelte";
import type { Closed } from "../../generated/wire";
import { aimsOf, isSame, type Aim } from "./aims";
import { Ending } from "./ending.svelte";
import { spentCards } from "./compound-choices";
import { menuOf, offersAt, placeIn, seatIn } from "./offers";
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

const KEY = Symbol("context");
const HOVER = 250;

export const isPhone = sized("phone");
/** A phone so small that two districts in a row are all that can be read. */
export const isTiny = sized("tiny");
/** Hardly any height: a phone on its side, or much zoom. */
export const isLow = sized("low");
export const isNarrow = sized("narrow");
/** Wide enough for the log to have a column of its own. */
export const hasColumn = sized("column");
/** A tablet that is held upright. */
export const isUpright = sized("narrow", "tall");
export const isRoomy = sized("desktop", "tall");

export class TableContext {
  /** The power whose choices are open. */
  opened = $state<string | null>(null);
  detail = $state.raw<Detail | null>(null);
  /** The player that is chosen first, where a choice has two parts. */
  aimed = $state<number | null>(null);
  /** What the pointer or the focus rests on: a row of the options and its target on the table ring together. */
  pointed = $state.raw<Aim | null>(null);
  /** Whether the options are higher than their place beside the own things. */
  isGrown = $state(false);
  /** The end of the own turn. */
  readonly ending = new Ending(() => this.chooser);
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

  /** What the open choices are about but cannot be chosen. */
  closed = $derived.by(() => {
    const verbs = this.menu.open.map(({ verb }) => verb);
    return this.isReplay ? [] : (this.chooser.question?.closed ?? []).filter(({ verb }) => verbs.includes(verb));
  });

  /** Why a district in a city cannot be chosen, where others can. */
  closedAt(seat: number, place: string): Closed | undefined {
    return this.closed.find(({ about }) => placeIn(about) === place && seatIn(about, this.seat) === seat);
  }

  /** Whether the open choices are about something on the table; a card is chosen with the own hand and city in sight. */
  get isAiming(): boolean {
    const { open, hand } = this.menu;
    return open.some(({ kind }) => kind !== "cards") && !hand.length;
  }

  /** The offers of the open choices that a player, or a character, is chosen with. */
  aimingAt(aim: Aim): Offer[] {
    return this.menu.open.flatMap((group) => aimsOf(group, aim));
  }

  /** Chooses what stands on the table: of a choice with two parts, only the player. */
  aimAt(offers: Offer[], event?: MouseEvent): void {
    const [first] = offers;
    if (!first || this.table.isBusy) return;
    if (offers.length === 1) return this.choose(first, event);
    this.aimed = seatIn(first.option.about, this.seat);
    this.chooser.selected = null;
  }

  /** The player whom the choice that is about to be sent is about. */
  get chosenSeat(): number | null {
    const { chosen } = this.chooser;
    if (this.isReplay || !chosen) return this.aimed;
    return chosen.option.about.seat === undefined ? null : seatIn(chosen.option.about, this.seat);
  }

  /** Whether something on the table, or its row, is pointed at. */
  isPointed(aim: Aim): boolean {
    return this.pointed !== null && isSame(this.pointed, aim);
  }

  /** Notes that something is pointed at, as long as it is. */
  points(aim: Aim): Attachment<HTMLElement> {
    return (node) => {
      const point = () => (this.pointed = aim);
      const leave = () => {
        if (this.pointed === aim) this.pointed = null;
      };
      const pairs = [
        ["pointerenter", point],
        ["pointerleave", leave],
        ["focus", point],
        ["blur", () => queueMicrotask(leave)],
      ] as const;
      for (const [name, act] of pairs) node.addEventListener(name, act);
      return () => {
        for (const [name, act] of pairs) node.removeEventListener(name, act);
        leave();
      };
    };
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
    const [left] = this.ending.takings;
    if (offer.option.verb === "end" && left) {
      if (self.preferences.take_income && !left.isOpen) this.ending.take(left);
      else this.ending.isAsked = true;
      return;
    }
    if (self.preferences.confirm && this.chooser.selected !== offer.index) this.chooser.select(offer.index);
    else void this.chooser.begin(offer);
  }

  /** Sends the whole act, once nothing is left to choose. */
  send(offer: Offer | null = this.chooser.chosen): void {
    if (!offer || (offer.index === this.chooser.selected && !this.chooser.isReady)) return;
    this.chooser.send(offer.index);
  }

  back(): void {
    if (this.ending.isAsked) this.ending.isAsked = false;
    else if (this.chooser.selected === null && this.aimed !== null) this.aimed = null;
    else if (!this.chooser.back()) this.opened = null;
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

/** Lets the parts of a table share its context. */
export function setTableContext(sources: () => Sources): TableContext {
  return setContext(KEY, new TableContext(sources));
}

/** Finds the context of the table that a part belongs to. */
export function tableContext(): TableContext {
  return getContext<TableContext>(KEY);
}

export { arrows } from "../../lib/arrows";
