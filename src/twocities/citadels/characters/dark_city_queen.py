"""The Queen of the Dark City."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityQueen(Character):
    """Gets three gold when her turn begins if she sits next to the player who has the crown."""

    def when_turn_begins(self, game: "Citadels", seat: i64) -> None:
        if (game.crown - seat) % game.seats in (1, game.seats - 1):
            game.gain_by_character(seat, self.id, 3)
