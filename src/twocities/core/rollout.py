"""Random play inside the compiled loop, and a fingerprint of what was played."""

from typing import Final, final

from mypy_extensions import i64

from twocities.core.game import Game
from twocities.core.rng import Rng

FIRST_PRIME: Final = 2147483647
SECOND_PRIME: Final = 2147483629


@final
class Trace:
    """A fingerprint of a sequence of actions, equal on every machine."""

    def __init__(self) -> None:
        self.first: i64 = 1
        self.second: i64 = 1

    def add(self, action: i64) -> None:
        """Take one more action into the fingerprint."""
        self.first = (self.first * 48271 + action + 1) % FIRST_PRIME
        self.second = (self.second * 69621 + action + 1) % SECOND_PRIME

    def hash(self) -> str:
        """Write the fingerprint as 16 hexadecimal digits."""
        return f"{self.first:08x}{self.second:08x}"


def play_randomly(game: Game, rng: Rng, trace: Trace) -> int:
    """Play a game to its end, each option equally likely; return how many decisions it took."""
    decisions: i64 = 0
    decision = game.decision
    while decision is not None:
        actions = decision.actions
        action = actions[rng.below(len(actions))]
        trace.add(action)
        game.take(action)
        decisions += 1
        decision = game.decision
    return decisions


def copy_often(game: Game, times: int) -> None:
    """Clone a game many times over, for measuring."""
    copies: i64 = 0
    while copies < times:
        game.clone()
        copies += 1
