"""The Quarry."""

from twocities.citadels.cards import District


class Quarry(District):
    """Its owner may build districts that already stand in the city."""

    def allows_duplicates(self) -> bool:
        return True
