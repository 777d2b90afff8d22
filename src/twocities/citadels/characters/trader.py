"""The Trader."""

from mypy_extensions import i64

from twocities.citadels.cards import Character
from twocities.citadels.ids import TRADE


class Trader(Character):
    """Earns for trade districts and builds any number of them besides one other."""

    def counts_toward_limit(self, type_: i64) -> bool:
        return type_ != TRADE
