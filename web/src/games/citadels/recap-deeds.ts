/** What players did to each other in a round, as one seat is told it. */
import type { CitadelsEvent, CitadelsEvents } from "../../generated/games/citadels";
import { markOfDeed, watcherFor } from "./notices";

type EventName = keyof CitadelsEvents;
/** Who did something to whom, where an event says so. */
type People = { seat?: number; victim?: number; character?: string };

/** Through what somebody did something. */
export interface Reason {
  /** As which character. */
  character: string | null;
  /** With which own district, which was given up for it. */
  district: string | null;
  /** Which character was named for it, earlier in the round. */
  named: string | null;
}

export interface Deed {
  event: CitadelsEvent;
  /** Done to the own seat, won by it, or done in the town; the sentence is `web-citadels-recap-<part>-<event>`. */
  part: "you" | "won" | "town";
  /** Whether something was lost by it. */
  isLoss: boolean;
  /** The name of its picture in the table of marks. */
  mark: string;
  reason: Reason;
  /** Who held the character that it names, if that came out. */
  holder: number | null;
}

/** Cards and gold that go from one seat to another; a whole hand is the worst to lose. */
const CARDS_AND_GOLD: EventName[] = [
  "hands-swapped",
  "card-taken",
  "spy-reported",
  "gold-taken",
  "gold-borrowed",
  "tax-taken",
];

/** What is taken from a seat, the worst first. */
const LOSSES: EventName[] = [
  "character-killed",
  "character-bewitched",
  "district-destroyed",
  "district-seized",
  "district-confiscated",
  "districts-exchanged",
  "gold-stolen",
  "threat-unmasked",
  ...CARDS_AND_GOLD,
  "bribe-paid",
];

/** What is done to a seat without taking anything from it. */
const NOTES: EventName[] = [
  "characters-exchanged",
  "bluff-unmasked",
  "hand-seen",
  "character-robbed",
  "warrants-placed",
  "threats-placed",
];

/** What a seat wins of others. */
const GAINS: EventName[] = [
  "district-seized",
  "district-confiscated",
  "districts-exchanged",
  "gold-stolen",
  "threat-unmasked",
  "bribe-paid",
  ...CARDS_AND_GOLD,
  "card-given",
  "crown-moved",
];

/** What everybody is told of the others. */
const TOWN: EventName[] = [
  "character-killed",
  "character-bewitched",
  "gold-stolen",
  "threat-unmasked",
  "bluff-unmasked",
  "district-confiscated",
  "hands-swapped",
  "crown-moved",
];

/** What is not told to a seat if the same person went on to do one of these to it. */
const FOLLOWED_BY: Partial<Record<EventName, EventName[]>> = {
  "character-robbed": ["gold-stolen"],
  "warrants-placed": ["district-confiscated"],
  "threats-placed": ["threat-unmasked", "bluff-unmasked", "bribe-paid"],
  "hand-seen": ["card-taken"],
};

/** With which event, earlier in the round, a deed out of turn began. */
const BEGUN_BY: Partial<Record<EventName, EventName>> = {
  "gold-stolen": "character-robbed",
  "district-confiscated": "warrants-placed",
  "threat-unmasked": "threats-placed",
  "bluff-unmasked": "threats-placed",
  "bribe-paid": "threats-placed",
};

/** What need not come from the character as which its seat last acted. */
const WITHOUT_CHARACTER: EventName[] = ["crown-moved", "tax-taken", "characters-exchanged"];

/** The marks of events of which nobody gets a notice. */
const OTHER_MARKS: Partial<Record<EventName, string>> = {
  "bribe-paid": "threat",
  "bluff-unmasked": "threat",
  "card-given": "hands_swapped",
  "crown-moved": "crown",
};

const NO_REASON: Reason = { character: null, district: null, named: null };

/** Follows who acts as whom in a round, and so why things happen. */
class Reasons {
  private readonly acting = new Map<number, string>();
  private readonly begun = new Map<string, Reason>();

