"""The Dragon Gate."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DragonGate(District):
    """Is worth two points more than it costs."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return self.extra_worth()

    def extra_worth(self) -> i64:
        return 2
