"""The Statue."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Statue(District):
    """Scores five points if its owner has the crown."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return 5 if game.crown == owner else 0
