"""The Smithy."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District
from twocities.citadels.events import DistrictUsed
from twocities.citadels.ids import SMITHY_USED
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Smithy(District):
    """Once a turn its owner may pay two gold for three cards."""

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return game.gold[turn.seat] >= 2 and len(game.deck) > 0 and not game.used >> SMITHY_USED & 1

    def use_brings(self) -> Fields:
        return {"price": 2, "cards": 3}

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.used |= 1 << SMITHY_USED
        game.pay(turn.seat, 2)
        if game.heard:
            game.emit(DistrictUsed(turn.seat, self.id, 2))
        game.draw(turn.seat, 3)
