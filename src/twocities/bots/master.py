"""The level that looks ahead."""

from typing import ClassVar, Final

from twocities.bots.bot import Bot
from twocities.bots.levels import knowledge_of
from twocities.bots.search.budget import Budget
from twocities.bots.search.knowledge import Knowledge
from twocities.bots.search.search import Search
from twocities.bots.search.worlds import Worlds
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View

DEFAULT_SECONDS: Final = 0.2
"""The default budget for a decision."""


class Master(Bot):
    """Chooses by Monte Carlo tree search in imagined worlds, within a budget."""

    name: ClassVar[str] = "master"

    def __init__(self, budget: Budget | None = None, is_weighted: bool = True, has_rollouts: bool = True) -> None:
        self.budget = budget or Budget(seconds=DEFAULT_SECONDS)
        self.is_weighted = is_weighted
        """Whether a world is drawn the more often the better it explains what the others have done."""
        self.has_rollouts = has_rollouts
        """Whether a rollout follows each line of play before it is evaluated."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        knowledge = self.knowledge(view)
        worlds = self.worlds(knowledge, view, rng)
        search = Search(knowledge, worlds, self.budget, rng, self.has_rollouts)
        return search.choose(decision, knowledge.values(view, decision))

    def knowledge(self, view: View) -> Knowledge:
        """Find what it knows of the game."""
        return knowledge_of(view)

    def worlds(self, knowledge: Knowledge, view: View, rng: Rng) -> Worlds:
        """Make the worlds that it searches in."""
        return Worlds(knowledge, view, rng, self.is_weighted)
