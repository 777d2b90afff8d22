"""Why cards cannot be built just now."""

from typing import TYPE_CHECKING, Final

from twocities.core.obstacle import Obstacle
from twocities.machikoro.card_sets import bit
from twocities.machikoro.cards import Card, Landmark
from twocities.machikoro.ids import BUILDING

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

REASONS: Final[dict[str, list[str]]] = {
    "built": ["card"],
    "gone": ["card"],
    "owned": ["card"],
    "locked": ["card"],
    "price": ["price", "coins"],
}
"""Everything that a card may wait for, with the fields that the sentence about it needs."""


def obstacles(game: "MachiKoro") -> list[Obstacle]:
    """List what stands between the seat that may build and each card that it cannot."""
    decision = game.decision
    if decision is None or decision.topic != BUILDING:
        return []
    buildable = game.buildable(decision.seat)
    return [obstacle(game, decision.seat, card) for card in game.rules.cards if not buildable & bit(card.id)]


def obstacle(game: "MachiKoro", seat: int, card: Card) -> Obstacle:
    """Find the first thing that a card waits for."""
    if isinstance(card, Landmark) and card in game.rules.cards:
        if game.owned(seat, card.id):
            return Obstacle(card.name, "built", {"card": card.id})
    elif not game.for_sale(card.id):
        return Obstacle(card.name, "gone", {"card": card.id})
    elif game.owned(seat, card.id) >= game.rules.most_owned[card.id]:
        return Obstacle(card.name, "owned", {"card": card.id})
    if not card.may_be_built(game, seat):
        return Obstacle(card.name, "locked", {"card": card.id})
    return Obstacle(card.name, "price", {"price": card.price, "coins": game.coins_of(seat)})
