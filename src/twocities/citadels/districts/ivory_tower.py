"""The Ivory Tower."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import UNIQUE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class IvoryTower(District):
    """Scores five points if it is the only unique district of its city."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return 5 if types[UNIQUE] == 1 else 0
