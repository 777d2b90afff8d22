"""What one viewer may know of a game."""

from typing import Final

from twocities.core.changes import Changes, changes
from twocities.core.decision import Decision
from twocities.core.step import Step

SPECTATOR: Final = -1
"""The viewer who sits at no seat."""

UNKNOWN: Final = -1
"""Stands for a card or a number that the viewer may not know."""


def asked_seat(decision: Decision | None) -> int:
    """Return the seat that is being asked, or SPECTATOR if nobody is."""
    return decision.seat if decision is not None and decision.seat > SPECTATOR else SPECTATOR


class View:
    """Base of all views: a game lists in its own what a viewer may know, field by field."""

    def __init__(
        self,
        viewer: int,
        seats: int,
        rules: list[str],
        asked: int,
        decision: Decision | None,
        agenda: list[Step],
    ) -> None:
        self.viewer = viewer
        self.seats = seats
        self.rules = rules
        self.asked = asked
        """The seat that is being asked, or SPECTATOR when the game is over or between two questions."""
        self.decision = decision
        """The question and its options, only if it is the viewer's own."""
        self.agenda = agenda
        """What is still to be done; steps hold nothing secret."""

    def to_dict(self) -> dict[str, object]:
        """List everything the viewer knows, with names for ids."""
        return {**self.fields(), **self.question()}

    def fields(self) -> dict[str, object]:
        """List what the viewer knows of the table, the question that it is asked aside."""
        raise NotImplementedError

    def changes_since(self, former: "View") -> Changes:
        """List the fields that differ from those of an earlier view of the same game by the same viewer."""
        return changes(former.fields(), self.fields())

    def public_fields(self) -> dict[str, object]:
        """List fields that every view of this moment shows alike; none, unless a game says which."""
        return {}

    def own_fields(self) -> dict[str, object]:
        """List all other fields."""
        return self.fields()

    def public_changes_since(self, former: "View") -> Changes:
        """List what has changed, of the fields that every view shows alike."""
        return {}

    def own_changes_since(self, former: "View") -> Changes:
        """List what has changed, of all other fields."""
        return self.changes_since(former)

    def question(self) -> dict[str, object]:
        """List what the viewer is asked: topic, about what, and the options in notation."""
        return {"topic": None, "about": {}, "options": []}
