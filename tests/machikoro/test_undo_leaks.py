"""What a seat may take back leaves it knowing nothing more: two worlds that it cannot tell apart stay alike."""

import pytest

from tests.machikoro.tables import start
from tests.machikoro.test_no_leak import seen
from tests.tables import GAMES
from twocities.core.rng import seeded
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro


def may_be_taken_back(game: MachiKoro, seat: int) -> bool:
    """Say whether the last choice of a seat may be undone: it is asked again, and nothing came to light."""
    is_asked = game.decision is not None and game.decision.seat == seat
    return is_asked and not any(event.reveals() for event in game.events)


@pytest.mark.parametrize("seed", range(5 * GAMES))
@pytest.mark.parametrize("rules", [[], ["limited_supply"], ["asks_roll"], ["limited_supply", "asks_roll"]])
def test_what_may_be_taken_back_tells_nothing(rules: list[str], seed: int) -> None:
    game, rng = start(3, rules, seed), seeded(seed)
    while game.decision is not None:
        seat = game.decision.seat
        other = MACHIKORO.imagine(game.view(seat), rng)
        action = game.decision.actions[rng.below(len(game.decision.actions))]
        game.apply(action)
        if may_be_taken_back(game, seat):
            other.apply(action)
            assert seen(other)[seat + 1] == seen(game)[seat + 1]
