"""The Stadium."""

from typing import TYPE_CHECKING

from twocities.machikoro.cards import Establishment

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class Stadium(Establishment):
    """Takes two coins from every opponent, as far as they have them."""

    def activate(self, game: "MachiKoro", owner: int) -> None:
        for distance in range(1, game.seats):
            game.take_coins(owner, (owner + distance) % game.seats, self.id, 2)
