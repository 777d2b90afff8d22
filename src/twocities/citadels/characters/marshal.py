"""The Marshal."""

from typing import TYPE_CHECKING

from twocities.citadels.actions import SEIZE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import DistrictSeized
from twocities.citadels.hands import different
from twocities.citadels.ids import MOST_SEATS, PLACES, POWER_USED
from twocities.citadels.packed import district_of

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Marshal(Character):
    """Earns for military districts and may seize a district of cost three or less, paying its owner."""

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return [
            SEIZE + owner * PLACES + place
            for owner in game.others(turn.seat)
            if game.is_open(turn.seat, owner)
            for place in different(game.cities[owner])
            if game.may_target(owner, place)
            and game.cost(place) <= 3
            and not game.has_district(turn.seat, district_of(place))
            and price(game, owner, place) <= game.gold[turn.seat]
        ]

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        owner, place = divmod(action - SEIZE, PLACES)
        gold = price(game, owner, place)
        game.move_gold(owner, turn.seat, gold)
        game.move_district(owner, turn.seat, place)
        if game.heard:
            game.emit(DistrictSeized(turn.seat, owner, place, gold))
        game.note_completion(turn.seat)

    def price_of(self, game: "Citadels", action: int) -> int | None:
        if not SEIZE <= action < SEIZE + MOST_SEATS * PLACES:
            return None
        owner, place = divmod(action - SEIZE, PLACES)
        return price(game, owner, place)


def price(game: "Citadels", owner: int, place: int) -> int:
    """Return what seizing a district costs."""
    return game.target_price(owner, place, game.cost(place))
