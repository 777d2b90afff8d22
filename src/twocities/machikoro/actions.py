"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from twocities.core.actions import Vocabulary
from twocities.machikoro.ids import BUILDING, DEMAND, DICE, OFFER, REROLL_OR_KEEP, RIVAL, ROLLING

ROLL: Final = 0  # + dice - 1
KEEP: Final = 2
REROLL: Final = 3
PASS: Final = 4
BUILD: Final = 5  # + card


def make_vocabulary(cards: list[str], establishments: list[str], seats: int) -> Vocabulary:
    """Make the vocabulary of some cards for so many seats; the catalog adds what only a card knows.

    Where the blocks behind `build` begin depends on the boxes.
    """
    vocabulary = Vocabulary(
        [],
        {
            "dice": ["1", "2"],
            "seat": [str(seat) for seat in range(seats)],
            "card": cards,
            "establishment": establishments,
        },
    )
    vocabulary.add("roll", [DICE, ROLLING], ["dice"])
    vocabulary.add("keep", [REROLL_OR_KEEP])
    vocabulary.add("reroll", [REROLL_OR_KEEP])
    vocabulary.add("pass", [OFFER, BUILDING])
    vocabulary.add("build", [BUILDING], ["card"])
    vocabulary.add("collect", [RIVAL], ["seat"])
    vocabulary.add("offer", [OFFER], ["establishment"])
    vocabulary.add("demand", [DEMAND], ["seat", "establishment"])
    return vocabulary
