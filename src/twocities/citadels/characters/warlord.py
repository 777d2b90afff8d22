"""The Warlord."""

from typing import TYPE_CHECKING

from twocities.citadels.actions import DESTROY
from twocities.citadels.cards import Character
from twocities.citadels.hands import different
from twocities.citadels.ids import DISTRICTS, PLACES, POWER_USED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Warlord(Character):
    """Earns for military districts and may destroy a district for one gold less than its cost."""

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        if game.used >> POWER_USED & 1:
            return []
        return [
            DESTROY + owner * PLACES + place
            for owner in range(game.seats)
            if game.is_open(turn.seat, owner)
            for place in different(game.cities[owner])
            if game.may_target(place) and self.price(game, owner, place) <= game.gold[turn.seat]
        ]

    def price(self, game: "Citadels", owner: int, place: int) -> int:
        """Return what destroying a district costs."""
        return game.target_price(owner, place, game.cost(place) - 1)

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        owner, place = divmod(action - DESTROY, PLACES)
        price = self.price(game, owner, place)
        game.pay(turn.seat, price)
        game.destroy(turn.seat, owner, place, price)
        game.offer_ruins(turn.seat, place % DISTRICTS)
