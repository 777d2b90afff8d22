"""What a choice changed in a viewer's view, event by event."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from twocities.core.game import Game
    from twocities.core.view import View

Changes = dict[str, object]
"""The fields of a view that have changed, as they are now."""


def changes(before: Changes, after: Changes) -> Changes:
    """List the fields of a later view that differ from those of an earlier one; views have the same fields always."""
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


def changes_by_moment(before: "Game", moments: "list[Game]", viewer: int) -> "tuple[list[Changes], View]":
    """List what changed for a viewer from each moment of a game to the next, and return the last view.

    The view before, and over it one after the other of these, make the view of the last moment.
    """
    known = before.view(viewer)
    found: list[Changes] = []
    for moment in moments:
        seen = moment.view(viewer)
        found.append(seen.changes_since(known))
        known = seen
    return found, known


def changes_of_viewers(before: "Game", moments: "list[Game]", viewers: list[int]) -> "list[tuple[list[Changes], View]]":
    """List for each of several viewers what `changes_by_moment` does; what all see alike is written once."""
    if not viewers:
        return []
    known = [before.view(viewer) for viewer in viewers]
    found: list[list[Changes]] = [[] for _ in viewers]
    for moment in moments:
        seen = [moment.view(viewer) for viewer in viewers]
        public = seen[0].public_changes_since(known[0])
        for place in range(len(viewers)):
            found[place].append({**public, **seen[place].own_changes_since(known[place])})
        known = seen
    return list(zip(found, known, strict=True))


def fields_of_viewers(views: "list[View]") -> list[Changes]:
    """List the fields of each of several views of one moment; what all of them show alike is written once."""
    public = views[0].public_fields() if views else {}
    return [{**public, **view.own_fields()} for view in views]
