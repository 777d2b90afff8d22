"""Establishments that earn for each icon in the own city."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.machikoro.cards import Establishment
from twocities.machikoro.ids import GREEN

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class Workshop(Establishment):
    """Pays its owner a number of coins for each establishment with one icon in the own city."""

    def __init__(self, card: i64, price: i64, rolls: list[int], icon: i64, coins: i64, needs: i64) -> None:
        super().__init__(card, GREEN, price, rolls, icon, coins)
        self.needs = needs

    def income(self, game: "MachiKoro", owner: i64) -> i64:
        return self.coins * game.icons(owner, self.needs)
