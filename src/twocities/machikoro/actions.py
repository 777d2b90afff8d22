"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from twocities.core.actions import Verb, Vocabulary
from twocities.machikoro.ids import CARD_NAMES, ESTABLISHMENTS, MOST_SEATS

ROLL: Final = 0  # + dice - 1
KEEP: Final = 2
REROLL: Final = 3
PASS: Final = 4
BUILD: Final = 5  # + card
COLLECT: Final = 24  # + seat
OFFER_CARD: Final = 28  # + establishment
DEMAND_CARD: Final = 43  # + seat * ESTABLISHMENTS + establishment

SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]

VOCABULARY: Final = Vocabulary(
    [
        Verb("roll", ROLL, [["1", "2"]]),
        Verb("keep", KEEP, []),
        Verb("reroll", REROLL, []),
        Verb("pass", PASS, []),
        Verb("build", BUILD, [CARD_NAMES]),
        Verb("collect", COLLECT, [SEAT_NAMES]),
        Verb("offer", OFFER_CARD, [CARD_NAMES[:ESTABLISHMENTS]]),
        Verb("demand", DEMAND_CARD, [SEAT_NAMES, CARD_NAMES[:ESTABLISHMENTS]]),
    ]
)
