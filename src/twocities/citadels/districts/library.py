"""The Library."""

from twocities.citadels.cards import District


class Library(District):
    """Its owner keeps all cards drawn when gathering."""

    def cards_kept(self, kept: int, drawn: int) -> int:
        return drawn
