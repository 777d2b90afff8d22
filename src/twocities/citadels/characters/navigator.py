"""The Navigator."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import EXTRA_CARDS, EXTRA_GOLD
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import EXTRA_USED
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Navigator(Character):
    """Gets four extra gold or four extra cards, and builds nothing."""

    verbs: ClassVar[list[str]] = ["extra_gold", "extra_cards"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> EXTRA_USED & 1:
            return NO_POWERS
        return vec[i64]([EXTRA_GOLD, EXTRA_CARDS]) if len(game.deck) else vec[i64]([EXTRA_GOLD])

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        if action == EXTRA_GOLD:
            return {"gain": 4}
        return {"cards": min(4, len(game.deck))} if action == EXTRA_CARDS else {}

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << EXTRA_USED
        if action == EXTRA_GOLD:
            game.gain_by_character(turn.seat, self.id, 4)
        else:
            game.draw(turn.seat, 4)

    def may_build(self) -> bool:
        return False
