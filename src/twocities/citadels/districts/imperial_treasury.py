"""The Imperial Treasury."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class ImperialTreasury(District):
    """Scores a point for each gold of its owner."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return game.gold[owner]
