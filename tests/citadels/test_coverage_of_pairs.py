"""Every pair of characters, and every character with every unique district, meets in a complete random game."""

import pytest

from tests.citadels.ledger import bookkeeper
from tests.citadels.pairs import SEATS, covering_games, pairs_of, wanted_pairs
from tests.invariants import watch_random_game
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.editions import make_rules
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES
from twocities.core.rng import seeded

GAMES = {name: covering_games(edition) for name, edition in EDITIONS.items()}
NUMBERED = [(name, number) for name, games in GAMES.items() for number in range(len(games))]


@pytest.mark.parametrize(("edition", "number"), NUMBERED)
def test_each_game_is_played_to_its_end(edition: str, number: int) -> None:
    rules = GAMES[edition][number]

    watch_random_game(CITADELS, SEATS, rules, number, bookkeeper(SEATS))


@pytest.mark.parametrize("edition", EDITIONS)
def test_together_they_have_every_pair(edition: str) -> None:
    met = set()
    for rules in GAMES[edition]:
        made = make_rules(rules, SEATS, seeded(0))
        cast = [CHARACTER_NAMES[character] for character in made.cast[1:]]
        met |= pairs_of(cast, [DISTRICT_NAMES[district] for district in made.uniques])

    assert met >= wanted_pairs(EDITIONS[edition])
