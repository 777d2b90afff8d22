"""The Powder House."""

from typing import TYPE_CHECKING

from twocities.citadels.districts.armory import Armory

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityArmory(Armory):
    """May be destroyed by its owner to destroy a district of another player."""

    def spares(self, game: "Citadels", seat: int, owner: int) -> bool:
        return owner == seat or game.is_completed(owner)
