"""The Capitol."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Capitol(District):
    """Scores three points if three districts of its city have one type."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return 3 if any(count >= 3 for count in types) else 0
