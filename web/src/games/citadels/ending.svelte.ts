/** The end of a turn in which something is left to take: it is asked about once, or taken first. */
import type { Chooser, Offer } from "../../lib/chooser.svelte";

/** What is there for the taking, at no price. */
const FREE = ["income", "extra_gold", "extra_cards", "collect"];
/** Of these only one can be taken. */
const EITHER = ["extra_gold", "extra_cards"];

/** One way to take what is left. */
export interface Taking {
  offers: Offer[];
  gold: number;
  cards: number;
  /** Something of it has to be shared out first: the turn goes on. */
  isOpen: boolean;
}

/** Lists the ways to take all that is left; none if nothing is. */
export function takingsOf(offers: Offer[]): Taking[] {
  const free = offers.filter(({ option }) => FREE.includes(option.verb));
  if (!free.length) return [];
  const either = free.filter(({ option }) => EITHER.includes(option.verb));
  if (either.length < 2) return [taking(free)];
  return either.map((one) => taking(free.filter((each) => each === one || !either.includes(each))));
}

function taking(offers: Offer[]): Taking {
  const sum = (field: "gain" | "cards") => offers.reduce((all, { option }) => all + (option.about[field] ?? 0), 0);
  const open = offers.find(({ option }) => option.about.share !== undefined);
  return { offers: open ? [open] : offers, gold: sum("gain"), cards: sum("cards"), isOpen: !!open };
}

export class Ending {
  /** Whether it is asked what to do with what is left. */
  isAsked = $state(false);
  /** What is still to be taken before the turn ends by itself. */
  private verbs: string[] | null = null;

  constructor(private readonly chooser: () => Chooser) {}

  private get offers(): Offer[] {
    return this.chooser().offers;
  }

  takings = $derived.by(() => takingsOf(this.offers));

  /** Takes what is left, then ends the turn, unless the rest has to be shared out first. */
  take({ offers, isOpen }: Taking): void {
    this.isAsked = false;
    this.verbs = isOpen ? null : offers.map(({ option }) => option.verb);
    void this.chooser().begin(offers[0]!);
  }

  /** Ends the turn as it is. */
  leave(): void {
    this.isAsked = false;
    const end = this.chooser().with("end")[0];
    if (end) void this.chooser().begin(end);
  }

  /** Goes on with what was begun when the next question has come. */
  goOn(): void {
    this.isAsked = false;
    if (!this.verbs) return;
    const next = this.chooser().with(this.verbs)[0];
    if (next) return void this.chooser().begin(next);
    this.verbs = null;
    this.leave();
  }
}
