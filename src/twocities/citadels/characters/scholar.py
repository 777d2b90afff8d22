"""The Scholar."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import KEEP_CARD, STUDY
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import POWER_USED, STUDYING
from twocities.citadels.state import NOTHING
from twocities.citadels.step import DRAWN, CitadelsStep
from twocities.citadels.zones import different
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Scholar(Character):
    """Draws seven cards, keeps one and shuffles the others back; builds two districts."""

    verbs: ClassVar[list[str]] = ["study"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [KeepStudied]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> POWER_USED & 1 or not len(game.deck) else vec[i64]([STUDY])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.push(KeepStudied(turn.seat))
        game.look_at(turn.seat, 7)

    def build_limit(self) -> i64:
        return 2


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepStudied(CitadelsStep):
    """Asks `seat` which of the drawn cards to keep; the others are shuffled into the deck."""

    name: ClassVar[str] = "keep_studied"
    zone: ClassVar[str] = DRAWN

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, STUDYING, vec[i64]([KEEP_CARD + card for card in different(game.drawn)]))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.keep(self.seat, action - KEEP_CARD)
        game.deck = extend(game.deck[:], game.drawn)
        game.drawn = NOTHING
        game.shuffle_deck()

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        return "" if len(game.drawn) else "cards in 'drawn'"
