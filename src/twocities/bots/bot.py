"""What every bot keeps to."""

from typing import ClassVar

from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View


class Bot:
    """Answers decisions from what one seat may know."""

    name: ClassVar[str] = ""
    """The bot's word on the command line."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        """Return one of the decision's actions."""
        raise NotImplementedError
