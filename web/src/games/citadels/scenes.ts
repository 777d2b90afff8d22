/** What is seen of each event of Citadels. */
import { atSeat, BANK, cards, city, coins, DECK, glow, gold, hand, known, MOMENT, number, seatOf, STEP, TRAVEL, victimOf, type About, type Made, type Place, type SceneTable } from "../../lib/scenes";
import { character } from "./catalog";

const rank = (id: unknown): Place => [`rank-${character(String(id)).rank}`];
const onRank = (about: About): Made => ({ ms: TRAVEL, stirs: [{ how: "pop", at: rank(about["character"]) }] });
const fromBank = (about: About): Made => ({ flights: coins(BANK, gold(seatOf(about)), number(about, "gold")) });
const toBank = (about: About): Made => ({ flights: coins(gold(seatOf(about)), BANK, number(about, "gold")) });
const fromVictim = (about: About): Made => ({ flights: coins(gold(victimOf(about)), gold(seatOf(about)), number(about, "gold")) });
const secretly = (about: About): Made => ({ ms: STEP, flights: cards(BANK, city(seatOf(about)), 1, null, "character") });
const onMarkers = (about: About): Made => ({
  stirs: (Array.isArray(about["characters"]) ? about["characters"] : []).map((id) => ({ how: "pop" as const, at: rank(id) })),
});

