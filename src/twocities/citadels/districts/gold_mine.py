"""The Gold Mine."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class GoldMine(District):
    """Adds a gold when its owner gathers gold."""

    def gold_gathered(self, gold: i64) -> i64:
        return gold + 1
