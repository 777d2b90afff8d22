/** What may be done with each card of a town table, and why not. */
import type { MachiKoroOptions } from "../../generated/games/machikoro";
import type { WhyNot } from "../../generated/wire";
import type { Chooser, Offer } from "../../lib/chooser.svelte";
import { words } from "../../lib/words.svelte";

export class Choices {
  constructor(readonly chooser: Chooser) {}

  get topic(): string | null {
    return this.chooser.question?.topic ?? null;
  }

  private find<Verb extends keyof MachiKoroOptions>(
    verb: Verb,
    about: Partial<MachiKoroOptions[Verb]> = {},
  ): Offer | null {
    return this.chooser.with(verb, about)[0] ?? null;
  }

  build(card: string): Offer | null {
    return this.find("build", { card });
  }

  give(establishment: string): Offer | null {
    return this.find("offer", { establishment });
  }

  take(seat: number, establishment: string): Offer | null {
    return this.find("demand", { seat: String(seat), establishment });
  }

  collect(seat: number): Offer | null {
    return this.find("collect", { seat: String(seat) });
  }

  pass(): Offer | null {
    return this.find("pass");
  }

  isChosen(offer: Offer | null): boolean {
    return offer !== null && this.chooser.selected === offer.index;
  }

  /** Finds why a card cannot be built now; null if it can, or if nobody builds. */
  whyNot(card: string): WhyNot | null {
    if (this.topic !== "building") return null;
    return this.chooser.table.game?.why_not.find((each) => each.card === card) ?? null;
  }

  /** Says the same in words. */
  obstacle(card: string): string | null {
    const found = this.whyNot(card);
    if (!found) return null;
    return words.say(
      `why-not-${found.reason}`,
      words.values("machikoro", found.about, this.chooser.table.players),
      "machikoro",
    );
  }
}
