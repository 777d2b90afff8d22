"""The Queen of the Czech edition."""

from typing import TYPE_CHECKING

from twocities.citadels.characters.queen import Queen
from twocities.citadels.ids import BEWITCHED, NOBODY

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class CitadelaQueen(Queen):
    """As the Queen, but beside a bewitched rank 4 too she is paid only at the end of the round."""

    def waits(self, game: "Citadels") -> bool:
        return super().waits(game) or game.marked_by(BEWITCHED, 4) != NOBODY
