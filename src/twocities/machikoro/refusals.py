"""Why an action of Machi Koro is not on offer, in a sentence."""

from typing import TYPE_CHECKING, Final

from twocities.core.decision import Decision
from twocities.core.fields import spell
from twocities.core.refusals import no_such_seat, not_among, not_asked
from twocities.machikoro.obstacles import obstacle

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

OBSTACLES: Final = {
    "price": "it costs {price} coins and seat {seat} has {coins}",
    "built": "the {card} of seat {seat} is built",
    "gone": "the market has no {card}",
    "owned": "the city of seat {seat} may have no more of it",
    "locked": "something else must stand in the city of seat {seat} before the {card}",
}


def why_not(game: "MachiKoro", decision: Decision, action: int) -> str:
    """Find the first reason why an action is no answer."""
    catalog = game.rules.catalog
    card = catalog.vocabulary.arguments(action).get("card")
    return (
        not_asked(catalog.vocabulary, catalog.topics, decision, action)
        or no_such_seat(catalog.vocabulary, game.seats, action)
        or (unbuildable(game, decision.seat, card) if isinstance(card, int) else game.asking().why_not(game, action))
        or not_among(catalog.vocabulary, catalog.topics, decision, action)
    )


def unbuildable(game: "MachiKoro", seat: int, card: int) -> str:
    """Say what stands between a seat and a card."""
    catalog = game.rules.catalog
    found = obstacle(game, seat, catalog.cards[card])
    return OBSTACLES[found.reason].format(seat=seat, **spell(found.fields, catalog.field_names))
