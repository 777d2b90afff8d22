"""A bot that plays by the value net of the package and by nothing else: one step ahead, in imagined worlds.

twocities benchmark machikoro-4p --agent examples/net_player.py:NetPlayer
"""

from typing import ClassVar

from twocities.bots import Bot
from twocities.bots.learned import learned_of
from twocities.bots.search.knowledge import Knowledge
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View

WORLDS = 16
"""How many worlds are imagined for a decision."""


class NetPlayer(Bot):
    """Takes the option after which the net says that its seat is likeliest to win, in the mean of some worlds."""

    name: ClassVar[str] = "net"

    def __init__(self, knowledge: Knowledge | None = None) -> None:
        self.knowledge = knowledge
        """What holds the net; that of the package if nothing is said."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        options = list(decision.actions)
        if len(options) == 1:
            return options[0]
        knowledge = self.knowledge or learned_of(view)
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            imagined = knowledge.imagine(view, rng)
            imagined.heard = False
            for place, action in enumerate(options):
                world = imagined.clone()
                world.heard = False
                world.take(action)
                totals[place] += knowledge.chances(world)[view.viewer]
        return options[totals.index(max(totals))]
