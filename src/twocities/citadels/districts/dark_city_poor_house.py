"""The Poor House of the Dark City."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.districts.poor_house import PoorHouse

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityPoorHouse(PoorHouse):
    """Its owner gets a gold at the end of a turn without any, and when the tax takes the last one."""

    def after_tax(self, game: "Citadels", owner: i64) -> None:
        self.when_turn_ends(game, owner)
