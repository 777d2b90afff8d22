"""The Poor House."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class PoorHouse(District):
    """Its owner gets a gold at the end of a turn without any."""

    def when_turn_ends(self, game: "Citadels", owner: i64) -> None:
        if not game.gold[owner]:
            game.gain_by_district(owner, self.id, 1)
