/** What is seen of each event of Machi Koro. */
import type { MachiKoroEvents } from "../../generated/games/machikoro";
import {
  atSeat,
  BANK,
  cards,
  city,
  coins,
  glow,
  gold,
  known,
  type Flight,
  type Place,
  type ScenesOf,
} from "../../lib/scenes";
import { colourOf, isLandmark } from "./view";

/** How long coins are on their way, and how long they are left standing then. */
const PAYING = 500;
const PAID = 200;
/** How long dice are in the air, and how long their sum is left standing. */
const THROW = 600;
const SUM = 600;
/** What a card takes from everybody takes longer to see. */
const FROM_ALL = 700;

/** How payments are told of which there are too many for a sentence each. */
const MORE = "web-machi-more";

const tile = (seat: number, card: string): Place => [`tile-${seat}-${card}`, ...gold(seat)];

/** A die on its way from the one who throws it into the tray. */
function die(seat: number, value: number, place: number): Flight[] {
  if (!value) return [];
  const from = [`crest-${seat}`, ...gold(seat)];
  return [{ thing: "die", from, to: [`die-${place}`, "bank"], count: 1, face: String(value), back: "die", turns: 3 }];
}

export const SCENES: ScenesOf<MachiKoroEvents> = {
  "turn-began": (about) =>
    about.extra
      ? {
          ms: 900,
          hold: 0,
          isLoud: true,
          stirs: [{ how: "bounce", at: [`landmark-${about.seat}-amusement_park`, ...city(about.seat)] }],
        }
      : { ...atSeat(about), ms: 300, hold: 0 },
  "dice-rolled": ({ seat, first, second }) => ({
    ms: THROW,
    hold: SUM,
    isLoud: true,
    flights: [...die(seat, first, 0), ...die(seat, second, 1)],
  }),
  "coins-earned": (about) => ({
    flights: coins(tile(about.seat, about.card), gold(about.seat), about.coins),
    stirs: [{ how: "pop", at: tile(about.seat, about.card) }],
    ms: PAYING,
    hold: PAID,
    joins: `earned ${about.card}`,
    short: MORE,
  }),
  "coins-taken": (about) => ({
    flights: coins(gold(about.victim), gold(about.seat), about.coins).map((flight) => ({
      ...flight,
      via: tile(about.seat, about.card),
    })),
    stirs: [{ how: "pop", at: tile(about.seat, about.card) }],
    ms: colourOf(about.card) === "purple" ? FROM_ALL : PAYING,
    hold: PAID,
    joins: `taken ${about.seat} ${about.card}`,
    short: MORE,
  }),
  "card-built": (about) => {
    const card = about.card;
    const landmark: Place = [`landmark-${about.seat}-${card}`];
    if (isLandmark(card))
      return { ms: 600, hold: 600, flights: coins(gold(about.seat), [...landmark, ...city(about.seat)], about.price) };
    return {
      ms: 600,
      hold: 600,
      flights: [
        ...cards([`market-${card}`, "market"], [`tile-${about.seat}-${card}`, ...city(about.seat)], 1, card, "town"),
        ...coins(gold(about.seat), [`market-${card}`, ...BANK], about.price),
      ],
    };
  },
  "nothing-built": (about) => ({ ...atSeat(about), hold: 160, isBrief: true }),
  "cards-exchanged": (about) => {
    const [seat, other, card, got] = [about.seat, about.other, about.card, about.got];
    return {
      ms: 900,
      hold: 600,
      flights: [
        ...cards([`tile-${seat}-${card}`, ...city(seat)], [`tile-${other}-${card}`, ...city(other)], 1, card, "town"),
        ...cards([`tile-${other}-${got}`, ...city(other)], [`tile-${seat}-${got}`, ...city(seat)], 1, got, "town"),
      ],
    };
  },
  "card-turned-up": (about) => ({
    flights: cards(["deck", "market"], [`market-${about.card}`, "market"], 1, known(about.card), "town"),
  }),
  "game-won": (about) => ({
    ms: 1500,
    stirs: [{ how: "bounce", at: city(about.seat) }],
    isLoud: true,
  }),
  "roll-raised": () => glow(["die-0"]),
  "card-closed": (about) => glow([`tile-${about.seat}-${about.card}`]),
  "card-reopened": (about) => glow([`tile-${about.seat}-${about.card}`]),
};
