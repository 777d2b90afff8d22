"""The Wishing Well of the Dark City."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import UNIQUE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DarkCityWishingWell(District):
    """Scores a point for each other unique district of its city."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return types[UNIQUE] - 1
