"""What could be chosen if nothing stood in the way: a reason for the player, not a rule."""

from twocities.core.fields import Fields


class ClosedOption:
    """An action that is not on offer now; the reason is the key of its sentence, the fields fill it in."""

    def __init__(self, action: int, reason: str, fields: Fields) -> None:
        self.action = action
        self.reason = reason
        self.fields = fields

    def __repr__(self) -> str:
        return f"ClosedOption({self.action}: {self.reason} {self.fields})"
