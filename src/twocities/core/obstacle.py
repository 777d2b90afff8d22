"""Why a card cannot be built just now: a reason for the player, not a rule."""

from twocities.core.fields import Fields


class Obstacle:
    """What stands between a player and a card; the reason is the key of its sentence, the fields fill it in."""

    def __init__(self, card: str, reason: str, fields: Fields) -> None:
        self.card = card
        self.reason = reason
        self.fields = fields

    def __repr__(self) -> str:
        return f"Obstacle({self.card}: {self.reason} {self.fields})"
