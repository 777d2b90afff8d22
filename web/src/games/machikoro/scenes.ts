/** What is seen of each event of Machi Koro. */
import { atSeat, BANK, cards, city, coins, glow, gold, known, number, seatOf, victimOf, type SceneTable } from "../../lib/scenes";

export const SCENES: SceneTable = {
  "turn-began": atSeat,
  "dice-rolled": () => ({ ms: 700, stirs: [{ how: "tumble", at: ["die-0"] }, { how: "tumble", at: ["die-1"] }] }),
  "coins-earned": (about) => ({
    flights: coins(BANK, gold(seatOf(about)), number(about, "coins")),
    stirs: [{ how: "pop", at: [`tile-${seatOf(about)}-${String(about["card"])}`] }],
    joins: `earned ${String(about["card"])}`,
  }),
  "coins-taken": (about) => ({
    flights: coins(gold(victimOf(about)), gold(seatOf(about)), number(about, "coins")),
    stirs: [{ how: "pop", at: [`tile-${seatOf(about)}-${String(about["card"])}`] }],
    joins: `taken ${String(about["card"])}`,
  }),
  "card-built": (about) => {
    const card = String(about["card"]);
    const landmark = `landmark-${seatOf(about)}-${card}`;
    return {
      flights: [
        ...cards([`market-${card}`, "market"], [`tile-${seatOf(about)}-${card}`, landmark, ...city(seatOf(about))], 1, card, "town"),
        ...coins(gold(seatOf(about)), BANK, number(about, "price")),
      ],
      stirs: [{ how: "bounce", at: [landmark] }],
    };
  },
  "nothing-built": atSeat,
  "cards-exchanged": (about) => {
    const [seat, other, card, got] = [seatOf(about), number(about, "other"), String(about["card"]), String(about["got"])];
    return {
      ms: 520,
      flights: [
        ...cards([`tile-${seat}-${card}`, ...city(seat)], [`tile-${other}-${card}`, ...city(other)], 1, card, "town"),
        ...cards([`tile-${other}-${got}`, ...city(other)], [`tile-${seat}-${got}`, ...city(seat)], 1, got, "town"),
      ],
    };
  },
  "card-turned-up": (about) => ({ flights: cards(["deck", "market"], [`market-${String(about["card"])}`, "market"], 1, known(about["card"]), "town") }),
  "game-won": (about) => ({ ms: 1200, stirs: [{ how: "bounce", at: city(seatOf(about)) }], banner: { id: "", seat: seatOf(about) } }),
  "roll-raised": () => glow(["die-0"]),
  "card-closed": (about) => glow([`tile-${seatOf(about)}-${String(about["card"])}`]),
  "card-reopened": (about) => glow([`tile-${seatOf(about)}-${String(about["card"])}`]),
};
