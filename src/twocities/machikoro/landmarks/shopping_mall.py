"""The Shopping Mall."""

from twocities.machikoro.cards import Establishment, Landmark
from twocities.machikoro.ids import BREAD, CUP


class ShoppingMall(Landmark):
    """Each cup and bread establishment of its owner earns one coin more, on every turn."""

    def bonus(self, establishment: Establishment) -> int:
        return 1 if establishment.icon in (CUP, BREAD) else 0
