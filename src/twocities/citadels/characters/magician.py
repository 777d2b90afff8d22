"""The Magician."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import DISCARD, DONE, REDRAW, SWAP
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import POWER_USED, REDRAWING
from twocities.citadels.step import CitadelsStep
from twocities.citadels.zones import distinct
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Magician(Character):
    """Swaps hands with a player, or exchanges any number of cards with the deck."""

    verbs: ClassVar[list[str]] = ["swap", "redraw"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [ChooseRedrawn]

    def may_be_guest(self) -> bool:
        return False

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        options = vec[i64]([SWAP + seat for seat in game.others(turn.seat)])
        return append(options, REDRAW) if len(game.hands[turn.seat]) else options

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        if action == REDRAW:
            game.push(ChooseRedrawn(turn.seat, 0))
        else:
            game.swap_hands(turn.seat, action - SWAP)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRedrawn(CitadelsStep):
    """Asks `seat` for one more card to exchange with the deck; `count` lie under it already."""

    name: ClassVar[str] = "choose_redrawn"
    follow_ups: ClassVar[list[int]] = [REDRAWING]
    opened_by: ClassVar[list[str]] = ["redraw", "discard"]

    def __init__(self, seat: i64 = 0, count: i64 = 0) -> None:
        self.seat = seat
        self.count = count

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([DISCARD + card for card in distinct(game.hands[self.seat])])
        if not options:
            return None
        if self.count:
            options = append(options, DONE)
        return Decision(self.seat, REDRAWING, options, self.count)

    def why_not(self, game: "Citadels", action: i64) -> str:
        return "no card has been exchanged yet" if action == DONE else ""

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == DONE:
            self.run(game)
        else:
            game.push(ChooseRedrawn(self.seat, self.count + 1))
            game.discard(self.seat, action - DISCARD)

    def run(self, game: "Citadels") -> None:
        game.draw(self.seat, self.count)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "count": self.count}
