"""The Diplomat."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import DEMAND, OFFER
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import DistrictsExchanged
from twocities.citadels.ids import DEMANDING, PLACE_NAMES, PLACES, POWER_USED
from twocities.citadels.packed import district_of
from twocities.citadels.reasons import (
    closed_to_rank_8,
    face_up,
    not_targeted,
    not_touched,
    stands_already,
    too_dear,
)
from twocities.citadels.step import ENDING, TURN, CitadelsStep
from twocities.citadels.zones import different
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Diplomat(Character):
    """Earns for military districts and may exchange an own district for another player's."""

    verbs: ClassVar[list[str]] = ["offer"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [DemandDistrict]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return offers(game, turn.seat, 1)

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.push(DemandDistrict(turn.seat, action - OFFER))

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        return [] if game.used >> POWER_USED & 1 else not_given(game, turn.seat, 1)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return nothing_for(game, turn.seat, action - OFFER)


def offers(game: "Citadels", seat: i64, walls: i64) -> vec[i64]:
    """List the own districts for which something may be demanded."""
    wanted = targets(game, seat)
    return vec[i64](
        [
            OFFER + place
            for place in different(game.cities[seat])
            if game.may_touch(seat, place) and any(may_demand(game, seat, place, each, walls) for each in wanted)
        ]
    )


def not_given(game: "Citadels", seat: i64, walls: i64) -> list[ClosedOption]:
    """List the own districts for which nothing may be demanded, and why."""
    offered = offers(game, seat, walls)
    return [
        ClosedOption(OFFER + place, "unmatched" if game.may_touch(seat, place) else "shielded", {})
        for place in face_up(game, seat)
        if OFFER + place not in offered
    ]


def price_of(game: "Citadels", offered: i64, owner: i64, place: i64, walls: i64) -> i64:
    """Return what a Diplomat pays the owner of a district besides the one offered for it, if `walls` with theirs."""
    difference = max(0, game.value(place) - game.value(offered))
    return game.target_price(owner, place, difference) if walls else difference


def demands(game: "Citadels", seat: i64, offered: i64, walls: i64) -> vec[i64]:
    """List the districts that may be demanded for an own one."""
    return vec[i64]([each for each in targets(game, seat) if may_demand(game, seat, offered, each, walls)])


def targets(game: "Citadels", seat: i64) -> vec[i64]:
    """List the demands of districts that may stand in the own city, whatever is offered for them."""
    return vec[i64](
        [
            DEMAND + owner * PLACES + place
            for owner in game.others(seat)
            if game.is_open(seat, owner)
            for place in different(game.cities[owner])
            if game.may_target(owner, place) and not game.has_district(seat, district_of(place))
        ]
    )


def may_demand(game: "Citadels", seat: i64, offered: i64, demand: i64, walls: i64) -> bool:
    """Say whether an own district may be exchanged for another one: its new owner lacks it, and the rest is paid."""
    target = demand - DEMAND
    owner = target // PLACES
    if price_of(game, offered, owner, target % PLACES, walls) > game.gold[seat]:
        return False
    return not game.has_district(owner, district_of(offered))


def nothing_for(game: "Citadels", seat: i64, place: i64) -> str:
    """Say why an own district may not be given away."""
    return not_touched(game, seat, place) or f"nothing may be demanded for the {PLACE_NAMES[place]}"


@mypyc_attr(acyclic=True, free_list_len=1)
class DemandDistrict(CitadelsStep):
    """Asks `seat` what it wants for the own district that it gives away; `walls` say if a Great Wall counts."""

    name: ClassVar[str] = "demand_district"
    followed_by: ClassVar[list[str]] = [*TURN, *ENDING]
    flags: ClassVar[list[str]] = ["walls"]
    follow_ups: ClassVar[list[int]] = [DEMANDING]
    opened_by: ClassVar[list[str]] = ["offer"]

    def __init__(self, seat: i64 = 0, place: i64 = 0, walls: i64 = 1) -> None:
        self.seat = seat
        self.place = place
        self.walls = walls

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, DEMANDING, demands(game, self.seat, self.place, self.walls), self.place)

    def why_not(self, game: "Citadels", action: i64) -> str:
        owner, place = divmod(action - DEMAND, PLACES)
        if owner == self.seat:
            return ""
        reason = not_targeted(game, self.seat, owner, place)
        return reason or stands_already(game, owner, self.place) or stands_already(game, self.seat, place)

    def choose(self, game: "Citadels", action: i64) -> None:
        owner, place = divmod(action - DEMAND, PLACES)
        gold = price_of(game, self.place, owner, place, self.walls)
        game.move_gold(owner, self.seat, gold)
        game.move_district(self.seat, owner, self.place)
        game.move_district(owner, self.seat, place)
        if game.heard:
            game.emit(DistrictsExchanged(self.seat, self.place, owner, place, gold))
        game.note_completion(self.seat)
        game.note_completion(owner)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return {"receiver": (action - DEMAND) // PLACES}

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        found: list[ClosedOption] = []
        for owner in game.others(self.seat):
            for place in face_up(game, owner):
                action = DEMAND + owner * PLACES + place
                gold = price_of(game, self.place, owner, place, self.walls)
                reason = closed_to_rank_8(game, self.seat, owner, place)
                if not reason and game.has_district(self.seat, district_of(place)):
                    reason = "standing"
                if not reason and game.has_district(owner, district_of(self.place)):
                    reason = "standing_there"
                if reason:
                    found.append(ClosedOption(action, reason, {}))
                elif gold > game.gold[self.seat]:
                    found.append(too_dear(action, gold, game.gold[self.seat]))
        return found

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "place": self.place, "walls": self.walls}

    def lack(self, game: "Citadels") -> str:
        is_own = self.place in game.cities[self.seat]
        return "" if is_own else f"a {PLACE_NAMES[self.place]} in the city of seat {self.seat}"

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        owner, place = divmod(action - DEMAND, PLACES)
        return price_of(game, self.place, owner, place, self.walls)
