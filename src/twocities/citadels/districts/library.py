"""The Library."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class Library(District):
    """Its owner keeps all cards drawn when gathering."""

    def cards_kept(self, kept: i64, drawn: i64) -> i64:
        return drawn
