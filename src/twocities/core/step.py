"""A small piece of pending work, kept as data on the agenda."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.core.fields import Fields


@mypyc_attr(acyclic=True)
class Step:
    """Asks a seat (`ask` and `choose`) or works (`run`), never both.

    Its fields never change after `__init__` and are public: secrets lie in the
    zones of the game. To remember progress, push a new step.
    """

    name: ClassVar[str] = ""
    """The step's word in a written position."""

    def ask(self, game: Any) -> Decision | None:
        """Return the question, or None if this step works or has nothing to ask."""
        return None

    def choose(self, game: Any, action: i64) -> None:
        """Carry out the answer to the question."""

    def why_not(self, game: Any, action: i64) -> str:
        """Say why an action of the right verb is no answer now, if the rule of a card does; see `refusals`."""
        return ""

    def run(self, game: Any) -> None:
        """Do the work that needs no choice."""

    def to_dict(self) -> Fields:
        """List the fields by name."""
        return {}
