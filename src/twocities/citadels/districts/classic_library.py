"""The Library of 2000."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class ClassicLibrary(District):
    """Its owner keeps one more of the cards drawn when gathering."""

    def cards_kept(self, kept: i64, drawn: i64) -> i64:
        return kept + 1
