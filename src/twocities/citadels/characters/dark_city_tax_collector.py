"""The Tax Collector of the Dark City."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character
from twocities.citadels.events import TaxTaken
from twocities.citadels.ids import BUILT, NOBODY

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityTaxCollector(Character):
    """Gets a gold from every character that built in the round: when it ends its turn, rank 1 when he is called."""

    def when_built(self, game: "Citadels", owner: i64, acting: i64) -> None:
        can_collect = game.called < self.rank or game.acted[self.rank] != NOBODY
        if can_collect and game.marked_by(BUILT, game.rank_of(acting)) == NOBODY:
            game.mark(BUILT, acting, owner)

    def after_turn(self, game: "Citadels", seat: i64, rank: i64) -> None:
        if game.acted[self.rank] != NOBODY and game.marked_by(BUILT, rank) != NOBODY:
            game.unmark(BUILT, rank)
            tax(game, game.acted[self.rank], seat)

    def when_turn_begins(self, game: "Citadels", seat: i64) -> None:
        for rank in range(1, self.rank):
            tax(game, seat, game.marked_by(BUILT, rank))
            game.unmark(BUILT, rank)


def tax(game: "Citadels", collector: i64, seat: i64) -> None:
    """Take a gold from a seat that built, if it has one."""
    if seat not in (NOBODY, collector) and game.gold[seat]:
        game.move_gold(collector, seat, 1)
        if game.heard:
            game.emit(TaxTaken(collector, seat, 1))
        game.have_paid_tax(seat)
