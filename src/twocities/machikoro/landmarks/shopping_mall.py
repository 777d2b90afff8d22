"""The Shopping Mall."""

from mypy_extensions import i64

from twocities.machikoro.cards import Establishment, Landmark
from twocities.machikoro.ids import BREAD, CUP


class ShoppingMall(Landmark):
    """Each cup and bread establishment of its owner earns one coin more, on every turn."""

    def bonus(self, establishment: Establishment) -> i64:
        return 1 if establishment.icon in (CUP, BREAD) else 0
