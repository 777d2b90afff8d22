"""The Library of 2000."""

from twocities.citadels.cards import District


class ClassicLibrary(District):
    """Its owner keeps one more of the cards drawn when gathering."""

    def cards_kept(self, kept: int, drawn: int) -> int:
        return kept + 1
