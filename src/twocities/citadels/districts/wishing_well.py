"""The Wishing Well."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import UNIQUE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class WishingWell(District):
    """Scores a point for each unique district of its city, itself included."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return types[UNIQUE]
