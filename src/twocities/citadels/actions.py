"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from twocities.citadels.ids import (
    CHARACTER_NAMES,
    CHARACTERS,
    DISTRICT_NAMES,
    DISTRICTS,
    MOST_SEATS,
    PLACE_NAMES,
    PLACES,
    TYPE_NAMES,
    TYPES,
)
from twocities.core.actions import Verb, Vocabulary

MOST_NUMBER: Final = 24

# The commonest come first: Python keeps the ints up to 256 ready made.
PICK: Final = 0  # + character
PASS: Final = PICK + CHARACTERS
END: Final = PASS + 1
GATHER_GOLD: Final = END + 1
GATHER_CARDS: Final = GATHER_GOLD + 1
TAKE_INCOME: Final = GATHER_CARDS + 1
EXTRA_GOLD: Final = TAKE_INCOME + 1
EXTRA_CARDS: Final = EXTRA_GOLD + 1
DONE: Final = EXTRA_CARDS + 1
KEEP_CARD: Final = DONE + 1  # + district: of the cards drawn
BUILD: Final = KEEP_CARD + DISTRICTS  # + district, paid in gold
PUT_AWAY: Final = BUILD + DISTRICTS  # + character
GIVE_CHARACTER: Final = PUT_AWAY + CHARACTERS  # + character
THEATER_WITH: Final = GIVE_CHARACTER + CHARACTERS  # + seat
DISCARD: Final = THEATER_WITH + MOST_SEATS  # + district: from hand to the deck
TUCK: Final = DISCARD + DISTRICTS  # + district: from hand under a card
GIVE: Final = TUCK + DISTRICTS  # + district: from hand to another player
TAKE: Final = GIVE + DISTRICTS  # + district: out of cards that one looks at
USE: Final = TAKE + DISTRICTS  # + district in the own city
BUILD_RAZING: Final = USE + DISTRICTS  # + district, paid by destroying an own one
BUILD_WITH_CARDS: Final = BUILD_RAZING + DISTRICTS  # + district, paid with cards and gold
RAZE: Final = BUILD_WITH_CARDS + DISTRICTS  # + place: the own district to destroy
BORROW: Final = RAZE + PLACES  # + seat * DISTRICTS + district
KILL: Final = BORROW + MOST_SEATS * DISTRICTS  # + character
BEWITCH: Final = KILL + CHARACTERS
ROB: Final = BEWITCH + CHARACTERS
LAY_WARRANT: Final = ROB + CHARACTERS
SIGN: Final = LAY_WARRANT + CHARACTERS
THREATEN: Final = SIGN + CHARACTERS
MAKE_REAL: Final = THREATEN + CHARACTERS
SPY_ON: Final = MAKE_REAL + CHARACTERS  # + seat * TYPES + type
SWAP: Final = SPY_ON + MOST_SEATS * TYPES  # + seat
REDRAW: Final = SWAP + MOST_SEATS
LOOK: Final = REDRAW + 1  # + seat
KEEP: Final = LOOK + MOST_SEATS
FORESEE: Final = KEEP + 1
CROWN: Final = FORESEE + 1  # + seat
TAKE_GOLD: Final = CROWN + MOST_SEATS
TAKE_CARD: Final = TAKE_GOLD + 1
SPLIT: Final = TAKE_CARD + 1  # + number of gold
TITHE: Final = SPLIT + MOST_NUMBER  # + seat
STUDY: Final = TITHE + MOST_SEATS
DESTROY: Final = STUDY + 1  # + seat * PLACES + place
OFFER: Final = DESTROY + MOST_SEATS * PLACES  # + place
DEMAND: Final = OFFER + PLACES  # + seat * PLACES + place
SEIZE: Final = DEMAND + MOST_SEATS * PLACES  # + seat * PLACES + place
BEAUTIFY: Final = SEIZE + MOST_SEATS * PLACES  # + district
COLLECT: Final = BEAUTIFY + DISTRICTS
BRIBE: Final = COLLECT + 1
REFUSE: Final = BRIBE + 1
UNMASK: Final = REFUSE + 1
CONFISCATE: Final = UNMASK + 1
RECOVER: Final = CONFISCATE + 1
ANSWER: Final = RECOVER + 1
DECLARE: Final = ANSWER + 1  # + type
THANK: Final = DECLARE + TYPES
SHORTEN: Final = THANK + 1
PICK_BLIND: Final = SHORTEN + 1
HIDE: Final = PICK_BLIND + 1  # + number of gold
FETCH: Final = HIDE + MOST_NUMBER  # + number of gold
PARTNER: Final = FETCH + MOST_NUMBER  # + seat
ATTACH: Final = PARTNER + MOST_SEATS  # + place in the own city
PLANT: Final = ATTACH + PLACES  # + district: from hand, for nothing
REPLACE: Final = PLANT + DISTRICTS  # + character from the box

