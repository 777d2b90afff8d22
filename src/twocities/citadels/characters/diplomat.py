"""The Diplomat."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import DEMAND, OFFER
from twocities.citadels.cards import Character
from twocities.citadels.events import DistrictsExchanged
from twocities.citadels.hands import different
from twocities.citadels.ids import DEMANDING, DISTRICTS, FACE_DOWN, PLACES, POWER_USED
from twocities.core.decision import Decision
from twocities.core.facts import Facts
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Diplomat(Character):
    """Earns for military districts and may exchange an own district for another player's."""

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        if game.used >> POWER_USED & 1:
            return []
        return [
            OFFER + place
            for place in different(game.cities[turn.seat])
            if place < FACE_DOWN and demands(game, turn.seat, place)
        ]

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        game.push(DemandDistrict(turn.seat, action - OFFER))


def price_of(game: "Citadels", offered: int, owner: int, place: int) -> int:
    """Return what a Diplomat pays the owner of a district besides the one offered for it."""
    return game.target_price(owner, place, max(0, game.cost(place) - game.cost(offered)))


def demands(game: "Citadels", seat: int, offered: int) -> list[int]:
    """List the districts that may be demanded for an own one."""
    district = offered % DISTRICTS
    return [
        DEMAND + owner * PLACES + place
        for owner in game.others(seat)
        if game.is_open(seat, owner) and not game.has_district(owner, district)
        for place in different(game.cities[owner])
        if game.may_target(place)
        and not game.has_district(seat, place % DISTRICTS)
        and price_of(game, offered, owner, place) <= game.gold[seat]
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class DemandDistrict(Step):
    """Asks `seat` what it wants for the own district that it gives away."""

    name: ClassVar[str] = "demand_district"

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        self.seat = seat
        self.place = place

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, DEMANDING, demands(game, self.seat, self.place), self.place)

    def choose(self, game: "Citadels", action: int) -> None:
        owner, place = divmod(action - DEMAND, PLACES)
        gold = price_of(game, self.place, owner, place)
        game.move_gold(owner, self.seat, gold)
        game.move_district(self.seat, owner, self.place)
        game.move_district(owner, self.seat, place)
        if game.heard:
            game.emit(DistrictsExchanged(self.seat, self.place, owner, place, gold))
        game.note_completion(self.seat)
        game.note_completion(owner)

    def facts(self) -> Facts:
        return {"seat": self.seat, "place": self.place}
