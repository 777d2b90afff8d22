"""The Observatory."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class Observatory(District):
    """Its owner draws three cards instead of two when gathering."""

    def cards_drawn(self, cards: i64) -> i64:
        return 3
