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

USUAL_SECONDS: Final = 0.2
"""How long it thinks about a decision, unless it is told otherwise."""


class Master(Bot):
    """Tries its options out in imagined worlds, within a budget."""

    name: ClassVar[str] = "master"

    def __init__(self, budget: Budget | None = None, is_weighted: bool = True, has_rollouts: bool = True) -> None:
        self.budget = budget or Budget(seconds=USUAL_SECONDS)
        self.is_weighted = is_weighted
        """Whether a world counts by how well it explains what the others have done."""
        self.has_rollouts = has_rollouts
        """Whether a line of play is played on for a while before it is judged."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        knowledge = knowledge_of(view)
        worlds = self.worlds(knowledge, view, rng)
        search = Search(knowledge, worlds, self.budget, rng, self.has_rollouts)
        return search.choose(decision, knowledge.values(view, decision))

    def worlds(self, knowledge: Knowledge, view: View, rng: Rng) -> Worlds:
        """Say in which worlds it thinks."""
        return Worlds(knowledge, view, rng, self.is_weighted)
