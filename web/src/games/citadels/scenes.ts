/** What is seen of each event of Citadels. */
import type { CitadelsEvents } from "../../generated/games/citadels";
import {
  atSeat,
  BANK,
  cards,
  city,
  coins,
  DECK,
  glow,
  gold,
  hand,
  known,
  MOMENT,
  STEP,
  TRAVEL,
  type Made,
  type Place,
  type ScenesOf,
} from "../../lib/scenes";
import { character } from "./catalog";

const rank = (id: string): Place => [`rank-${character(id).rank}`];
const onRank = (about: { character: string }): Made => ({
  ms: TRAVEL,
  stirs: [{ how: "pop", at: rank(about.character) }],
});
const fromBank = (about: { seat: number; gold: number }): Made => ({
  flights: coins(BANK, gold(about.seat), about.gold),
});
const toBank = (about: { seat: number; gold: number }): Made => ({
  flights: coins(gold(about.seat), BANK, about.gold),
});
const fromVictim = (about: { seat: number; victim: number; gold: number }): Made => ({
  flights: coins(gold(about.victim), gold(about.seat), about.gold),
});
const secretly = (about: { seat: number }): Made => ({
  ms: STEP,
  flights: cards(BANK, city(about.seat), 1, null, "character"),
});
const onMarkers = (about: { characters: string[] }): Made => ({
  stirs: about.characters.map((id) => ({ how: "pop" as const, at: rank(id) })),
});

