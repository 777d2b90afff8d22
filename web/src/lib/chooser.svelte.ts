/** Two taps: one chooses, the next one sends. Nothing leaves before the second. */
import type { Option } from "../generated/wire";
import type { TableState } from "./table.svelte";

export interface Offer {
  index: number;
  option: Option;
}

export class Chooser {
  selected = $state<number | null>(null);
  private about = -1;

  constructor(readonly table: TableState) {}

  /** What may be chosen now; empty while an answer is on its way. */
  get offers(): Offer[] {
    const decision = this.table.decision;
    if (!decision) return [];
    if (decision.number !== this.about) {
      this.about = decision.number;
      queueMicrotask(() => (this.selected = null));
    }
    return decision.options.map((option, index) => ({ index, option }));
  }

  get chosen(): Offer | null {
    return this.offers.find((offer) => offer.index === this.selected) ?? null;
  }

  /** Finds the offers that speak of something: `with("build", {district: "manor"})`. */
  with(verb: string | string[], about: Record<string, unknown> = {}): Offer[] {
    const verbs = Array.isArray(verb) ? verb : [verb];
    return this.offers.filter(
      ({ option }) => verbs.includes(option.verb) && Object.entries(about).every(([field, value]) => option.about[field] === value),
    );
  }

  /** Finds every offer that names a value in some field. */
  naming(field: string, value: unknown): Offer[] {
    return this.offers.filter(({ option }) => option.about[field] === value);
  }

  select(index: number | null): void {
    this.selected = this.selected === index ? null : index;
  }

  send(index: number | null = this.selected): void {
    if (index === null || this.table.isBusy) return;
    void this.table.choose(index);
    this.selected = null;
  }
}
