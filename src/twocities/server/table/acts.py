"""Acts of several choices: what is asked next within one, so that it can be chosen before anything is sent."""

from typing import Final

from twocities.core.event import Event
from twocities.server.table.entries import Chose, Line
from twocities.server.table.table import Table

FOLLOWING: Final = {
    "citadels": {
        *["putting_away", "theater_card"],
        *["laying_warrants", "signing", "laying_threats", "making_real"],
        *["redrawing", "building_taken", "giving_back", "taking_from_holder", "splitting", "demanding"],
        *["lending", "razing", "paying_with_cards"],
        *["arming", "discarding", "tucking", "hiding"],
    },
    "machikoro": {"demand"},
}
"""The questions that go on with an act. Whether one of them comes next, and what it asks, hangs only on what the
seat knows already; every other question begins something new, or could give a secret away."""

HANDED: Final = {"give", "take"}
"""The verbs that hand a card over which the one who chooses has seen."""

OF_HANDED: Final = {"card-given", "card-taken"}
"""What these bring to light is new to the other seat alone."""


def next_within(table: Table, entry: Chose, at: float) -> Table | None:
    """Return the table as it would be after a choice, if the same act goes on; None if it is complete.

    Nobody learns anything by it: a choice that brings something to light ends the act.
    """
    twin = table.fork()
    events = twin.follow(Line(twin.seq + 1, at, None, entry))
    decision = twin.game.decision if twin.game else None
    if twin.asked != entry.seat or decision is None:
        return None
    if table.kind.topics[decision.topic] not in FOLLOWING[table.setup.game]:
        return None
    verb = entry.action.split()[0]
    return None if any(is_news(event, verb) for event in events) else twin


def is_news(event: Event, verb: str) -> bool:
    """Say whether an event told the one who chose something that it did not know."""
    return event.reveals() and not (verb in HANDED and event.name in OF_HANDED)
