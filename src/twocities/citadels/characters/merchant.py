"""The Merchant."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import EXTRA_GOLD
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import EXTRA_USED
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Merchant(Character):
    """Earns for trade districts and gets an extra gold."""

    verbs: ClassVar[list[str]] = ["extra_gold"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> EXTRA_USED & 1 else vec[i64]([EXTRA_GOLD])

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        return {"gain": 1} if action == EXTRA_GOLD else {}

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << EXTRA_USED
        game.gain_by_character(turn.seat, self.id, 1)
