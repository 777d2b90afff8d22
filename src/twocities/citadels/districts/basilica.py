"""The Basilica."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import FACE_DOWN

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Basilica(District):
    """Scores a point for each district of odd cost in its city."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return len([place for place in game.cities[owner] if place < FACE_DOWN and game.cost(place) % 2 == 1])
