"""The Ivory Tower."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District
from twocities.citadels.ids import UNIQUE

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class IvoryTower(District):
    """Scores five points if it is the only unique district of its city."""

    def bonus(self, game: "Citadels", owner: int, types: list[int]) -> int:
        return 5 if types.count(UNIQUE) == 1 else 0
