"""The Marshal."""

from typing import TYPE_CHECKING, ClassVar

from twocities.citadels.actions import SEIZE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import DistrictSeized
from twocities.citadels.hands import different
from twocities.citadels.ids import DISTRICTS, PLACE_NAMES, PLACES, POWER_USED
from twocities.citadels.reasons import not_targeted, stands_already

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Marshal(Character):
    """Earns for military districts and may seize a district of cost three or less, paying its owner."""

    verbs: ClassVar[list[str]] = ["seize"]

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
            and not game.has_district(turn.seat, place % DISTRICTS)
            and game.target_price(owner, place, game.cost(place)) <= game.gold[turn.seat]
        ]

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        owner, place = divmod(action - SEIZE, PLACES)
        price = game.target_price(owner, place, game.cost(place))
        game.move_gold(owner, turn.seat, price)
        game.move_district(owner, turn.seat, place)
        if game.heard:
            game.emit(DistrictSeized(turn.seat, owner, place, price))
        game.note_completion(turn.seat)

    def why_not(self, game: "Citadels", turn: "Turn", action: int) -> str:
        owner, place = divmod(action - SEIZE, PLACES)
        if owner == turn.seat:
            return ""
        reason = not_targeted(game, turn.seat, owner, place) or stands_already(game, turn.seat, place)
        return reason or f"the {PLACE_NAMES[place]} costs more than 3"
