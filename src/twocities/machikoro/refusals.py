"""Why an action of Machi Koro is not on offer, in a sentence."""

from typing import TYPE_CHECKING, Final

from twocities.core.decision import Decision
from twocities.core.fields import spell
from twocities.core.refusals import no_such_seat, not_among, not_asked
from twocities.machikoro.actions import VOCABULARY
from twocities.machikoro.field_names import FIELD_NAMES
from twocities.machikoro.ids import TOPICS
from twocities.machikoro.obstacles import obstacle

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

OBSTACLES: Final = {
    "price": "it costs {price} coins and seat {seat} has {coins}",
    "built": "the {card} of seat {seat} is built",
    "gone": "the market has no {card}",
    "owned": "the city of seat {seat} may have no more of it",
}


def why_not(game: "MachiKoro", decision: Decision, action: int) -> str:
    """Find the first reason why an action is no answer."""
    card = VOCABULARY.arguments(action).get("card")
    return (
        not_asked(VOCABULARY, TOPICS, decision, action)
        or no_such_seat(VOCABULARY, game.seats, action)
        or (unbuildable(game, decision.seat, card) if isinstance(card, int) else game.asking().why_not(game, action))
        or not_among(VOCABULARY, TOPICS, decision, action)
    )


def unbuildable(game: "MachiKoro", seat: int, card: int) -> str:
    """Say what stands between a seat and a card."""
    found = obstacle(game, seat, card)
    return OBSTACLES[found.reason].format(seat=seat, **spell(found.fields, FIELD_NAMES))
