"""The Architect."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import EXTRA_CARDS
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import EXTRA_USED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Architect(Character):
    """Gets two extra cards and builds up to three districts."""

    verbs: ClassVar[list[str]] = ["extra_cards"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> EXTRA_USED & 1 or not len(game.deck) else vec[i64]([EXTRA_CARDS])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << EXTRA_USED
        game.draw(turn.seat, 2)

    def build_limit(self) -> i64:
        return 3
