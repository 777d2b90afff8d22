"""Why the cards in a hand cannot be built just now."""

from typing import TYPE_CHECKING, Final

from twocities.citadels.actions import VOCABULARY
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.citadels.ids import DISTRICT_NAMES, NOBODY
from twocities.citadels.phases.build import counts_toward_limit, may_build
from twocities.citadels.phases.turn import Turn
from twocities.citadels.zones import distinct
from twocities.core.obstacle import Obstacle

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

REASONS: Final[dict[str, list[str]]] = {
    "character": ["character"],
    "paused": [],
    "standing": ["district"],
    "forbidden": ["district"],
    "limit": ["count"],
    "price": ["price", "gold"],
    "gather": [],
}
"""Everything that a card may wait for, with the fields that the sentence about it needs."""

CLOSED: Final[dict[str, list[str]]] = {
    "price": ["price", "gold"],
    "complete": [],
    "protected": [],
    "shielded": [],
    "untouchable": [],
    "own": [],
    "standing": [],
    "standing_there": [],
    "too_large": ["count"],
    "unmatched": [],
    "crowned": [],
    "poorer": [],
    "no_gold": ["victim"],
    "no_cards": ["victim"],
    "blank": [],
    "forbidden": [],
}
"""Everything that may close an option, with the fields that the sentence about it needs."""


def obstacles(game: "Citadels") -> list[Obstacle]:
    """List what stands between the seat whose turn it is and each card of its hand that is not on offer."""
    decision = game.decision
    turn = game.agenda[-1] if game.agenda else None
    if decision is None or not isinstance(turn, Turn):
        return []
    offered = [VOCABULARY.arguments(action).get("district", NOBODY) for action in decision.actions if builds(action)]
    return [obstacle(game, turn, card) for card in distinct(game.hands[turn.seat]) if card not in offered]


def builds(action: int) -> bool:
    """Say whether an action builds a card of the hand, whichever way it is paid for."""
    return VOCABULARY.verb(action).name in ("build", "build_razing", "build_with_cards", "borrow")


def obstacle(game: "Citadels", turn: Turn, card: int) -> Obstacle:
    """Find the first thing that a card in hand waits for."""
    name, seat = DISTRICT_NAMES[card], turn.seat
    effects = game.effects(seat)
    limit = CHARACTER_CATALOG[turn.acting].build_limit()
    if game.joined != NOBODY:
        limit = max(limit, CHARACTER_CATALOG[game.joined].build_limit())
    if not game.may_build_at_all(turn):
        barred = game.joined if CHARACTER_CATALOG[turn.acting].may_build() else turn.acting
        return Obstacle(name, "character", {"character": barred})
    # Ruling R34: who may do nothing before gathering pauses after it.
    if not CHARACTER_CATALOG[turn.acting].acts_before_gathering():
        return Obstacle(name, "paused", {})
    stands = game.has_district(seat, card)
    if not may_build(game, seat, turn.acting, card, effects, stands):
        return Obstacle(name, "standing" if stands else "forbidden", {"district": card})
    if game.builds >= limit and counts_toward_limit(game, turn.acting, card):
        return Obstacle(name, "limit", {"count": limit})
    price = game.reduced_cost(seat, card, effects, stands)
    if price > game.gold[seat]:
        return Obstacle(name, "price", {"price": price, "gold": game.gold[seat]})
    return Obstacle(name, "gather", {})
