"""The Framework."""

from twocities.citadels.cards import District


class Framework(District):
    """May be destroyed instead of paying for a district."""

    def pays_for_any(self) -> bool:
        return True