export const SCENES: SceneTable = {
  // Rounds and calls
  "round-began": () => glow(BANK),
  "character-picked": secretly,
  "character-taken-blind": secretly,
  "character-put-away": (about) => ({ ms: STEP, flights: cards(city(seatOf(about)), BANK, 1, null, "character") }),
  "character-seen": () => glow(BANK),
  "characters-exchanged": (about) => ({
    ms: 600,
    flights: [
      ...cards(city(seatOf(about)), city(number(about, "other")), 1, null, "character"),
      ...cards(city(number(about, "other")), city(seatOf(about)), 1, null, "character"),
    ],
  }),
  "rank-called": (about) => ({ ms: MOMENT / 2, stirs: [{ how: "pop", at: [`rank-${number(about, "rank")}`] }] }),
  "nobody-answered": (about) => ({ ms: STEP, stirs: [{ how: "fade", at: [`rank-${number(about, "rank")}`] }] }),
  "character-revealed": (about) => ({
    ms: MOMENT,
    stirs: [{ how: "pop", at: rank(about["character"]) }],
    banner: { id: String(about["character"]), seat: seatOf(about) },
  }),
  "killed-shown": (about) => ({
    ms: MOMENT,
    stirs: [{ how: "fade", at: rank(about["character"]) }],
    banner: { id: String(about["character"]), seat: seatOf(about) },
  }),
  "turn-resumed": onRank,
  "turn-ended": atSeat,
  "turn-lost": (about) => ({ stirs: [{ how: "shake", at: city(seatOf(about)) }] }),
  "city-completed": (about) => ({ ms: 600, stirs: [{ how: "bounce", at: city(seatOf(about)) }] }),
  "goal-lowered": atSeat,
  "goal-restored": atSeat,
  "game-ended": () => glow(BANK),
  "crown-moved": (about) => ({
    ms: MOMENT,
    flights: [{ thing: "crown", from: [`crown-${victimOf(about)}`, ...city(victimOf(about))], to: [`crown-${seatOf(about)}`, ...city(seatOf(about))], count: 1, face: null, back: "card" }],
  }),
  "thanks-given": (about) => glow(city(victimOf(about))),

  // Marks on characters
  "character-killed": (about) => ({ ms: 520, stirs: [{ how: "shake", at: rank(about["character"]) }] }),
  "character-bewitched": onRank,
  "character-robbed": onRank,
  "warrants-placed": onMarkers,
  "threats-placed": onMarkers,
  "bribe-refused": (about) => ({ stirs: [{ how: "shake", at: gold(victimOf(about)) }] }),
  "bluff-unmasked": (about) => glow(city(victimOf(about))),
  "threat-left": (about) => glow(city(victimOf(about))),
  "guest-drawn": secretly,
  "guest-joined": (about) => ({ ms: MOMENT, banner: { id: String(about["character"]), seat: seatOf(about) } }),
  "character-replaced": onRank,
  "partnership-made": (about) => ({ ms: STEP, stirs: [{ how: "glow", at: city(seatOf(about)) }, { how: "glow", at: city(victimOf(about)) }] }),
  "partnership-ended": atSeat,

  // Gold
  "gold-gathered": fromBank,
  "income-taken": (about) => ({
    flights: [...coins(BANK, gold(seatOf(about)), number(about, "gold")), ...cards(DECK, hand(seatOf(about)), number(about, "cards"))],
  }),
  "character-paid": fromBank,
  "district-paid": fromBank,
  "tax-collected": fromBank,
  "tax-paid": toBank,
  "district-used": (about) => ({ ...toBank(about), stirs: [{ how: "glow", at: city(seatOf(about)) }] }),
  "district-beautified": (about) => ({ flights: coins(gold(seatOf(about)), city(seatOf(about)), 1) }),
  "gold-hidden": (about) => ({ flights: coins(gold(seatOf(about)), city(seatOf(about)), number(about, "gold")) }),
  "gold-fetched": (about) => ({ flights: coins(city(seatOf(about)), gold(seatOf(about)), number(about, "gold")) }),
  "gold-stolen": fromVictim,
  "bribe-paid": fromVictim,
  "threat-unmasked": fromVictim,
  "gold-taken": fromVictim,
  "gold-borrowed": fromVictim,
  "tax-taken": fromVictim,
  "spy-reported": fromVictim,

  // Cards
  "cards-seen": (about) => glow(hand(seatOf(about))),
  "cards-drawn": (about) => ({ flights: cards(DECK, hand(seatOf(about)), number(about, "count"), known(about["districts"])) }),
  "cards-discarded": (about) => ({ flights: cards(hand(seatOf(about)), DECK, number(about, "count")) }),
  "card-tucked": (about) => ({ flights: cards(hand(seatOf(about)), city(seatOf(about))) }),
  "card-revealed": (about) => ({ flights: cards(DECK, number(about, "taken") ? hand(seatOf(about)) : DECK, 1, known(about["district"])) }),
  "hands-swapped": (about) => ({ ms: 600, flights: [...cards(hand(seatOf(about)), hand(victimOf(about)), 3), ...cards(hand(victimOf(about)), hand(seatOf(about)), 3)] }),
  "hand-seen": (about) => glow(hand(victimOf(about))),
  "card-taken": (about) => ({ flights: cards(hand(victimOf(about)), hand(seatOf(about)), 1, known(about["district"])) }),
  "card-given": (about) => ({ flights: cards(hand(seatOf(about)), hand(victimOf(about)), 1, known(about["district"])) }),
  "fair-opened": () => glow(DECK),
  "fair-card-taken": (about) => ({ flights: cards(BANK, hand(seatOf(about)), 1, known(about["district"])) }),

  // Districts
  "district-built": (about) => ({
    flights: [...cards(hand(seatOf(about)), city(seatOf(about)), 1, known(about["district"])), ...coins(gold(seatOf(about)), BANK, number(about, "gold"))],
    stirs: [{ how: "glow", at: city(seatOf(about)) }],
  }),
  "district-razed": (about) => ({
    ms: 520,
    flights: cards(city(seatOf(about)), DECK, 1, known(about["district"])),
    stirs: [{ how: "shake", at: city(seatOf(about)) }],
  }),
  "district-destroyed": (about) => ({
    ms: 520,
    flights: [...cards(city(victimOf(about)), DECK, 1, known(about["district"])), ...coins(gold(seatOf(about)), BANK, number(about, "gold"))],
    stirs: [{ how: "shake", at: city(victimOf(about)) }],
  }),
  "district-seized": (about) => ({
    ms: 520,
    flights: [...cards(city(victimOf(about)), city(seatOf(about)), 1, known(about["district"])), ...coins(gold(seatOf(about)), gold(victimOf(about)), number(about, "gold"))],
  }),
  "district-confiscated": (about) => ({
    ms: 520,
    flights: [...cards(hand(victimOf(about)), city(seatOf(about)), 1, known(about["district"])), ...coins(BANK, gold(victimOf(about)), number(about, "gold"))],
  }),
  "districts-exchanged": (about) => ({
    ms: 520,
    flights: [
      ...cards(city(seatOf(about)), city(victimOf(about)), 1, known(about["district"])),
      ...cards(city(victimOf(about)), city(seatOf(about)), 1, known(about["got"])),
      ...coins(gold(seatOf(about)), gold(victimOf(about)), number(about, "gold")),
    ],
  }),
  "district-recovered": (about) => ({
    flights: [...cards(DECK, hand(seatOf(about)), 1, known(about["district"])), ...coins(gold(seatOf(about)), BANK, number(about, "gold"))],
  }),
  "type-declared": atSeat,
  "district-turned": atSeat,
  "district-attached": atSeat,
};
