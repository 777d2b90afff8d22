"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from twocities.citadels.ids import (
    ACTING,
    ACTING_AS_GUEST,
    ANSWERING,
    ARMING,
    ATTACHING,
    BEWITCHING,
    BUILDING_TAKEN,
    CHARACTER_NAMES,
    CHARACTERS,
    CONFISCATING,
    CROWNING,
    DECLARING,
    DEMANDING,
    DISCARDING,
    DISTRICT_NAMES,
    DISTRICTS,
    FAIR_PICKING,
    FINISHING,
    GATHERING,
    GIVING_BACK,
    HIDING,
    KEEPING,
    LAYING_IN_PLACE,
    LAYING_THREATS,
    LAYING_WARRANTS,
    LENDING,
    MAKING_REAL,
    MOST_SEATS,
    PARTNERING,
    PAYING_WITH_CARDS,
    PICKING,
    PLACE_NAMES,
    PLACES,
    PLANTING,
    PUTTING_AWAY,
    RAZING,
    RECOVERING,
    REDRAWING,
    REPLACING,
    SEARCHING,
    SHORTENING,
    SIGNING,
    SPLITTING,
    STUDYING,
    TAKING_FROM_HAND,
    TAKING_FROM_HOLDER,
    THANKING,
    THEATER_CARD,
    THEATER_PARTNER,
    THREATENED,
    TUCKING,
    TYPE_NAMES,
    TYPES,
    UNMASKING,
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

IN_TURN: Final = [ACTING, ACTING_AS_GUEST]
"""The topics that a power of a character answers, whether it is the own one or a guest."""

OPTIONAL: Final = [
    ACTING_AS_GUEST,
    THEATER_PARTNER,
    UNMASKING,
    CONFISCATING,
    TAKING_FROM_HOLDER,
    RECOVERING,
    ANSWERING,
    SEARCHING,
    THANKING,
    FINISHING,
    SHORTENING,
    PLANTING,
    PARTNERING,
    ATTACHING,
    REPLACING,
]
"""The topics that can be passed."""

VOCABULARY: Final = Vocabulary(
    [
        Verb("pick", PICK, [PICKING], ["character"]),
        Verb("pass", PASS, OPTIONAL),
        Verb("end", END, [ACTING]),
        Verb("gold", GATHER_GOLD, [ACTING, GATHERING]),
        Verb("cards", GATHER_CARDS, [ACTING, GATHERING]),
        Verb("income", TAKE_INCOME, IN_TURN),
        Verb("extra_gold", EXTRA_GOLD, IN_TURN),
        Verb("extra_cards", EXTRA_CARDS, IN_TURN),
        Verb("done", DONE, [REDRAWING, PAYING_WITH_CARDS]),
        Verb("keep", KEEP_CARD, [KEEPING, STUDYING], ["district"]),
        Verb("build", BUILD, [ACTING, BUILDING_TAKEN], ["district"]),
        Verb("put_away", PUT_AWAY, [PUTTING_AWAY, LAYING_IN_PLACE], ["character"]),
        Verb("give_character", GIVE_CHARACTER, [THEATER_CARD], ["character"]),
        Verb("theater", THEATER_WITH, [THEATER_PARTNER], ["seat"]),
        Verb("discard", DISCARD, [REDRAWING, PAYING_WITH_CARDS, DISCARDING], ["district"]),
        Verb("tuck", TUCK, [TUCKING], ["district"]),
        Verb("give", GIVE, [GIVING_BACK, LENDING], ["district"]),
        Verb("take", TAKE, [TAKING_FROM_HAND, SEARCHING, FAIR_PICKING], ["district"]),
        Verb("use", USE, [ACTING], ["district"]),
        Verb("build_razing", BUILD_RAZING, [ACTING, BUILDING_TAKEN], ["district"]),
        Verb("build_with_cards", BUILD_WITH_CARDS, [ACTING, BUILDING_TAKEN], ["district"]),
        Verb("raze", RAZE, [RAZING], ["place"]),
        Verb("borrow", BORROW, [ACTING, BUILDING_TAKEN, PAYING_WITH_CARDS], ["seat", "district"]),
        Verb("kill", KILL, IN_TURN, ["character"]),
        Verb("bewitch", BEWITCH, [BEWITCHING], ["character"]),
        Verb("rob", ROB, IN_TURN, ["character"]),
        Verb("warrant", LAY_WARRANT, [*IN_TURN, LAYING_WARRANTS], ["character"]),
        Verb("sign", SIGN, [SIGNING], ["character"]),
        Verb("threaten", THREATEN, [*IN_TURN, LAYING_THREATS], ["character"]),
        Verb("real", MAKE_REAL, [MAKING_REAL], ["character"]),
        Verb("spy", SPY_ON, IN_TURN, ["seat", "type"]),
        Verb("swap", SWAP, IN_TURN, ["seat"]),
        Verb("redraw", REDRAW, IN_TURN),
        Verb("look", LOOK, IN_TURN, ["seat"]),
        Verb("keep_it", KEEP, [BUILDING_TAKEN]),
        Verb("foresee", FORESEE, IN_TURN),
        Verb("crown", CROWN, [*IN_TURN, CROWNING], ["seat"]),
        Verb("take_gold", TAKE_GOLD, [TAKING_FROM_HOLDER]),
        Verb("take_card", TAKE_CARD, [TAKING_FROM_HOLDER]),
        Verb("split", SPLIT, [SPLITTING], ["gold"]),
        Verb("tithe", TITHE, IN_TURN, ["seat"]),
        Verb("study", STUDY, IN_TURN),
        Verb("destroy", DESTROY, [*IN_TURN, FINISHING, ARMING], ["seat", "place"]),
        Verb("offer", OFFER, [*IN_TURN, FINISHING], ["place"]),
        Verb("demand", DEMAND, [DEMANDING], ["seat", "place"]),
        Verb("seize", SEIZE, IN_TURN, ["seat", "place"]),
        Verb("beautify", BEAUTIFY, IN_TURN, ["district"]),
        Verb("collect", COLLECT, IN_TURN),
        Verb("bribe", BRIBE, [THREATENED]),
        Verb("refuse", REFUSE, [THREATENED]),
        Verb("unmask", UNMASK, [UNMASKING]),
        Verb("confiscate", CONFISCATE, [CONFISCATING]),
        Verb("recover", RECOVER, [RECOVERING]),
        Verb("answer", ANSWER, [ANSWERING]),
        Verb("declare", DECLARE, [DECLARING], ["type"]),
        Verb("thank", THANK, [THANKING]),
        Verb("shorten", SHORTEN, [SHORTENING]),
        Verb("pick_blind", PICK_BLIND, [PICKING]),
        Verb("hide", HIDE, [HIDING], ["gold"]),
        Verb("fetch", FETCH, [HIDING], ["gold"]),
        Verb("partner", PARTNER, [PARTNERING], ["seat"]),
        Verb("attach", ATTACH, [ATTACHING], ["place"]),
        Verb("plant", PLANT, [PLANTING], ["district"]),
        Verb("replace", REPLACE, [REPLACING], ["character"]),
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
