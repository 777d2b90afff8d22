"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from twocities.core.actions import Verb, Vocabulary
from twocities.machikoro.ids import (
    BUILDING,
    CARD_NAMES,
    DEMAND,
    DICE,
    ESTABLISHMENTS,
    MOST_SEATS,
    OFFER,
    REROLL_OR_KEEP,
    RIVAL,
)

ROLL: Final = 0  # + dice - 1
KEEP: Final = 2
REROLL: Final = 3
PASS: Final = 4
BUILD: Final = 5  # + card
COLLECT: Final = 24  # + seat
OFFER_CARD: Final = 28  # + establishment
DEMAND_CARD: Final = 43  # + seat * ESTABLISHMENTS + establishment

VOCABULARY: Final = Vocabulary(
    [
        Verb("roll", ROLL, [DICE], ["dice"]),
        Verb("keep", KEEP, [REROLL_OR_KEEP]),
        Verb("reroll", REROLL, [REROLL_OR_KEEP]),
        Verb("pass", PASS, [OFFER, BUILDING]),
        Verb("build", BUILD, [BUILDING], ["card"]),
        Verb("collect", COLLECT, [RIVAL], ["seat"]),
        Verb("offer", OFFER_CARD, [OFFER], ["establishment"]),
        Verb("demand", DEMAND_CARD, [DEMAND], ["seat", "establishment"]),
    ],
    {
        "dice": ["1", "2"],
        "seat": [str(seat) for seat in range(MOST_SEATS)],
        "card": CARD_NAMES,
        "establishment": CARD_NAMES[:ESTABLISHMENTS],
    },
)
