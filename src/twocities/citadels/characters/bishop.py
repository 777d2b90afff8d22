"""The Bishop."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character
from twocities.citadels.ids import PROTECTED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Bishop(Character):
    """Earns for religious districts; rank 8 cannot use its ability on the own city."""

    def when_turn_begins(self, game: "Citadels", seat: i64) -> None:
        game.mark(PROTECTED, self.id, seat)
