"""The Chamber of Architects."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District
from twocities.citadels.ids import CHAMBER_USED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class ArchitectsChamber(District):
    """Once a turn its owner may show the top card of the deck and takes it if its type stands in the city."""

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return len(game.deck) > 0 and not game.used >> CHAMBER_USED & 1

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.used |= 1 << CHAMBER_USED
        game.show_top(turn.seat)