export const SCENES: ScenesOf<CitadelsEvents> = {
  // Rounds and calls
  "round-began": () => glow(BANK),
  "character-picked": secretly,
  "character-taken-blind": secretly,
  "character-put-away": (about) => ({ ms: STEP, flights: cards(city(about.seat), BANK, 1, null, "character") }),
  "character-seen": () => glow(BANK),
  "characters-exchanged": (about) => ({
    ms: 600,
    flights: [
      ...cards(city(about.seat), city(about.other), 1, null, "character"),
      ...cards(city(about.other), city(about.seat), 1, null, "character"),
    ],
  }),
  "rank-called": (about) => ({ ms: MOMENT / 2, stirs: [{ how: "pop", at: [`rank-${about.rank}`] }] }),
  "nobody-answered": (about) => ({ ms: STEP, stirs: [{ how: "fade", at: [`rank-${about.rank}`] }] }),
  "character-revealed": (about) => ({
    ms: MOMENT,
    stirs: [{ how: "pop", at: rank(about.character) }],
    banner: { id: about.character, seat: about.seat },
  }),
  "killed-shown": (about) => ({
    ms: MOMENT,
    stirs: [{ how: "fade", at: rank(about.character) }],
    banner: { id: about.character, seat: about.seat },
  }),
  "turn-resumed": onRank,
  "turn-ended": atSeat,
  "turn-lost": (about) => ({ stirs: [{ how: "shake", at: city(about.seat) }] }),
  "city-completed": (about) => ({ ms: 600, stirs: [{ how: "bounce", at: city(about.seat) }] }),
  "goal-lowered": atSeat,
  "goal-restored": atSeat,
  "game-ended": () => glow(BANK),
  "crown-moved": (about) => ({
    ms: MOMENT,
    flights: [
      {
        thing: "crown",
        from: [`crown-${about.victim}`, ...city(about.victim)],
        to: [`crown-${about.seat}`, ...city(about.seat)],
        count: 1,
        face: null,
        back: "card",
      },
    ],
  }),
  "thanks-given": (about) => glow(city(about.victim)),

  // Marks on characters
  "character-killed": (about) => ({ ms: 520, stirs: [{ how: "shake", at: rank(about.character) }] }),
  "character-bewitched": onRank,
  "character-robbed": onRank,
  "warrants-placed": onMarkers,
  "threats-placed": onMarkers,
  "bribe-refused": (about) => ({ stirs: [{ how: "shake", at: gold(about.victim) }] }),
  "bluff-unmasked": (about) => glow(city(about.victim)),
  "threat-left": (about) => glow(city(about.victim)),
  "guest-drawn": secretly,
  "guest-joined": (about) => ({ ms: MOMENT, banner: { id: about.character, seat: about.seat } }),
  "character-replaced": onRank,
  "partnership-made": (about) => ({
    ms: STEP,
    stirs: [
      { how: "glow", at: city(about.seat) },
      { how: "glow", at: city(about.victim) },
    ],
  }),
  "partnership-ended": atSeat,

  // Gold
  "gold-gathered": fromBank,
  "income-taken": (about) => ({
    flights: [...coins(BANK, gold(about.seat), about.gold), ...cards(DECK, hand(about.seat), about.cards)],
  }),
  "character-paid": fromBank,
  "district-paid": fromBank,
  "tax-collected": fromBank,
  "tax-paid": toBank,
  "district-used": (about) => ({ ...toBank(about), stirs: [{ how: "glow", at: city(about.seat) }] }),
  "district-beautified": (about) => ({ flights: coins(gold(about.seat), city(about.seat), 1) }),
  "gold-hidden": (about) => ({ flights: coins(gold(about.seat), city(about.seat), about.gold) }),
  "gold-fetched": (about) => ({ flights: coins(city(about.seat), gold(about.seat), about.gold) }),
  "gold-stolen": fromVictim,
  "bribe-paid": fromVictim,
  "threat-unmasked": fromVictim,
  "gold-taken": fromVictim,
  "gold-borrowed": fromVictim,
  "tax-taken": fromVictim,
  "spy-reported": fromVictim,

  // Cards
  "cards-seen": (about) => glow(hand(about.seat)),
  "cards-drawn": (about) => ({ flights: cards(DECK, hand(about.seat), about.count, known(about.districts)) }),
  "cards-discarded": (about) => ({ flights: cards(hand(about.seat), DECK, about.count) }),
  "card-tucked": (about) => ({ flights: cards(hand(about.seat), city(about.seat)) }),
  "card-revealed": (about) => ({
    flights: cards(DECK, about.taken ? hand(about.seat) : DECK, 1, known(about.district)),
  }),
  "hands-swapped": (about) => ({
    ms: 600,
    flights: [...cards(hand(about.seat), hand(about.victim), 3), ...cards(hand(about.victim), hand(about.seat), 3)],
  }),
  "hand-seen": (about) => glow(hand(about.victim)),
  "card-taken": (about) => ({ flights: cards(hand(about.victim), hand(about.seat), 1, known(about.district)) }),
  "card-given": (about) => ({ flights: cards(hand(about.seat), hand(about.victim), 1, known(about.district)) }),
  "fair-opened": () => glow(DECK),
  "fair-card-taken": (about) => ({ flights: cards(BANK, hand(about.seat), 1, known(about.district)) }),

  // Districts
  "district-built": (about) => ({
    flights: [
      ...cards(hand(about.seat), city(about.seat), 1, known(about.district)),
      ...coins(gold(about.seat), BANK, about.gold),
    ],
    stirs: [{ how: "glow", at: city(about.seat) }],
  }),
  "district-razed": (about) => ({
    ms: 520,
    flights: cards(city(about.seat), DECK, 1, known(about.district)),
    stirs: [{ how: "shake", at: city(about.seat) }],
  }),
  "district-destroyed": (about) => ({
    ms: 520,
    flights: [
      ...cards(city(about.victim), DECK, 1, known(about.district)),
      ...coins(gold(about.seat), BANK, about.gold),
    ],
    stirs: [{ how: "shake", at: city(about.victim) }],
  }),
  "district-seized": (about) => ({
    ms: 520,
    flights: [
      ...cards(city(about.victim), city(about.seat), 1, known(about.district)),
      ...coins(gold(about.seat), gold(about.victim), about.gold),
    ],
  }),
  "district-confiscated": (about) => ({
    ms: 520,
    flights: [
      ...cards(hand(about.victim), city(about.seat), 1, known(about.district)),
      ...coins(BANK, gold(about.victim), about.gold),
    ],
  }),
  "districts-exchanged": (about) => ({
    ms: 520,
    flights: [
      ...cards(city(about.seat), city(about.victim), 1, known(about.district)),
      ...cards(city(about.victim), city(about.seat), 1, known(about.got)),
      ...coins(gold(about.seat), gold(about.victim), about.gold),
    ],
  }),
  "district-recovered": (about) => ({
    flights: [...cards(DECK, hand(about.seat), 1, known(about.district)), ...coins(gold(about.seat), BANK, about.gold)],
  }),
  "type-declared": atSeat,
  "district-turned": atSeat,
  "district-attached": atSeat,
};
