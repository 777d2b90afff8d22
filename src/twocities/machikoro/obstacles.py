"""Why cards cannot be built just now."""

from typing import TYPE_CHECKING

from twocities.core.obstacle import Obstacle
from twocities.machikoro.actions import BUILD
from twocities.machikoro.catalog import ALL_CARDS
from twocities.machikoro.ids import BUILDING, CARD_NAMES, ESTABLISHMENTS

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


def obstacles(game: "MachiKoro") -> list[Obstacle]:
    """List what stands between the seat that may build and each card that it cannot."""
    decision = game.decision
    if decision is None or decision.topic != BUILDING:
        return []
    return [obstacle(game, decision.seat, card.id) for card in ALL_CARDS if BUILD + card.id not in decision.actions]


def obstacle(game: "MachiKoro", seat: int, card: int) -> Obstacle:
    """Find the first thing that a card waits for."""
    name = CARD_NAMES[card]
    if card >= ESTABLISHMENTS:
        if game.owned(seat, card):
            return Obstacle(name, "built", {"card": card})
    elif not game.market[card]:
        return Obstacle(name, "gone", {"card": card})
    elif game.owned(seat, card) >= game.rules.most_owned[card]:
        return Obstacle(name, "owned", {"card": card})
    return Obstacle(name, "price", {"price": ALL_CARDS[card].price, "coins": game.coins[seat]})