VOCABULARY: Final = Vocabulary(
    [
        Verb("pick", PICK, ["character"]),
        Verb("pass", PASS),
        Verb("end", END),
        Verb("gold", GATHER_GOLD),
        Verb("cards", GATHER_CARDS),
        Verb("income", TAKE_INCOME),
        Verb("extra_gold", EXTRA_GOLD),
        Verb("extra_cards", EXTRA_CARDS),
        Verb("done", DONE),
        Verb("keep", KEEP_CARD, ["district"]),
        Verb("build", BUILD, ["district"]),
        Verb("put_away", PUT_AWAY, ["character"]),
        Verb("give_character", GIVE_CHARACTER, ["character"]),
        Verb("theater", THEATER_WITH, ["seat"]),
        Verb("discard", DISCARD, ["district"]),
        Verb("tuck", TUCK, ["district"]),
        Verb("give", GIVE, ["district"]),
        Verb("take", TAKE, ["district"]),
        Verb("use", USE, ["district"]),
        Verb("build_razing", BUILD_RAZING, ["district"]),
        Verb("build_with_cards", BUILD_WITH_CARDS, ["district"]),
        Verb("raze", RAZE, ["place"]),
        Verb("borrow", BORROW, ["seat", "district"]),
        Verb("kill", KILL, ["character"]),
        Verb("bewitch", BEWITCH, ["character"]),
        Verb("rob", ROB, ["character"]),
        Verb("warrant", LAY_WARRANT, ["character"]),
        Verb("sign", SIGN, ["character"]),
        Verb("threaten", THREATEN, ["character"]),
        Verb("real", MAKE_REAL, ["character"]),
        Verb("spy", SPY_ON, ["seat", "type"]),
        Verb("swap", SWAP, ["seat"]),
        Verb("redraw", REDRAW),
        Verb("look", LOOK, ["seat"]),
        Verb("keep_it", KEEP),
        Verb("foresee", FORESEE),
        Verb("crown", CROWN, ["seat"]),
        Verb("take_gold", TAKE_GOLD),
        Verb("take_card", TAKE_CARD),
        Verb("split", SPLIT, ["gold"]),
        Verb("tithe", TITHE, ["seat"]),
        Verb("study", STUDY),
        Verb("destroy", DESTROY, ["seat", "place"]),
        Verb("offer", OFFER, ["place"]),
        Verb("demand", DEMAND, ["seat", "place"]),
        Verb("seize", SEIZE, ["seat", "place"]),
        Verb("beautify", BEAUTIFY, ["district"]),
        Verb("collect", COLLECT),
        Verb("bribe", BRIBE),
        Verb("refuse", REFUSE),
        Verb("unmask", UNMASK),
        Verb("confiscate", CONFISCATE),
        Verb("recover", RECOVER),
        Verb("answer", ANSWER),
        Verb("declare", DECLARE, ["type"]),
        Verb("thank", THANK),
        Verb("shorten", SHORTEN),
        Verb("pick_blind", PICK_BLIND),
        Verb("hide", HIDE, ["gold"]),
        Verb("fetch", FETCH, ["gold"]),
        Verb("partner", PARTNER, ["seat"]),
        Verb("attach", ATTACH, ["place"]),
        Verb("plant", PLANT, ["district"]),
        Verb("replace", REPLACE, ["character"]),
    ],
    {
        "character": CHARACTER_NAMES,
        "district": DISTRICT_NAMES,
        "place": PLACE_NAMES,
        "seat": [str(seat) for seat in range(MOST_SEATS)],
        "type": TYPE_NAMES,
        "gold": [str(number) for number in range(MOST_NUMBER)],
    },
)
