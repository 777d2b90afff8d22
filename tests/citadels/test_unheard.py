"""A game that nobody listens to goes the same way and tells nothing."""

import pytest

from tools.golden import TABLES
from twocities import new_game
from twocities.core.rng import seeded

CITADELS_TABLES = {name: table for name, table in TABLES.items() if name.startswith("citadels/")}


@pytest.mark.parametrize("name", CITADELS_TABLES)
def test_listening_changes_nothing(name: str) -> None:
    seats, rules, seed = CITADELS_TABLES[name]
    heard, unheard = (new_game("citadels", seats, rules, seed) for _ in range(2))
    unheard.heard = False
    rng = seeded(seed)

    told = 0
    while heard.decision is not None:
        action = heard.decision.actions[rng.below(len(heard.decision.actions))]
        heard.apply(action)
        told += len(unheard.apply(action))

    assert unheard.position() == heard.position()
    assert told == 0
