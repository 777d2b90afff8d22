"""The Observatory."""

from twocities.citadels.cards import District


class Observatory(District):
    """Its owner draws three cards instead of two when gathering."""

    def cards_drawn(self, cards: int) -> int:
        return 3
