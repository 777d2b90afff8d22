"""The Museum of the Dark City."""

from typing import TYPE_CHECKING

from twocities.citadels.districts.museum import Museum

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityMuseum(Museum):
    """Once a turn its owner may put a card under it, which scores a point and makes it dearer to rank 8."""

    def added_value(self, game: "Citadels") -> int:
        return game.tucked_under(self.id)
