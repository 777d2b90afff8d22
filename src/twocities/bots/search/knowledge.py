"""What a search asks of a game: the values of options, worlds, and an evaluation."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.bots.search.tree import EXPLORATION
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Heuristics for one game; it has no state of its own."""

    temperature: float = 1.0
    """The softmax temperature of the priors: an option better by so much gets e times the prior."""

    exploration: float = EXPLORATION
    """How much a search prefers options with few visits: the less, the more exact its evaluations are."""

    rollout_rounds: int = 1
    """How many rounds a rollout goes on after the one in which the search began."""

    rollout_limit: int = 400
    """How many decisions a rollout has at most."""

    def values(self, view: View, decision: Decision) -> vec[float]:
        """Value every option of a decision from what the seat may know."""
        raise NotImplementedError

    def values_in(self, game: Game, decision: Decision) -> vec[float]:
        """Value every option in a world from what the seat that is asked there may know."""
        return self.values(game.view(decision.seat), decision)

    def imagine(self, view: View, rng: Rng) -> Game:
        """Build a world that agrees with a view."""
        raise NotImplementedError

    def likelihood(self, view: View, world: Game) -> float:
        """Say how well a world explains what the others have done, as the logarithm of a chance."""
        return 0.0

    def sampler(self, view: View) -> "Sampler":
        """Make what draws the worlds of a search."""
        return Sampler(self, view)

    def outcome(self, world: Game) -> int:
        """Return the outcome of the last chance event that everybody saw, such as dice; 0 if there was none."""
        return 0

    def rounds_played(self, world: Game) -> int:
        """Return how many rounds of a world were played."""
        raise NotImplementedError

    def chances(self, world: Game) -> vec[float]:
        """Evaluate a world: estimate how likely each seat is to win."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Draws worlds that agree with a view, and says how much each of them is to count: here as knowledge does."""

    def __init__(self, knowledge: Knowledge, view: View) -> None:
        self.knowledge = knowledge
        self.view = view

    def imagine(self, rng: Rng) -> Game:
        """Draw a world."""
        return self.knowledge.imagine(self.view, rng)

    def likelihood(self, world: Game) -> float:
        """Say how much likelier a world is than it is often drawn, as a logarithm; a summand for all counts nothing."""
        return self.knowledge.likelihood(self.view, world)


def best_of(values: vec[float], rng: Rng) -> i64:
    """Return the place of the highest value, of several equal ones one at random."""
    best: i64 = 0
    equals: i64 = 1
    place: i64
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
            equals = 1
        elif values[place] == values[best]:
            equals += 1
            if not rng.below(equals):
                best = place
    return best
