"""The Trader."""

from twocities.citadels.cards import Character
from twocities.citadels.ids import TRADE


class Trader(Character):
    """Earns for trade districts and builds any number of them besides one other."""

    def counts_toward_limit(self, type_: int) -> bool:
        return type_ != TRADE
