import pytest

from tests.citadels.moments import SETTINGS, moment
from tests.citadels.tables import start, table
from tests.tables import play
from twocities.citadels.game import Citadels
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, play_randomly


def play_on(game: Citadels, moves: int) -> int:
    """Play some more moves, a different option each time; return how many there were."""
    for move in range(moves):
        if game.decision is None:
            return move
        game.apply(game.decision.actions[move % len(game.decision.actions)])
    return moves


@pytest.mark.parametrize("step", SETTINGS)
def test_a_copy_is_equal_and_asks_the_same_question(step: str) -> None:
    game = moment(step)

    twin = game.clone()

    assert twin.position() == game.position()
    assert repr(twin.decision) == repr(game.decision)


@pytest.mark.parametrize("step", SETTINGS)
def test_playing_the_copy_leaves_the_game_unchanged(step: str) -> None:
    game = moment(step)
    before = game.position()

    play_on(game.clone(), 12)

    assert game.position() == before


@pytest.mark.parametrize("step", SETTINGS)
def test_playing_the_game_leaves_the_copy_unchanged(step: str) -> None:
    game = moment(step)
    twin = game.clone()
    before = twin.position()

    play_on(game, 12)

    assert twin.position() == before


@pytest.mark.parametrize("step", SETTINGS)
def test_a_silent_game_goes_as_a_heard_one(step: str) -> None:
    game = moment(step)
    silent = game.clone()
    silent.heard = False

    assert play_on(game, 40) == play_on(silent, 40)

    assert silent.position() == game.position()
    assert silent.events == []


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_silent_game_comes_to_the_same_end(seats: int) -> None:
    game = start(seats, ["citadela", "random_cast"], 6)
    silent = game.clone()
    silent.heard = False

    play_randomly(game, seeded(1), Trace())
    play_randomly(silent, seeded(1), Trace())

    assert silent.position() == game.position()
    assert silent.events == []


def test_a_copy_of_a_silent_game_is_silent() -> None:
    game = table("merchant", gold=[5], hands=["manor"], gathered=1)
    game.heard = False

    assert play(game.clone(), "extra_gold", "build manor") == []


def test_a_copy_draws_the_same_chances() -> None:
    game = table("seer", seats=4, hands=["", "manor tavern castle", "palace market docks", "keep"])
    twin = game.clone()

    play(game, "foresee")
    play(twin, "foresee")

    assert twin.hands == game.hands
