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
const crown = (seat: number): Place => [`crown-${seat}`, ...city(seat)];
/** How long something stands that decides the round. */
const LONG = 700;
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
  ms: 600,
  hold: 600,
  flights: coins(gold(about.victim), gold(about.seat), about.gold),
  stirs: about.gold ? [] : [{ how: "shake", at: gold(about.victim) }],
});
/** A card of the draft on its way, always as long, whatever it is. */
const secretly = (about: { seat: number }): Made => ({
  hold: 180,
  isBrief: true,
  flights: cards(BANK, city(about.seat), 1, null, "character"),
});
/** A mark that flies from a seat to the ranks that it is laid on. */
const marks = (mark: string, seat: number, characters: string[]): Made => ({
  ms: 600,
  hold: LONG,
  flights: characters.map((id) => ({
    thing: "mark",
    from: city(seat),
    to: rank(id),
    count: 1,
    face: mark,
    back: "card",
  })),
});
/** The call of a rank and its answer are one scene. */
const call = (number: number): string => `rank ${number}`;
const revealed = (about: { character: string }): Made => ({
  ms: 450,
  hold: 450,
  isLoud: true,
  stirs: [{ how: "pop", at: rank(about.character) }],
  joins: call(character(about.character).rank),
});

export const SCENES: ScenesOf<CitadelsEvents> = {
  // Rounds and calls
  "round-began": () => ({ ...glow(BANK), hold: 400 }),
  "character-picked": secretly,
  "character-taken-blind": secretly,
  "character-put-away": (about) => ({
    hold: 180,
    isBrief: true,
    flights: cards(city(about.seat), BANK, 1, null, "character"),
  }),
  "character-seen": () => ({ ...glow(BANK), isBrief: true }),
  "characters-exchanged": (about) => ({
    ms: 600,
    flights: [
      ...cards(city(about.seat), city(about.other), 1, null, "character"),
      ...cards(city(about.other), city(about.seat), 1, null, "character"),
    ],
  }),
  "rank-called": (about) => ({
    ms: 450,
    hold: 0,
    isLoud: true,
    stirs: [{ how: "pop", at: [`rank-${about.rank}`] }],
    joins: call(about.rank),
  }),
  "nobody-answered": (about) => ({
    ms: 450,
    hold: 400,
    stirs: [{ how: "fade", at: [`rank-${about.rank}`] }],
    joins: call(about.rank),
  }),
  "character-revealed": revealed,
  "killed-shown": (about) => ({ ...revealed(about), hold: LONG, stirs: [{ how: "fade", at: rank(about.character) }] }),
  "turn-resumed": (about) => ({ ...onRank(about), ms: MOMENT, isLoud: true }),
  "turn-ended": () => ({ ms: 120, hold: 80 }),
  "turn-lost": (about) => ({ ms: 500, hold: 1200, stirs: [{ how: "shake", at: city(about.seat) }] }),
  "city-completed": (about) => ({
    ms: MOMENT,
    hold: MOMENT,
    isLoud: true,
    stirs: [{ how: "bounce", at: city(about.seat) }],
  }),
  "goal-lowered": atSeat,
  "goal-restored": atSeat,
  "game-ended": () => ({ ...glow(BANK), hold: 1200, isLoud: true }),
  "crown-moved": (about) => ({
    ms: 700,
    flights: [{ thing: "crown", from: crown(about.victim), to: crown(about.seat), count: 1, face: null, back: "card" }],
  }),
  "thanks-given": (about) => glow(city(about.victim)),

  // Marks on characters
  "character-killed": (about) => marks("killed", about.seat, [about.character]),
  "character-bewitched": (about) => marks("bewitched", about.seat, [about.character]),
  "character-robbed": (about) => marks("robbed", about.seat, [about.character]),
  "warrants-placed": (about) => marks("warrant", about.seat, about.characters),
  "threats-placed": (about) => marks("threat", about.seat, about.characters),
  "bribe-refused": (about) => ({ ms: 300, hold: 600, stirs: [{ how: "shake", at: gold(about.victim) }] }),
  "bluff-unmasked": (about) => ({ ...glow(city(about.victim)), ms: 600, hold: LONG }),
  "threat-left": (about) => ({ ...glow(city(about.victim)), hold: 600 }),
  "guest-drawn": secretly,
  "guest-joined": (about) => ({ ms: MOMENT, isLoud: true, stirs: [{ how: "glow", at: city(about.seat) }] }),
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
    ms: 620,
    flights: [...coins(BANK, gold(about.seat), about.gold), ...cards(DECK, hand(about.seat), about.cards)],
    stirs: [{ how: "glow", at: city(about.seat) }],
  }),
  "character-paid": fromBank,
  "district-paid": (about) => ({ ...fromBank(about), stirs: [{ how: "glow", at: city(about.seat) }] }),
  "tax-collected": fromBank,
  "tax-paid": (about) => ({ ...toBank(about), ms: 300, hold: 0 }),
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
  "spy-reported": (about) => ({ ...fromVictim(about), ms: MOMENT, stirs: [{ how: "glow", at: hand(about.victim) }] }),

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
    hold: LONG,
    flights: [...cards(hand(about.seat), hand(about.victim), 3), ...cards(hand(about.victim), hand(about.seat), 3)],
  }),
  "hand-seen": (about) => ({ ...glow(hand(about.victim)), ms: 700 }),
  "card-taken": (about) => ({
    ms: 600,
    hold: 600,
    flights: cards(hand(about.victim), hand(about.seat), 1, known(about.district)),
  }),
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
    hold: 600,
  }),
  "district-razed": (about) => ({
    ms: 520,
    flights: cards(city(about.seat), DECK, 1, known(about.district)),
    stirs: [{ how: "shake", at: city(about.seat) }],
  }),
  "district-destroyed": (about) => ({
    ms: 820,
    hold: LONG,
    flights: [
      ...cards(city(about.victim), DECK, 1, known(about.district)),
      ...coins(gold(about.seat), BANK, about.gold),
    ],
    stirs: [{ how: "shake", at: city(about.victim) }],
  }),
  "district-seized": (about) => ({
    ms: 820,
    hold: LONG,
    flights: [
      ...cards(city(about.victim), city(about.seat), 1, known(about.district)),
      ...coins(gold(about.seat), gold(about.victim), about.gold),
    ],
  }),
  "district-confiscated": (about) => ({
    ms: 820,
    hold: LONG,
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
