/** How what may be chosen is sorted: what lies in the hand, what stands in a city, what the options list. */
import type { CitadelsOptions } from "../../generated/games/citadels";
import type { Closed, OptionAbout } from "../../generated/wire";
import type { Offer } from "../../lib/chooser.svelte";

export type Kind = "hand" | "cards" | "characters" | "seats" | "places" | "numbers" | "types" | "spying" | "plain";

type Verb = keyof CitadelsOptions;
/** The verbs whose options are about a field, such as a seat. */
type VerbAbout<Field extends string> = {
  [Each in Verb]: Extract<keyof CitadelsOptions[Each], Field> extends never ? never : Each;
}[Verb];

/** Every verb has its place here, by what its options are about; a test names those that are missing. */
const KINDS: Record<Kind, Verb[]> = {
  hand: [
    "build",
    "build_razing",
    "build_with_cards",
    "borrow",
    "discard",
    "tuck",
    "give",
    "plant",
  ] satisfies VerbAbout<"district">[],
  cards: ["keep", "take"] satisfies VerbAbout<"district">[],
  characters: [
    "pick",
    "put_away",
    "give_character",
    "kill",
    "bewitch",
    "rob",
    "warrant",
    "sign",
    "threaten",
    "real",
    "replace",
  ] satisfies VerbAbout<"character">[],
  seats: ["theater", "swap", "look", "crown", "tithe", "partner"] satisfies VerbAbout<"seat">[],
  places: ["raze", "destroy", "offer", "demand", "seize", "attach", "beautify"] satisfies VerbAbout<
    "place" | "district"
  >[],
  numbers: ["split", "hide", "fetch"] satisfies VerbAbout<"gold">[],
  types: ["declare"] satisfies VerbAbout<"type">[],
  spying: ["spy"] satisfies (VerbAbout<"seat"> & VerbAbout<"type">)[],
  plain: [
    "pass",
    "end",
    "gold",
    "cards",
    "income",
    "extra_gold",
    "extra_cards",
    "done",
    "use",
    "redraw",
    "keep_it",
    "foresee",
    "take_gold",
    "take_card",
    "study",
    "collect",
    "bribe",
    "refuse",
    "unmask",
    "confiscate",
    "recover",
    "answer",
    "thank",
    "shorten",
    "pick_blind",
  ],
};
const KIND_OF = new Map<string, Kind>(
  Object.entries(KINDS).flatMap(([kind, verbs]) => verbs.map((verb) => [verb, kind as Kind])),
);
/** What is done to whoever has a character. */
const AIMED = ["kill", "bewitch", "rob", "warrant", "sign", "threaten", "real"];
/** What ends a question without doing anything. */
const LEAVING = ["end", "pass", "done", "keep_it"];

export function kindOf(verb: string): Kind {
  return KIND_OF.get(verb) ?? "plain";
}

export interface Group {
  verb: string;
  kind: Kind;
  offers: Offer[];
}

/** Whether a choice of a character is meant for its holder. */
export function isAimed(verb: string): boolean {
  return AIMED.includes(verb);
}

/** Sorts offers by verb, in the order in which they came. */
export function groupsOf(offers: Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const verb = offer.option.verb;
    const group = groups.get(verb) ?? { verb, kind: kindOf(verb), offers: [] };
    group.offers.push(offer);
    groups.set(verb, group);
  }
  return [...groups.values()];
}

export interface Menu {
  /** Sent with one press: the button says all. */
  plain: Offer[];
  /** Opened with one press, then chosen from. */
  powers: Group[];
  /** The choices that are open now. */
  open: Group[];
  /** Ends the question or the turn. */
  leaving: Offer[];
  /** What is chosen in the hand. */
  hand: Offer[];
}

/** Lays out a decision: many powers make a menu, a single question is open at once. `held` are the cards of the hand. */
export function menuOf(offers: Offer[], opened: string | null, held: string[]): Menu {
  const groups = groupsOf(offers);
  const isHeld = ({ option }: Offer) => held.includes(String(option.about.district));
  const built = groups.filter(({ kind }) => kind === "hand").flatMap((group) => group.offers);
  const hand = built.filter(isHeld);
  // A card that was just taken or paid for is not in the hand: its buttons are listed.
  const plain = offers.filter(
    (offer) => kindOf(offer.option.verb) === "plain" || (built.includes(offer) && !isHeld(offer)),
  );
  const choices = groups.filter(({ kind }) => kind !== "plain" && kind !== "hand");
  const leaving = plain.filter(({ option }) => LEAVING.includes(option.verb));
  const acts = plain.filter(({ option }) => !LEAVING.includes(option.verb));
  const isQuestion = acts.length === 0 && hand.length === 0 && !leaving.some(({ option }) => option.verb === "end");
  if (isQuestion) return { plain: [], powers: [], open: choices, leaving, hand };
  const open = choices.filter(({ verb }) => verb === opened);
  // The choices of a power may lie over the hand: its cards wait until that is closed.
  return { plain: acts, powers: choices, open, leaving, hand: open.length ? [] : hand };
}

/** How far somebody is from something that is closed: the gold that is missing, if it is only that. */
function farness({ reason, why }: Closed): number {
  return reason === "price" ? Number(why.price ?? 0) - Number(why.gold ?? 0) : Infinity;
}

/** The powers of which nothing can be chosen, each with the choice that comes nearest to it. */
export function shutPowers(closed: Closed[], offers: Offer[]): Closed[] {
  const nearest = new Map<string, Closed>();
  for (const each of closed) {
    if (kindOf(each.verb) === "plain" || offers.some(({ option }) => option.verb === each.verb)) continue;
    const best = nearest.get(each.verb);
    if (!best || farness(each) < farness(best)) nearest.set(each.verb, each);
  }
  return [...nearest.values()];
}

/** The seat that an option is about; options name seats in the words of the notation, not as numbers. */
export function seatIn(about: OptionAbout, own: number): number {
  return about.seat === undefined ? own : Number(about.seat);
}

/** The district of a city that an option is about, as it stands there. */
export function placeIn(about: OptionAbout): string | undefined {
  return about.place ?? about.district;
}

/** Offers by the seat that they are about, in the order of the options. */
export function bySeat(offers: Offer[], own: number): [number, Offer[]][] {
  const seatOf = (offer: Offer) => seatIn(offer.option.about, own);
  return [...new Set(offers.map(seatOf))].map((seat) => [seat, offers.filter((offer) => seatOf(offer) === seat)]);
}

/** The offers that speak of a district of a city; `use` is told apart, it opens nothing. */
export function offersAt(offers: Offer[], seat: number, place: string, own: number): Offer[] {
  const district = place.replace(/[+?]$/, "");
  return offers.filter(({ option: { verb, about } }) => {
    if (kindOf(verb) !== "places") return false;
    return seatIn(about, own) === seat && (about.place === place || about.district === district);
  });
}

/** The offers for a card of the hand, the plain way to build it first. */
export function offersFor(offers: Offer[], district: string): Offer[] {
  return offers.filter(({ option: { verb, about } }) => kindOf(verb) === "hand" && about.district === district);
}
