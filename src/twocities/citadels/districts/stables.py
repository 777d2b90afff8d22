"""The Stables."""

from twocities.citadels.cards import District


class Stables(District):
    """Building it does not count toward the limit."""

    def counts_toward_limit(self) -> bool:
        return False
