"""The one place that gives action ints their meaning, their notation and their inverse."""

from typing import Final

from twocities.core.actions import Vocabulary

ROLL: Final = 0  # + dice - 1
KEEP: Final = 2
REROLL: Final = 3
PASS: Final = 4
BUILD: Final = 5  # + card

VERBS: Final[dict[str, list[str]]] = {
    "roll": ["dice"],
    "keep": [],
    "reroll": [],
    "pass": [],
    "build": ["card"],
    "collect": ["seat"],
    "offer": ["establishment"],
    "demand": ["seat", "establishment"],
}
"""The verbs with their fields, in the order of their blocks. Where the last ones begin depends on the boxes."""


def make_vocabulary(cards: list[str], establishments: list[str], seats: int) -> Vocabulary:
    """Make the vocabulary of some cards for so many seats; what only a card knows is added by the catalog."""
    vocabulary = Vocabulary(
        [],
        {
            "dice": ["1", "2"],
            "seat": [str(seat) for seat in range(seats)],
            "card": cards,
            "establishment": establishments,
        },
    )
    for verb, fields in VERBS.items():
        vocabulary.add(verb, fields)
    return vocabulary
