"""The Powder House."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.districts.armory import Armory

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityArmory(Armory):
    """May be thrown away by its owner, from a city of eight too, to destroy a district of another player."""

    def may_fall(self, game: "Citadels", seat: i64) -> bool:
        # Ruling R162: it is discarded, and only the district that it is used on is destroyed.
        return True

    def spares(self, game: "Citadels", seat: i64, owner: i64) -> bool:
        return owner == seat or game.is_completed(owner)
