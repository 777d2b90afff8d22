import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES, TABLE_NAMES, TABLES
from tests.citadels.ledger import bookkeeper
from tests.invariants import watch_random_game
from tests.tables import GAMES
from twocities.citadels.family import CITADELS

CASTS = 2
"""How many random casts of each edition every number of seats plays; every pair meets in `test_coverage_of_pairs`."""


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("seats", "rules"), TABLES, ids=TABLE_NAMES)
def test_random_games_keep_the_invariants_at_every_decision(seats: int, rules: list[str], seed: int) -> None:
    watch_random_game(CITADELS, seats, rules, seed, bookkeeper(seats))


@pytest.mark.parametrize("seed", range(1000, 1000 + CASTS * GAMES))
@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_random_casts_keep_the_invariants_at_every_decision(rules: list[str], seats: int, seed: int) -> None:
    watch_random_game(CITADELS, seats, rules, seed, bookkeeper(seats))