  /** Finds the reason of an event; `before` is what had happened already through the same choice. */
  of(event: CitadelsEvent, before: CitadelsEvent[]): Reason {
    const { seat = -1 }: People = event.about;
    if (event.event === "character-revealed" || event.event === "turn-resumed")
      this.acting.set(seat, event.about.character);
    if (WITHOUT_CHARACTER.includes(event.event)) return NO_REASON;
    const began = BEGUN_BY[event.event];
    if (began) return this.begun.get(`${began}-${seat}`) ?? NO_REASON;
    const given = event.event === "district-destroyed" ? razedBy(seat, before) : null;
    if (given) return { ...NO_REASON, district: given };
    const reason = { ...NO_REASON, character: this.acting.get(seat) ?? null };
    const named = event.event === "character-robbed" ? event.about.character : null;
    this.begun.set(`${event.event}-${seat}`, { ...reason, named });
    return reason;
  }
}

function razedBy(seat: number, events: CitadelsEvent[]): string | null {
  for (const event of events)
    if (event.event === "district-razed" && event.about.seat === seat) return event.about.district;
  return null;
}

/** Lists who held which character, as far as that came out. */
function holdersIn(events: CitadelsEvent[]): Map<string, number> {
  const holders = new Map<string, number>();
  for (const event of events)
    if (event.event === "character-revealed" || event.event === "killed-shown")
      holders.set(event.about.character, event.about.seat);
  return holders;
}

/** Says where an event is told to a seat; `isMarked` if the seat gets a notice of it. */
function partOf(event: CitadelsEvent, seat: number, isMarked: boolean): Deed["part"] | null {
  const name = event.event;
  const { seat: doer, victim }: People = event.about;
  const isVictim = seat >= 0 && victim === seat && doer !== seat;
  const isDoer = seat >= 0 && doer === seat && victim !== seat;
  const isDone = isMarked || (isVictim && markOfDeed(name) === null);
  if (isDone && [...LOSSES, ...NOTES].includes(name)) return "you";
  if (name === "spy-reported" && event.about.gold === 0) return null;
  if (GAINS.includes(name) && (name === "card-given" ? isVictim : isDoer)) return "won";
  return TOWN.includes(name) ? "town" : null;
}

/** Says whether the same person went on to do to a seat what had only begun. */
function isFollowed(deed: CitadelsEvent, seat: number, events: CitadelsEvent[]): boolean {
  const { seat: doer }: People = deed.about;
  return events.some((event) => {
    const about: People = event.about;
    return !!FOLLOWED_BY[deed.event]?.includes(event.event) && about.seat === doer && about.victim === seat;
  });
}

/** Lists the deeds of a round, in the order in which they were done. */
export function deedsOf(lines: CitadelsEvent[][], seat: number): Deed[] {
  const reasons = new Reasons();
  const watcher = watcherFor(seat);
  const events = lines.flat();
  const holders = holdersIn(events);
  return lines.flatMap((line) =>
    line.flatMap((event, place): Deed[] => {
      const reason = reasons.of(event, line.slice(0, place));
      const isMarked = watcher(event) !== null && seat >= 0;
      const part = partOf(event, seat, isMarked);
      if (!part || (part === "you" && isFollowed(event, seat, events))) return [];
      const { character = "" }: People = event.about;
      return [
        {
          event,
          part,
          isLoss: part === "you" && LOSSES.includes(event.event),
          mark: markOfDeed(event.event) ?? OTHER_MARKS[event.event] ?? "targeted",
          reason,
          holder: holders.get(character) ?? null,
        },
      ];
    }),
  );
}

function sorted(deeds: Deed[], part: Deed["part"], order: EventName[]): Deed[] {
  const place = (deed: Deed) => order.indexOf(deed.event.event);
  return deeds.filter((deed) => deed.part === part).sort((one, other) => place(one) - place(other));
}

/** What was done to the own seat, the worst first, then what it won. */
export function sortedToYou(deeds: Deed[]): Deed[] {
  return [...sorted(deeds, "you", [...LOSSES, ...NOTES]), ...sorted(deeds, "won", GAINS)];
}

export function sortedTown(deeds: Deed[]): Deed[] {
  return sorted(deeds, "town", TOWN);
}
