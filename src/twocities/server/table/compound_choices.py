"""Acts of several choices: what is asked next within one, so that it can be chosen before anything is sent."""

from twocities.server.table.entries import Chose, Line
from twocities.server.table.table import Table


def next_within(table: Table, entry: Chose, at: float) -> Table | None:
    """Return the table as it would be after a choice, if the same act goes on; None if it is complete.

    Nobody learns anything by it: a choice that brings something to light ends the act.
    """
    assert table.game is not None
    action = table.game.parse(entry.action)
    twin = table.fork()
    twin.keeps_moments = False  # nobody is told what it changed
    events = twin.follow(Line(twin.seq + 1, at, None, entry))
    decision = twin.game.decision if twin.game else None
    if twin.asked != entry.seat or decision is None or not table.family.goes_on(decision.topic):
        return None
    return None if any(table.family.is_news(event, action) for event in events) else twin


class ActAhead:
    """An act that one person is putting together: what its choices lead to is kept, so that each is made once."""

    def __init__(self) -> None:
        self.begun: tuple[str, int] | None = None
        """The person and the decision that the act begins with."""
        self.after: dict[tuple[int, ...], Table | None] = {}
        """The table as choices would leave it, None where they complete the act."""

    def turn_to(self, person: str, decision: int) -> None:
        """Forget an act that began with another decision."""
        if self.begun != (person, decision):
            self.begun = (person, decision)
            self.after = {}
