"""What the options of a verb are worth: the base that each verb fills in."""

from typing import Final

from mypy_extensions import i64

from twocities.bots.citadels.plan import Plan

NEVER: Final = -1.0
"""Less than the end of a turn."""


class VerbValue:
    """Values the options of one verb."""

    def value(self, plan: Plan, argument: i64) -> float:
        """Value an option: what comes first in a turn is worth more than what can wait.

        The argument is the option's place in the block of its verb.
        """
        raise NotImplementedError


class FixedValue(VerbValue):
    """A verb that is worth the same whenever it is on offer."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def value(self, plan: Plan, argument: i64) -> float:
        return self.worth
