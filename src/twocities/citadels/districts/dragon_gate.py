"""The Dragon Gate."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class DragonGate(District):
    """Is worth two points more than it costs."""

    def bonus(self, game: "Citadels", owner: int, types: list[int]) -> int:
        return self.extra_worth()

    def extra_worth(self) -> int:
        return 2
