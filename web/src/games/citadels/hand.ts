/** The own hand as it is drawn: which card may be pressed, which is spoken for, and which cannot be built. */
import type { Offer } from "../../lib/chooser.svelte";
import { offersFor } from "./offers";

export interface HeldCard {
  key: string;
  district: string;
  offers: Offer[];
  /** The act that is not sent yet has taken it. */
  isSpent: boolean;
}

/** The cards in their order; of several of a kind the first ones are spent. */
export function heldCards(hand: string[], offers: Offer[], spent: Map<string, number>): HeldCard[] {
  const left = new Map(spent);
  return hand.map((district, place) => {
    const count = left.get(district) ?? 0;
    left.set(district, count - 1);
    const isSpent = count > 0;
    return { key: `${district}-${place}`, district, offers: isSpent ? [] : offersFor(offers, district), isSpent };
  });
}

/** The cards that may be pressed first, where a hand is seen in part. */
export function pressableFirst(cards: HeldCard[]): HeldCard[] {
  return [...cards.filter((card) => card.offers.length), ...cards.filter((card) => !card.offers.length)];
}
