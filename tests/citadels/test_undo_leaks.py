"""What a seat may take back leaves it knowing nothing more: two worlds that it cannot tell apart stay alike."""

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.citadels.tables import start, table
from tests.citadels.test_no_leak import another_world
from tests.invariants import tell
from tests.tables import GAMES, asked, play
from twocities.citadels.game import Citadels
from twocities.core.rng import seeded

WORLDS = 2
"""With how many other worlds each choice is compared."""


def may_be_taken_back(game: Citadels, seat: int) -> bool:
    """Say whether the last choice of a seat may be undone: it is asked again, and nothing came to light."""
    is_asked = game.decision is not None and game.decision.seat == seat
    return is_asked and not any(event.reveals() for event in game.events)


def known(game: Citadels, seat: int) -> tuple[object, object]:
    """List what a seat was told by the last choice, and all that it sees now, the question included."""
    return tell([event.view(seat) for event in game.events]), game.view(seat).to_dict()


def check_choice(game: Citadels, action: int, worlds: list[Citadels]) -> int:
    """Make a choice in a game and in others that look the same; count it if it may be taken back."""
    seat = asked(game).seat
    game.apply(action)
    if not may_be_taken_back(game, seat):
        return 0
    for other in worlds:
        other.apply(action)
        assert known(game, seat) == known(other, seat), [event.name for event in game.events]
    return 1


def check_random_game(seats: int, rules: list[str], seed: int) -> int:
    """Play a random game and compare every choice in other worlds; count those that may be taken back."""
    game, rng, undone = start(seats, rules, seed), seeded(seed), 0
    while game.decision is not None:
        worlds = [another_world(game, asked(game).seat, rng) for _ in range(WORLDS)]
        undone += check_choice(game, game.decision.actions[rng.below(len(game.decision.actions))], worlds)
    return undone


@pytest.mark.parametrize("seed", range(2 * GAMES))
@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_what_may_be_taken_back_tells_nothing(rules: list[str], seats: int, seed: int) -> None:
    assert check_random_game(seats, rules, seed) > 5


def test_a_turn_that_has_ended_is_over_once_it_is_known_who_does_not_answer() -> None:
    cities = ["haunted_quarter manor castle temple church tavern market"]
    game = table("architect", characters=["architect", "king"], cities=cities, first=0, gathered=1)

    play(game, "end")

    assert asked(game).seat == 0
    assert not may_be_taken_back(game, 0)
