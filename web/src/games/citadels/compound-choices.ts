/** An act of several choices as one sentence: what is chosen stands in it, what is not yet chosen is a gap. */
import type { Question, OptionAbout } from "../../generated/wire";
import type { Offer, Step } from "../../lib/chooser.svelte";

/** What the sentence of an act is filled with: ids of things, several of them in a list, or nothing yet. */
export type Part = {
  field: string;
  ids: string[];
  isOpen: boolean;
  /** The seats that get these, one for each, and one for the gap. */ to?: unknown[];
};

export interface Act {
  /** The end of the key of its sentence; none if the choices are listed one by one. */
  key: string | null;
  parts: Record<string, Part>;
  offers: Offer[];
  isComplete: boolean;
}

function idOf(offer: Offer | undefined, field: keyof OptionAbout): string[] {
  const id = offer?.option.about[field];
  return id === undefined ? [] : [String(id)];
}

function part(field: string, ids: string[], isOpen: boolean): Part {
  return { field, ids, isOpen };
}

/** Marks that are laid on characters, one of them in earnest. */
function marks(offers: Offer[], verb: string, last: string, count: number): Record<string, Part> {
  const laid = offers.filter(({ option }) => option.verb === verb);
  const names = ["first", "second", "third"].slice(0, count);
  const real = offers.find(({ option }) => option.verb === last);
  return Object.fromEntries([
    ...names.map((name, place) => [name, part("character", idOf(laid[place], "character"), !laid[place])]),
    ["real", part("character", idOf(real, "character"), !real)],
  ]);
}

const CARDS = ["discard", "give"];
/** The cards that are given, one after another; one more is open until the act is complete. */
function cards(offers: Offer[], isComplete: boolean): Part {
  const ids = offers.filter(({ option }) => CARDS.includes(option.verb)).flatMap((offer) => idOf(offer, "district"));
  return part("district", ids, !isComplete);
}

const MAY_BE_ALONE = ["build_with_cards", "crown", "use"];
/**
 * Puts an act into words. `opened` is the power whose first choice is still open, `offers` what is chosen so far,
 * `chosen` counted in, and `isComplete` says whether nothing is left to choose.
 */
export function actOf(
  steps: Step[],
  chosen: Offer | null,
  opened: string | null,
  isComplete: boolean,
  asked: Question | null = null,
): Act {
  const offers = [...steps.map(({ offer }) => offer), ...(chosen ? [chosen] : [])];
  const first = offers[0];
  const verb = first?.option.verb ?? opened;
  const act = (key: string | null, parts: Record<string, Part> = {}): Act => ({ key, parts, offers, isComplete });
  // Some of these have nothing more to choose, and are told like any other option.
  if (verb && MAY_BE_ALONE.includes(verb) && (!first || (isComplete && offers.length === 1))) return act(null);
  switch (verb) {
    case "warrant":
      return act("warrants", marks(offers, "warrant", "sign", 3));
    case "threaten":
      return act("threats", marks(offers, "threaten", "real", 2));
    case "redraw":
      return act("redraw", { cards: cards(offers, isComplete) });
    case "offer": {
      const taken = offers[1];
      return act("exchange", {
        given: part("place", idOf(first, "place"), !first),
        taken: part("place", idOf(taken, "place"), !taken),
        player: part("seat", idOf(taken, "seat"), !taken),
      });
    }
    case "borrow":
      return act("borrow", {
        district: part("district", idOf(first, "district"), !first),
        player: part("seat", idOf(first, "seat"), !first),
        cards: cards(offers, isComplete),
      });
    case "build_razing":
      return act("razing", {
        district: part("district", idOf(first, "district"), !first),
        razed: part("place", idOf(offers[1], "place"), !offers[1]),
      });
    case "build_with_cards":
      return act("paying", {
        district: part("district", idOf(first, "district"), false),
        cards: cards(offers, isComplete),
      });
    case "crown": {
      const taken = offers[1];
      const player = part("seat", idOf(first, "seat"), false);
      return taken
        ? act(`crown-${taken.option.verb}`, { player })
        : act("crown", { player, price: part("gold", [], true) });
    }
    case "use": {
      const used = idOf(first, "district")[0];
      if (used === "armory")
        return act("armory", {
          razed: part("place", idOf(offers[1], "place"), !offers[1]),
          player: part("seat", idOf(offers[1], "seat"), !offers[1]),
        });
      if (used === "laboratory" || used === "museum")
        return act(used, { card: part("district", idOf(offers[1], "district"), !offers[1]) });
      return act(null);
    }
    case "give": {
      const to = [...steps.map(({ question }) => question), ...(asked ? [asked] : [])].map(
        (question) => question.about.victim,
      );
      return act("giving", { cards: { ...cards(offers, chosen !== null), to } });
    }
    default:
      return act(null);
  }
}

/** The cards of the hand that are spoken for by the steps of an act, so many of each. */
export function spentCards(steps: Step[]): Map<string, number> {
  const spent = new Map<string, number>();
  for (const { offer } of steps) {
    const district = offer.option.about.district;
    if (typeof district !== "string" || offer.option.verb === "use") continue;
    spent.set(district, (spent.get(district) ?? 0) + 1);
  }
  return spent;
}
