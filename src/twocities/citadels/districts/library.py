"""The Library."""

from twocities.citadels.cards import District


class Library(District):
    """Its owner keeps all cards drawn when gathering."""

    def keeps_all(self) -> bool:
        return True
