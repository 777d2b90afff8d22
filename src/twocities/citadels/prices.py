"""What an option costs, where that may be other than printed."""

from typing import TYPE_CHECKING

from twocities.citadels.actions import VOCABULARY
from twocities.citadels.characters.diplomat import DemandDistrict, price_of
from twocities.citadels.characters.warlord import price as price_of_destroying
from twocities.citadels.ids import ARMING
from twocities.citadels.phases.build import PayWithCards

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


def price(game: "Citadels", action: int) -> int | None:
    """Say what an option costs the seat that is asked; None if it costs no gold, or what is printed."""
    decision = game.decision
    if decision is None:
        return None
    fields = VOCABULARY.arguments(action)
    district, place, owner = fields.get("district"), fields.get("place"), fields.get("seat")
    verb = VOCABULARY.verb(action).name
    step = game.agenda[-1]
    if verb == "borrow" and isinstance(step, PayWithCards):
        return step.rest(game)
    if verb in ("build", "build_with_cards", "borrow") and isinstance(district, int):
        return game.build_cost(decision.seat, district)
    if not isinstance(place, int) or not isinstance(owner, int):
        return None
    if isinstance(step, DemandDistrict):
        return price_of(game, step.place, owner, place, step.walls)
    if verb == "destroy" and decision.topic != ARMING:
        return price_of_destroying(game, owner, place)
    return game.target_price(owner, place, game.cost(place)) if verb == "seize" else None
