"""The Cardinal."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from twocities.citadels.cards import Character
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Cardinal(Character):
    """Draws cards for religious districts; may pay for a district with a player's gold, a card for each."""

    verbs: ClassVar[list[str]] = ["borrow"]

    def take_income(self, game: "Citadels", turn: "Turn", count: i64) -> None:
        game.earn(turn.seat, self.earns, 0, count)

    def income(self, game: "Citadels", seat: i64, count: i64) -> Fields:
        return {"cards": min(count, len(game.deck))}

    def may_borrow(self) -> bool:
        return True
