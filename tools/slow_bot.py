"""A bot that keeps a processor busy for a second before every choice, to show whom that holds up."""

from time import perf_counter
from typing import ClassVar

from twocities.bots import BOTS, Bot
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View


class ThinksForASecond(Bot):
    """Chooses at random, slowly."""

    name: ClassVar[str] = "thinks_for_a_second"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        until = perf_counter() + 1
        while perf_counter() < until:
            pass
        return decision.actions[rng.below(len(decision.actions))]


BOTS[ThinksForASecond.name] = ThinksForASecond
