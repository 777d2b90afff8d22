"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from mypy_extensions import i64

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
PICK: Final[i64] = 0  # + character
PASS: Final[i64] = PICK + CHARACTERS
END: Final[i64] = PASS + 1
GATHER_GOLD: Final[i64] = END + 1
GATHER_CARDS: Final[i64] = GATHER_GOLD + 1
TAKE_INCOME: Final[i64] = GATHER_CARDS + 1
EXTRA_GOLD: Final[i64] = TAKE_INCOME + 1
EXTRA_CARDS: Final[i64] = EXTRA_GOLD + 1
DONE: Final[i64] = EXTRA_CARDS + 1
KEEP_CARD: Final[i64] = DONE + 1  # + district: of the cards drawn
BUILD: Final[i64] = KEEP_CARD + DISTRICTS  # + district, paid in gold
PUT_AWAY: Final[i64] = BUILD + DISTRICTS  # + character
GIVE_CHARACTER: Final[i64] = PUT_AWAY + CHARACTERS  # + character
THEATER_WITH: Final[i64] = GIVE_CHARACTER + CHARACTERS  # + seat
DISCARD: Final[i64] = THEATER_WITH + MOST_SEATS  # + district: from hand to the deck
TUCK: Final[i64] = DISCARD + DISTRICTS  # + district: from hand under a card
GIVE: Final[i64] = TUCK + DISTRICTS  # + district: from hand to another player
TAKE: Final[i64] = GIVE + DISTRICTS  # + district: out of cards that one looks at
USE: Final[i64] = TAKE + DISTRICTS  # + district in the own city
BUILD_RAZING: Final[i64] = USE + DISTRICTS  # + district, paid by destroying an own one
BUILD_WITH_CARDS: Final[i64] = BUILD_RAZING + DISTRICTS  # + district, paid with cards and gold
RAZE: Final[i64] = BUILD_WITH_CARDS + DISTRICTS  # + place: the own district to destroy
BORROW: Final[i64] = RAZE + PLACES  # + seat * DISTRICTS + district
KILL: Final[i64] = BORROW + MOST_SEATS * DISTRICTS  # + character
BEWITCH: Final[i64] = KILL + CHARACTERS
ROB: Final[i64] = BEWITCH + CHARACTERS
LAY_WARRANT: Final[i64] = ROB + CHARACTERS
SIGN: Final[i64] = LAY_WARRANT + CHARACTERS
THREATEN: Final[i64] = SIGN + CHARACTERS
MAKE_REAL: Final[i64] = THREATEN + CHARACTERS
SPY_ON: Final[i64] = MAKE_REAL + CHARACTERS  # + seat * TYPES + type
SWAP: Final[i64] = SPY_ON + MOST_SEATS * TYPES  # + seat
REDRAW: Final[i64] = SWAP + MOST_SEATS
LOOK: Final[i64] = REDRAW + 1  # + seat
KEEP: Final[i64] = LOOK + MOST_SEATS
FORESEE: Final[i64] = KEEP + 1
CROWN: Final[i64] = FORESEE + 1  # + seat
TAKE_GOLD: Final[i64] = CROWN + MOST_SEATS
TAKE_CARD: Final[i64] = TAKE_GOLD + 1
SPLIT: Final[i64] = TAKE_CARD + 1  # + number of gold
TITHE: Final[i64] = SPLIT + MOST_NUMBER  # + seat
STUDY: Final[i64] = TITHE + MOST_SEATS
DESTROY: Final[i64] = STUDY + 1  # + seat * PLACES + place
OFFER: Final[i64] = DESTROY + MOST_SEATS * PLACES  # + place
DEMAND: Final[i64] = OFFER + PLACES  # + seat * PLACES + place
SEIZE: Final[i64] = DEMAND + MOST_SEATS * PLACES  # + seat * PLACES + place
BEAUTIFY: Final[i64] = SEIZE + MOST_SEATS * PLACES  # + district
COLLECT: Final[i64] = BEAUTIFY + DISTRICTS
BRIBE: Final[i64] = COLLECT + 1
REFUSE: Final[i64] = BRIBE + 1
UNMASK: Final[i64] = REFUSE + 1
CONFISCATE: Final[i64] = UNMASK + 1
RECOVER: Final[i64] = CONFISCATE + 1
ANSWER: Final[i64] = RECOVER + 1
DECLARE: Final[i64] = ANSWER + 1  # + type
THANK: Final[i64] = DECLARE + TYPES
SHORTEN: Final[i64] = THANK + 1
PICK_BLIND: Final[i64] = SHORTEN + 1
HIDE: Final[i64] = PICK_BLIND + 1  # + number of gold
FETCH: Final[i64] = HIDE + MOST_NUMBER  # + number of gold
PARTNER: Final[i64] = FETCH + MOST_NUMBER  # + seat
ATTACH: Final[i64] = PARTNER + MOST_SEATS  # + place in the own city
PLANT: Final[i64] = ATTACH + PLACES  # + district: from hand, for nothing
REPLACE: Final[i64] = PLANT + DISTRICTS  # + character from the box

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
