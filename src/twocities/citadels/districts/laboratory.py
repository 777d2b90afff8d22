"""The Laboratory."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import DISCARD
from twocities.citadels.cards import District
from twocities.citadels.ids import DISCARDING, LABORATORY_USED
from twocities.citadels.step import CitadelsStep
from twocities.citadels.zones import distinct
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Laboratory(District):
    """Once a turn its owner may discard a card for two gold."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [DiscardForGold]

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return len(game.hands[turn.seat]) > 0 and not game.used >> LABORATORY_USED & 1

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.used |= 1 << LABORATORY_USED
        game.push(DiscardForGold(turn.seat, self.id, self.gold_paid()))

    def use_brings(self) -> Fields:
        return {"gain": self.gold_paid()}

    def gold_paid(self) -> i64:
        """Return what a card brings."""
        return 2


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardForGold(CitadelsStep):
    """Asks `seat` which card to discard for the `gold` that its `district` pays."""

    name: ClassVar[str] = "discard_for_gold"
    is_of_district: ClassVar[bool] = True
    follow_ups: ClassVar[list[int]] = [DISCARDING]
    opened_by: ClassVar[list[str]] = ["use"]

    def __init__(self, seat: i64 = 0, district: i64 = 0, gold: i64 = 2) -> None:
        self.seat = seat
        self.district = district
        self.gold = gold

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, DISCARDING, vec[i64]([DISCARD + card for card in distinct(game.hands[self.seat])]))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.discard(self.seat, action - DISCARD)
        game.gain_by_district(self.seat, self.district, self.gold)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return {"gain": self.gold}

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district, "gold": self.gold}
