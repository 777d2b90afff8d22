"""The Marshal."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import SEIZE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import DistrictSeized
from twocities.citadels.ids import MOST_SEATS, PLACE_NAMES, PLACES, POWER_USED
from twocities.citadels.packed import district_of
from twocities.citadels.reasons import closed_to_rank_8, face_up, not_targeted, stands_already, too_dear
from twocities.citadels.zones import different
from twocities.core.closed_option import ClosedOption
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


MOST_SEIZED: Final = 3
"""What a district may cost that is seized."""


class Marshal(Character):
    """Earns for military districts and may seize a district of cost three or less, paying its owner."""

    verbs: ClassVar[list[str]] = ["seize"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return vec[i64](
            [
                SEIZE + owner * PLACES + place
                for owner in game.others(turn.seat)
                if game.is_open(turn.seat, owner)
                for place in different(game.cities[owner])
                if game.may_target(owner, place)
                and game.cost(place) <= MOST_SEIZED
                and not game.has_district(turn.seat, district_of(place))
                and price(game, owner, place) <= game.gold[turn.seat]
            ]
        )

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        owner, place = divmod(action - SEIZE, PLACES)
        gold = price(game, owner, place)
        game.move_gold(owner, turn.seat, gold)
        game.move_district(owner, turn.seat, place)
        if game.heard:
            game.emit(DistrictSeized(turn.seat, owner, place, gold))
        game.note_completion(turn.seat)

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        if not SEIZE <= action < SEIZE + MOST_SEATS * PLACES:
            return None
        owner, place = divmod(action - SEIZE, PLACES)
        return price(game, owner, place)

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        return {"receiver": (action - SEIZE) // PLACES} if SEIZE <= action < SEIZE + MOST_SEATS * PLACES else {}

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        if game.used >> POWER_USED & 1:
            return []
        found: list[ClosedOption] = []
        for owner in game.others(turn.seat):
            for place in face_up(game, owner):
                action, gold = SEIZE + owner * PLACES + place, price(game, owner, place)
                reason = closed_to_rank_8(game, turn.seat, owner, place)
                if reason:
                    found.append(ClosedOption(action, reason, {}))
                elif game.cost(place) > MOST_SEIZED:
                    found.append(ClosedOption(action, "too_large", {"count": MOST_SEIZED}))
                elif game.has_district(turn.seat, district_of(place)):
                    found.append(ClosedOption(action, "standing", {}))
                elif gold > game.gold[turn.seat]:
                    found.append(too_dear(action, gold, game.gold[turn.seat]))
        return found

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        owner, place = divmod(action - SEIZE, PLACES)
        if owner == turn.seat:
            return ""
        reason = not_targeted(game, turn.seat, owner, place) or stands_already(game, turn.seat, place)
        return reason or f"the {PLACE_NAMES[place]} costs more than {MOST_SEIZED}"


def price(game: "Citadels", owner: i64, place: i64) -> i64:
    """Return what seizing a district costs."""
    return game.target_price(owner, place, game.cost(place))
