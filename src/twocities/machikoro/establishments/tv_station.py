"""The TV Station."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step
from twocities.machikoro.actions import COLLECT
from twocities.machikoro.cards import Establishment
from twocities.machikoro.ids import RIVAL, TV_STATION

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class TvStation(Establishment):
    """Takes five coins from one opponent of the owner's choice, as far as there are."""

    def activate(self, game: "MachiKoro", owner: int) -> None:
        if any(game.coins[seat] > 0 for seat in game.opponents(owner)):
            game.push(ChooseRival(owner))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRival(Step):
    """Asks `seat` from which opponent the TV Station takes its coins."""

    name: ClassVar[str] = "choose_rival"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "MachiKoro") -> Decision | None:
        return Decision(
            self.seat, RIVAL, vec[i64]([COLLECT + other for other in game.opponents(self.seat)]), TV_STATION
        )

    def choose(self, game: "MachiKoro", action: i64) -> None:
        game.take_coins(self.seat, action - COLLECT, TV_STATION, 5)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}
