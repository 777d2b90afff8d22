"""The numbers of a table, and the names that make them."""

from typing import Final

from twocities.core.errors import BadRules, known
from twocities.machikoro.catalog import CATALOG
from twocities.machikoro.ids import PURPLE

UNLIMITED: Final = 99
"""More than there are of any card."""

BASE: Final = "base"
LIMITED_SUPPLY: Final = "limited_supply"
BEGINNER: Final = "beginner"
RANDOM_START: Final = "random_start"
RULE_NAMES: Final = [BASE, LIMITED_SUPPLY, BEGINNER, RANDOM_START]


class Rules:
    """What differs between tables; everything else is a card."""

    def __init__(self) -> None:
        self.names = [BASE]
        self.open_kinds = UNLIMITED
        """How many different kinds lie open at once."""
        self.most_owned = bytes([1 if card.colour == PURPLE else UNLIMITED for card in CATALOG])
        """How many of each establishment a city may hold; bytes are read faster than a list."""
        self.random_start = False
        """Whether chance says who begins; otherwise the first seat does."""

    @property
    def has_deck(self) -> bool:
        """Whether the supply comes from a face-down deck."""
        return self.open_kinds < UNLIMITED


def make_rules(names: list[str]) -> Rules:
    """Turn a list of names into the numbers of a table."""
    rules = Rules()
    for name in names:
        if name not in RULE_NAMES:
            raise BadRules(known("rule of machikoro", name, RULE_NAMES))
        if name in rules.names and name != BASE:
            raise BadRules(f"The rule '{name}' is named twice.")
        if name == LIMITED_SUPPLY:
            rules.open_kinds = 10
        elif name == BEGINNER:
            rules.most_owned = bytes([min(most, 2) for most in rules.most_owned])
        elif name == RANDOM_START:
            rules.random_start = True
        if name != BASE:
            rules.names.append(name)
    return rules
