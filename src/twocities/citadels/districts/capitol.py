"""The Capitol."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import TYPES

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Capitol(District):
    """Scores three points if three districts of its city have one type."""

    def bonus(self, game: "Citadels", owner: i64, types: list[int]) -> i64:
        return 3 if any(types.count(type_) >= 3 for type_ in range(TYPES)) else 0
