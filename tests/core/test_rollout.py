import pytest

from tests.machikoro.tables import start
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, copy_often, play_randomly


def trace_of(*actions: int) -> str:
    """Take the fingerprint of some actions."""
    trace = Trace()
    for action in actions:
        trace.add(action)
    return trace.hash()


def test_a_fingerprint_never_changes() -> None:
    assert trace_of(0, 5, 102) == "57dfe2e9619e3a60"


def test_a_fingerprint_has_sixteen_digits() -> None:
    assert trace_of() == "0000000100000001"


@pytest.mark.parametrize("other", [(1, 2), (1, 2, 4), (3, 2, 1), (1, 2, 3, 0)])
def test_other_actions_have_another_fingerprint(other: tuple[int, ...]) -> None:
    assert trace_of(*other) != trace_of(1, 2, 3)


def test_random_play_ends_the_game() -> None:
    game = start(3)

    decisions = play_randomly(game, seeded(1), Trace())

    assert game.decision is None
    assert decisions > 50


def test_random_play_with_the_same_numbers_is_the_same_play() -> None:
    first, second = Trace(), Trace()

    play_randomly(start(3), seeded(1), first)
    play_randomly(start(3), seeded(1), second)

    assert first.hash() == second.hash()


def test_copying_often_leaves_the_game_unchanged() -> None:
    game = start(3)
    before = game.position()

    copy_often(game, 10)

    assert game.position() == before
