import pytest

from tests.invariants import watch_random_game
from tests.machikoro.ledger import bookkeeper
from tests.machikoro.variants import TABLE_NAMES, TABLES
from tests.tables import GAMES
from twocities.machikoro.family import MACHIKORO


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("seats", "rules"), TABLES, ids=TABLE_NAMES)
def test_random_games_keep_the_invariants_at_every_decision(seats: int, rules: list[str], seed: int) -> None:
    watch_random_game(MACHIKORO, seats, rules, seed, bookkeeper(MACHIKORO, seats, rules))
