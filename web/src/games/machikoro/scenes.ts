/** What is seen of each event of Machi Koro. */
import type { MachiKoroEvents } from "../../generated/games/machikoro";
import { atSeat, BANK, cards, city, coins, glow, gold, known, type ScenesOf } from "../../lib/scenes";

/** How long coins are on their way. */
const PAYING = 600;

export const SCENES: ScenesOf<MachiKoroEvents> = {
  "turn-began": (about) => ({ ...atSeat(about), ms: 300, hold: 0 }),
  "dice-rolled": () => ({
    ms: 800,
    hold: 400,
    isLoud: true,
    stirs: [
      { how: "tumble", at: ["die-0"] },
      { how: "tumble", at: ["die-1"] },
    ],
  }),
  "coins-earned": (about) => ({
    flights: coins(BANK, gold(about.seat), about.coins),
    stirs: [{ how: "pop", at: [`tile-${about.seat}-${about.card}`] }],
    ms: PAYING,
    hold: 200,
    joins: `earned ${about.card}`,
  }),
  "coins-taken": (about) => ({
    flights: coins(gold(about.victim), gold(about.seat), about.coins),
    stirs: [{ how: "pop", at: [`tile-${about.seat}-${about.card}`] }],
    ms: PAYING,
    hold: 200,
    joins: `taken ${about.seat} ${about.card}`,
  }),
  "card-built": (about) => {
    const card = about.card;
    const landmark = `landmark-${about.seat}-${card}`;
    return {
      ms: 600,
      hold: 600,
      flights: [
        ...cards(
          [`market-${card}`, "market"],
          [`tile-${about.seat}-${card}`, landmark, ...city(about.seat)],
          1,
          card,
          "town",
        ),
        ...coins(gold(about.seat), BANK, about.price),
      ],
      stirs: [{ how: "bounce", at: [landmark] }],
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
    ms: 1200,
    stirs: [{ how: "bounce", at: city(about.seat) }],
    isLoud: true,
  }),
  "roll-raised": () => glow(["die-0"]),
  "card-closed": (about) => glow([`tile-${about.seat}-${about.card}`]),
  "card-reopened": (about) => glow([`tile-${about.seat}-${about.card}`]),
};
