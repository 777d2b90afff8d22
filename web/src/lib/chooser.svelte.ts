/**
 * Two taps: one chooses, the next one sends. Nothing leaves before the second.
 * An act of several choices is put together in the head: the server says what each choice would lead to,
 * and only the last press sends them all.
 */
import type { Option, OptionAbout, Question } from "../generated/wire";
import { agrees } from "./about";
import type { TableState } from "./table.svelte";

export interface Offer {
  index: number;
  option: Option;
}

/** A choice that is made but not sent, and the question that it answers. */
export interface Step {
  question: Question;
  offer: Offer;
}

/** Asks the server what would come after choices; null if the act is complete with them. */
type Asking = (decision: number, indexes: number[]) => Promise<Question | null>;

/** After so many milliseconds it is said that no answer has come yet. */
const PATIENCE = 2500;

export class Chooser {
  /** The decision that everything below is about; what is left over from another one does not count. */
  private about = $state(-1);
  private picked = $state<number | null>(null);
  private made = $state.raw<Step[]>([]);
  private following = $state.raw<Question | null>(null);
  /** Whether the server is being asked what comes next. */
  private isWaiting = $state(false);
  /** Whether it has been asked in vain so far: the act stays open as it is. */
  isUnanswered = $state(false);
  private thought = 0;

  constructor(
    readonly table: TableState,
    private readonly ask: Asking = (decision, indexes) => table.ahead(decision, indexes),
  ) {}

  private get isLive(): boolean {
    return this.table.decision !== null && this.about === this.table.decision.number;
  }

  /** The choices of the act that are made in the head. */
  get steps(): Step[] {
    return this.isLive ? this.made : [];
  }

  /** What is asked now: by the table, or within the act. */
  get question(): Question | null {
    return this.steps.length ? this.following : this.table.decision;
  }

  /** What may be chosen now; empty while an answer is on its way. */
  get offers(): Offer[] {
    return this.question?.options.map((option, index) => ({ index, option })) ?? [];
  }

  get selected(): number | null {
    return this.isLive ? this.picked : null;
  }

  set selected(index: number | null) {
    if (this.table.isBusy) return;
    this.mind();
    this.picked = index;
    const offer = this.chosen;
    if (offer?.option.opens_act) void this.think();
  }

  get chosen(): Offer | null {
    const selected = this.selected;
    return this.offers.find((offer) => offer.index === selected) ?? null;
  }

  /** Whether something is chosen that makes the act complete. */
  get isReady(): boolean {
    return this.chosen !== null && !this.isWaiting;
  }

  /** Everything that would be sent: the steps, and what is chosen now. */
  get act(): Offer[] {
    const chosen = this.chosen;
    const before = this.steps.map((step) => step.offer);
    return chosen ? [...before, chosen] : before;
  }

  /** Finds the offers that speak of something: `with("build", {district: "manor"})`. */
  with(verb: string | string[], about: OptionAbout = {}): Offer[] {
    const verbs = Array.isArray(verb) ? verb : [verb];
    return this.offers.filter(({ option }) => verbs.includes(option.verb) && agrees(option.about, about));
  }

  select(index: number | null): void {
    this.selected = this.selected === index ? null : index;
  }

  /** Begins with an offer whose button says all: it is sent at once, unless more has to be chosen first. */
  async begin(offer: Offer): Promise<void> {
    if (!offer.option.opens_act) return this.send(offer.index);
    this.mind();
    this.picked = offer.index;
    if (await this.think()) this.send(offer.index);
  }

  /** Takes one choice back; says whether there was any. */
  back(): boolean {
    this.mind();
    if (this.picked !== null) {
      this.picked = null;
      return true;
    }
    const last = this.made.at(-1);
    if (!last) return false;
    this.made = this.made.slice(0, -1);
    this.following = this.made.length ? last.question : null;
    return true;
  }

  /** Sends the act; it stays as it is until the table asks something else, or refuses it. */
  send(index: number | null = this.selected): void {
    if (index === null || this.table.isBusy) return;
    this.mind();
    const [first = index, ...then] = [...this.steps.map(({ offer }) => offer.index), index];
    void this.table.choose(first, then);
  }

  /** Turns to the decision that is asked now, and away from any question that is still open. */
  private mind(): void {
    if (!this.isLive) this.forget();
    this.thought += 1;
    this.isWaiting = false;
    this.isUnanswered = false;
  }

  private forget(): void {
    this.about = this.table.decision?.number ?? -1;
    this.picked = null;
    this.made = [];
    this.following = null;
    this.thought += 1;
    this.isWaiting = false;
  }

  /** Asks what would come next, and goes on to it; says whether the act is complete with what is chosen. */
  private async think(): Promise<boolean> {
    const question = this.question;
    const offer = this.chosen;
    const thought = (this.thought += 1);
    if (!question || !offer) return false;
    this.isWaiting = true;
    const late = setTimeout(() => (this.isUnanswered = thought === this.thought), PATIENCE);
    const next = await this.ask(this.about, [...this.steps.map((step) => step.offer.index), offer.index]).catch(
      () => undefined,
    );
    clearTimeout(late);
    if (thought !== this.thought || !this.isLive) return false;
    this.isUnanswered = next === undefined;
    if (next === undefined) {
      // Chosen again, it is asked again.
      this.isWaiting = false;
      this.picked = null;
      return false;
    }
    this.isWaiting = false;
    if (!next) return true;
    this.made = [...this.made, { question, offer }];
    this.following = next;
    this.picked = null;
    return false;
  }
}
