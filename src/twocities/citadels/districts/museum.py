"""The Museum."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import TUCK
from twocities.citadels.cards import District
from twocities.citadels.ids import MUSEUM_USED, TUCKING
from twocities.citadels.step import CitadelsStep
from twocities.citadels.zones import distinct
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Museum(District):
    """Once a turn its owner may put a card under it, which scores a point."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [TuckCard]

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return len(game.hands[turn.seat]) > 0 and not game.used >> MUSEUM_USED & 1

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.used |= 1 << MUSEUM_USED
        game.push(TuckCard(turn.seat, self.id))

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        return game.tucked_under(self.id)


@mypyc_attr(acyclic=True, free_list_len=1)
class TuckCard(CitadelsStep):
    """Asks `seat` which card to put under its `district`."""

    name: ClassVar[str] = "tuck_card"
    is_of_district: ClassVar[bool] = True
    follow_ups: ClassVar[list[int]] = [TUCKING]
    opened_by: ClassVar[list[str]] = ["use"]

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, TUCKING, vec[i64]([TUCK + card for card in distinct(game.hands[self.seat])]))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.tuck(self.seat, self.district, action - TUCK)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}
