"""The Wishing Well of the Dark City."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District
from twocities.citadels.ids import UNIQUE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityWishingWell(District):
    """Scores a point for each other unique district of its city."""

    def bonus(self, game: "Citadels", owner: int, types: list[int]) -> int:
        return types.count(UNIQUE) - 1
