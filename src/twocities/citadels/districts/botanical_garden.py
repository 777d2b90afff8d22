"""The Botanical Garden."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, PLANT
from twocities.citadels.cards import District
from twocities.citadels.ids import PLANTING
from twocities.citadels.step import NO_FIELD, CitadelsStep
from twocities.citadels.zones import distinct
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

MOST_COST: Final = 2
"""What a district may cost at most to be built for nothing."""


class BotanicalGarden(District):
    """When it is built its owner may build a cheap district from hand for nothing, even a duplicate."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [PlantDistrict]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        # Whoever has cards is asked: a missing question would tell the others about them.
        if len(game.hands[owner]):
            game.push(PlantDistrict(owner))


def seedlings(game: "Citadels", seat: i64) -> vec[i64]:
    """List the cards in a hand that can be built for nothing."""
    return vec[i64]([PLANT + card for card in distinct(game.hands[seat]) if game.is_free(seat, card, MOST_COST)])


@mypyc_attr(acyclic=True, free_list_len=1)
class PlantDistrict(CitadelsStep):
    """Asks `seat` which card to build for nothing, if any; without a cheap one it can only pass."""

    name: ClassVar[str] = "plant_district"
    turn_field: ClassVar[str] = NO_FIELD

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, PLANTING, append(seedlings(game, self.seat), PASS))

    def why_not(self, game: "Citadels", action: i64) -> str:
        return f"only a district that costs {MOST_COST} at most and may stand there is built for nothing"

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.build_for_nothing(self.seat, action - PLANT)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}
