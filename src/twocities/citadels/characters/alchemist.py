"""The Alchemist."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Alchemist(Character):
    """Gets back at the end of the turn all gold paid for building."""

    def when_turn_ends(self, game: "Citadels", seat: i64) -> None:
        if game.spent:
            game.gain_by_character(seat, self.id, game.spent)
