"""The Scholar."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import KEEP_CARD, STUDY
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.hands import different
from twocities.citadels.ids import POWER_USED, STUDYING
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Scholar(Character):
    """Draws seven cards, keeps one and shuffles the others back; builds two districts."""

    verbs: ClassVar[list[str]] = ["study"]

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        return NO_POWERS if game.used >> POWER_USED & 1 or not game.deck else [STUDY]

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        game.push(KeepStudied(turn.seat))
        game.look_at(turn.seat, 7)

    def build_limit(self) -> int:
        return 2


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepStudied(Step):
    """Asks `seat` which of the drawn cards to keep; the others are shuffled into the deck."""

    name: ClassVar[str] = "keep_studied"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, STUDYING, [KEEP_CARD + card for card in different(game.drawn)])

    def choose(self, game: "Citadels", action: int) -> None:
        game.keep(self.seat, action - KEEP_CARD)
        game.deck.extend(game.drawn)
        game.drawn = []
        game.rng.shuffle(game.deck)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}
