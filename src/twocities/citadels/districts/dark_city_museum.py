"""The Museum of the Dark City."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.districts.museum import Museum

if TYPE_CHECKING:
    from twocities.citadels.questions import Questions


class DarkCityMuseum(Museum):
    """Once a turn its owner may put a card under it, which scores a point and makes it dearer to rank 8."""

    def added_value(self, game: "Questions") -> i64:
        return game.tucked_under(self.id)
