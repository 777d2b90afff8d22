/** What is seen of each event of Machi Koro. */
import type { MachiKoroEvents } from "../../generated/games/machikoro";
import { atSeat, BANK, cards, city, coins, glow, gold, known, type ScenesOf } from "../../lib/scenes";

export const SCENES: ScenesOf<MachiKoroEvents> = {
  "turn-began": atSeat,
  "dice-rolled": () => ({
    ms: 700,
    stirs: [
      { how: "tumble", at: ["die-0"] },
      { how: "tumble", at: ["die-1"] },
    ],
  }),
  "coins-earned": (about) => ({
    flights: coins(BANK, gold(about.seat), about.coins),
    stirs: [{ how: "pop", at: [`tile-${about.seat}-${about.card}`] }],
    joins: `earned ${about.card}`,
  }),
  "coins-taken": (about) => ({
    flights: coins(gold(about.victim), gold(about.seat), about.coins),
    stirs: [{ how: "pop", at: [`tile-${about.seat}-${about.card}`] }],
    joins: `taken ${about.card}`,
  }),
  "card-built": (about) => {
    const card = about.card;
    const landmark = `landmark-${about.seat}-${card}`;
    return {
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
  "nothing-built": atSeat,
  "cards-exchanged": (about) => {
    const [seat, other, card, got] = [about.seat, about.other, about.card, about.got];
    return {
      ms: 520,
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
    banner: { id: "", seat: about.seat },
  }),
  "roll-raised": () => glow(["die-0"]),
  "card-closed": (about) => glow([`tile-${about.seat}-${about.card}`]),
  "card-reopened": (about) => glow([`tile-${about.seat}-${about.card}`]),
};
