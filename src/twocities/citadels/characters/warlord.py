"""The Warlord."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import DESTROY
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import MOST_SEATS, PLACES, POWER_USED
from twocities.citadels.packed import district_of
from twocities.citadels.reasons import closed_to_rank_8, face_up, not_targeted, too_dear
from twocities.citadels.zones import different
from twocities.core.closed_option import ClosedOption

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Warlord(Character):
    """Earns for military districts and may destroy a district for one gold less than its cost."""

    verbs: ClassVar[list[str]] = ["destroy"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> POWER_USED & 1 else targets(game, turn.seat)

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        destroy(game, turn.seat, action)

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return price_of(game, action)

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        return [] if game.used >> POWER_USED & 1 else out_of_reach(game, turn.seat)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        owner, place = divmod(action - DESTROY, PLACES)
        return not_targeted(game, turn.seat, owner, place)


def price(game: "Citadels", owner: i64, place: i64) -> i64:
    """Return what destroying a district costs."""
    return game.target_price(owner, place, game.value(place) - 1)


def price_of(game: "Citadels", action: i64) -> int | None:
    """Return what an option costs if it destroys a district."""
    if not DESTROY <= action < DESTROY + MOST_SEATS * PLACES:
        return None
    owner, place = divmod(action - DESTROY, PLACES)
    return price(game, owner, place)


def targets(game: "Citadels", seat: i64) -> vec[i64]:
    """List the districts that a seat may destroy and can pay for."""
    return vec[i64](
        [
            DESTROY + owner * PLACES + place
            for owner in range(game.seats)
            if game.is_open(seat, owner)
            for place in different(game.cities[owner])
            if game.may_target(owner, place) and price(game, owner, place) <= game.gold[seat]
        ]
    )


def out_of_reach(game: "Citadels", seat: i64) -> list[ClosedOption]:
    """List the districts that a seat cannot destroy, and why."""
    found: list[ClosedOption] = []
    for owner in range(game.seats):
        for place in face_up(game, owner):
            action, gold = DESTROY + owner * PLACES + place, price(game, owner, place)
            reason = closed_to_rank_8(game, seat, owner, place)
            if reason:
                found.append(ClosedOption(action, reason, {}))
            elif gold > game.gold[seat]:
                found.append(too_dear(action, gold, game.gold[seat]))
    return found


def destroy(game: "Citadels", seat: i64, action: i64) -> None:
    """Pay for a district and destroy it."""
    owner, place = divmod(action - DESTROY, PLACES)
    gold = price(game, owner, place)
    game.pay(seat, gold)
    game.destroy(seat, owner, place, gold)
    game.offer_ruins(seat, district_of(place))
