"""The bot that plays any game without a thought."""

from typing import ClassVar

from twocities.bots.bot import Bot
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View


class RandomBot(Bot):
    """Takes any of the options, each equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return decision.actions[rng.below(len(decision.actions))]
