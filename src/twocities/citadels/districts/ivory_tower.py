"""The Ivory Tower."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import UNIQUE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class IvoryTower(District):
    """Scores five points if it is the only unique district of its city."""

    def bonus(self, game: "Citadels", owner: i64, types: list[int]) -> i64:
        return 5 if types.count(UNIQUE) == 1 else 0
