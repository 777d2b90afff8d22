"""The Gold Mine."""

from twocities.citadels.cards import District


class GoldMine(District):
    """Adds a gold when its owner gathers gold."""

    def gold_gathered(self, gold: int) -> int:
        return gold + 1
