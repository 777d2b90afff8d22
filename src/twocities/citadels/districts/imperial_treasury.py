"""The Imperial Treasury."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class ImperialTreasury(District):
    """Scores a point for each gold of its owner."""

    def bonus(self, game: "Citadels", owner: int, types: list[int]) -> int:
        return game.gold[owner]
