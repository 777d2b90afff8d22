"""Acts of several choices: which questions go on with one, and what is news to the seat that chooses."""

from typing import Final

from twocities.citadels.actions import GIVE, TAKE
from twocities.citadels.events import CardGiven, CardTaken
from twocities.citadels.ids import DISTRICTS
from twocities.citadels.step_registry import STEPS
from twocities.core.event import Event

FOLLOWING: Final = [topic for step in STEPS for topic in step.follow_ups]
"""The topics of questions that go on with an act, as the steps say that ask them."""

OPENING: Final = sorted({verb for step in STEPS for verb in step.opened_by})
"""The verbs after which such a question may be asked."""


def is_news(event: Event, action: int) -> bool:
    """Say whether an event told the one who chose something that it did not know: a card it named, it had seen."""
    is_named = GIVE <= action < GIVE + DISTRICTS or TAKE <= action < TAKE + DISTRICTS
    return event.reveals() and not (is_named and isinstance(event, CardGiven | CardTaken))
