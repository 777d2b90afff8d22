"""The Stadium."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.machikoro.cards import Establishment

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class Stadium(Establishment):
    """Takes two coins from every opponent, as far as they have them."""

    def activate(self, game: "MachiKoro", owner: i64) -> None:
        for other in game.opponents(owner):
            game.take_coins(owner, other, self.id, 2)

    def worth(self, game: "MachiKoro", owner: i64) -> float:
        return 1.6 * int(game.seats - 1)
