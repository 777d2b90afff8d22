"""The Map Room."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class MapRoom(District):
    """Scores a point for each card in its owner's hand."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return len(game.hands[owner])
