"""The Statue."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Statue(District):
    """Scores five points if its owner has the crown."""

    def bonus(self, game: "Citadels", owner: int, types: list[int]) -> int:
        return 5 if game.crown == owner else 0
