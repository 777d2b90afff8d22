"""The Necropolis."""

from twocities.citadels.cards import District


class Necropolis(District):
    """May be paid by destroying an own district."""

    def is_paid_by_any(self) -> bool:
        return True
