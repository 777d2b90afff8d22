"""What a choice changed in a viewer's view, event by event."""

from twocities.core.game import Game

Changes = dict[str, object]
"""The fields of a view that have changed, as they are now."""


def changes(before: Changes, after: Changes) -> Changes:
    """List the fields of a later view that differ from those of an earlier one; views have the same fields always."""
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def changes_by_moment(before: Game, moments: list[Game], viewer: int) -> list[Changes]:
    """List what changed for a viewer from each moment of a game to the next; views are made as they are needed.

    The view before, and over it one after the other of these, make the view of the last moment.
    """
    known = before.view(viewer).fields()
    found: list[Changes] = []
    for moment in moments:
        seen = moment.view(viewer).fields()
        found.append(changes(known, seen))
        known = seen
    return found
