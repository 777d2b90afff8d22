"""What happened, in the past tense, with ids and numbers and no words."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from twocities.core.fields import Fields


@mypyc_attr(acyclic=True)
class Event:
    """Base of all events. The engine emits them and never reads one back."""

    name: ClassVar[str] = ""
    """The event in words joined by hyphens: the key of its sentence."""

    def to_dict(self) -> Fields:
        """List the fields by name."""
        return {}

    def view(self, viewer: int) -> "Event":
        """Show the event as `viewer` may see it."""
        return self

    def reveals(self) -> bool:
        """Say whether something random or hidden came to light: an undo stops there."""
        return False
