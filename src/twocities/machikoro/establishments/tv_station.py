"""The TV Station."""

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.machikoro.cards import Establishment
from twocities.machikoro.ids import RIVAL, TV_STATION
from twocities.machikoro.seat_step import SeatStep

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class TvStation(Establishment):
    """Takes five coins from one opponent of the owner's choice, as far as there are."""

    def activate(self, game: "MachiKoro", owner: i64) -> None:
        for other in game.opponents(owner):
            if game.coins_of(other) > 0:
                game.push(ChooseRival(owner))
                return

    def worth(self, game: "MachiKoro", owner: i64) -> float:
        return 2.0 + 0.6 * int(game.seats - 1)

    def steps(self) -> list[type[SeatStep]]:
        return [ChooseRival]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRival(SeatStep):
    """Asks `seat` from which opponent the TV Station takes its coins."""

    name: ClassVar[str] = "choose_rival"

    def ask(self, game: "MachiKoro") -> Decision | None:
        collect = game.rules.collect
        options = vec[i64]([collect + other for other in game.opponents(self.seat)])
        return Decision(self.seat, RIVAL, options, TV_STATION)

    def choose(self, game: "MachiKoro", action: i64) -> None:
        game.take_coins(self.seat, action - game.rules.collect, TV_STATION, 5)
