"""The level that knows the game."""

from typing import ClassVar

from twocities.bots.bot import Bot
from twocities.bots.levels import knowledge_of
from twocities.bots.search.knowledge import best_of
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View


class Journeyman(Bot):
    """Takes the option that knowledge values most; one of several equal ones at random."""

    name: ClassVar[str] = "journeyman"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return decision.actions[best_of(knowledge_of(view).values(view, decision), rng)]
