"""Acts of several choices: which questions go on with one, and what is news to the seat that chooses."""

from typing import Final

from twocities.citadels import ids
from twocities.citadels.actions import GIVE, TAKE
from twocities.citadels.events import CardGiven, CardTaken
from twocities.citadels.ids import DISTRICTS
from twocities.core.event import Event

FOLLOWING: Final = [
    ids.PUTTING_AWAY,
    ids.THEATER_CARD,
    ids.LAYING_WARRANTS,
    ids.SIGNING,
    ids.LAYING_THREATS,
    ids.MAKING_REAL,
    ids.REDRAWING,
    ids.BUILDING_TAKEN,
    ids.GIVING_BACK,
    ids.TAKING_FROM_HOLDER,
    ids.SPLITTING,
    ids.DEMANDING,
    ids.LENDING,
    ids.RAZING,
    ids.PAYING_WITH_CARDS,
    ids.ARMING,
    ids.DISCARDING,
    ids.TUCKING,
    ids.HIDING,
]
"""Whether one of these comes next, and what it asks, hangs only on what the seat knows already; every other question
begins something new, or could give a secret away."""


def is_news(event: Event, action: int) -> bool:
    """Say whether an event told the one who chose something that it did not know: a card it named, it had seen."""
    is_named = GIVE <= action < GIVE + DISTRICTS or TAKE <= action < TAKE + DISTRICTS
    return event.reveals() and not (is_named and isinstance(event, CardGiven | CardTaken))
