"""The Abbot of the Czech edition."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.characters.abbot import Abbot, SplitIncome
from twocities.citadels.ids import NO_TYPE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class CitadelaAbbot(Abbot):
    """As the Abbot, but a district that counts as any type brings both gold and a card."""

    def take_income(self, game: "Citadels", turn: "Turn", count: i64) -> None:
        both = game.income_count(turn.seat, NO_TYPE)
        game.push(SplitIncome(turn.seat, count - both, both))
