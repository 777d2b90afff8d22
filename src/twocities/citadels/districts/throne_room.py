"""The Throne Room."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class ThroneRoom(District):
    """Its owner gets a gold each time the crown goes to another player."""

    def when_crown_moves(self, game: "Citadels", owner: i64) -> None:
        game.gain_by_district(owner, self.id, 1)
