"""The Patrician."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.characters.king import King
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Patrician(King):
    """Draws cards for noble districts and takes the crown."""

    def take_income(self, game: "Citadels", turn: "Turn", count: i64) -> None:
        game.earn(turn.seat, self.earns, 0, count)

    def income(self, game: "Citadels", seat: i64, count: i64) -> Fields:
        return {"cards": min(count, len(game.deck))}
