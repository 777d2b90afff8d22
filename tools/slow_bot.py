"""Bots that take their time: one shows whom that holds up, the other what somebody can read from it."""

from time import perf_counter, sleep
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


class ThinksIfThereIsAChoice(Bot):
    """Chooses the first option, at once if it is the only one."""

    name: ClassVar[str] = "thinks_if_there_is_a_choice"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        if len(decision.actions) > 1:
            sleep(0.15)
        return decision.actions[0]


for bot in (ThinksForASecond, ThinksIfThereIsAChoice):
    BOTS[bot.name] = bot
