"""What search must be told of a game: what a player who knows it goes by."""

from mypy_extensions import mypyc_attr

from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """The knowledge of one game: what options and tables are worth, never what anybody has done."""

    temperature: float = 1.0
    """By how much an option must be better to be looked at about three times as often at first."""

    rollout_rounds: int = 1
    """How many rounds a rollout goes on after the one in which the search began."""

    rollout_limit: int = 400
    """After how many decisions a rollout ends, whatever happens."""

    def values(self, view: View, decision: Decision) -> list[float]:
        """Value every option of a decision from what the seat may know."""
        raise NotImplementedError

    def values_in(self, game: Game, decision: Decision) -> list[float]:
        """Value every option in an imagined world, as the seat would that is asked there."""
        return self.values(game.view(decision.seat), decision)

    def imagine(self, view: View, rng: Rng) -> Game:
        """Build a world that agrees with a view."""
        raise NotImplementedError

    def likelihood(self, view: View, world: Game) -> float:
        """Say how well a world explains what the others have done, as the logarithm of a chance."""
        return 0.0

    def outcome(self, world: Game) -> int:
        """Return what chance has just shown to everybody, such as dice; 0 if nothing."""
        return 0

    def rounds_played(self, world: Game) -> int:
        """Return how far a world is, in rounds."""
        raise NotImplementedError

    def chances(self, world: Game) -> list[float]:
        """Say how likely each seat is to win a world that is looked at no further."""
        raise NotImplementedError


def best_of(values: list[float], rng: Rng) -> int:
    """Return the place of the highest value; equal ones at random."""
    best = 0
    equals = 1
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
            equals = 1
        elif values[place] == values[best]:
            equals += 1
            if not rng.below(equals):
                best = place
    return best
