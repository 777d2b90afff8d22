"""Which events of Citadels hold a secret, whose it is, and what it looks like to the others."""

from twocities.citadels import events as told
from twocities.core.event import Event
from twocities.core.view import UNKNOWN

SECRETS: list[tuple[Event, list[int]]] = [
    (told.CharacterPicked(1, 9), [1]),
    (told.CharacterPutAway(1, 9), [1]),
    (told.CharactersExchanged(1, 2, 9, 12), [1, 2]),
    (told.WarrantsPlaced(1, [9, 12, 15], 12), [1]),
    (told.ThreatsPlaced(1, [9, 12], 12), [1]),
    (told.CardsSeen(1, [3, 4]), [1]),
    (told.CardsDrawn(1, [3, 4]), [1]),
    (told.CardsDiscarded(1, [3]), [1]),
    (told.CardTucked(1, [3]), [1]),
    (told.HandSeen(1, 2, [3, 4, 5]), [1, 2]),
    (told.CardTaken(1, 2, 3), [1, 2]),
    (told.CardGiven(1, 2, 3), [1, 2]),
    (told.GuestDrawn(1, 9), [1]),
    (told.CharacterSeen(1, 9), [1]),
    (told.CharacterTakenBlind(1, 9), [1]),
]
"""Every event with a secret, and who may know it."""

SECRET_NAMES = [event.name for event, _ in SECRETS]
SECRET_FIELDS = ["character", "got_character", "real", "district", "districts"]
"""The fields that are secret in those events; where markers lie is seen by all."""


def secrets(event: Event) -> list[object]:
    """List what is secret in an event, as it is shown."""
    facts = event.to_dict()
    return [facts[field] for field in SECRET_FIELDS if field in facts]


def hidden(event: Event) -> list[object]:
    """List what the secrets of an event look like to those who may not know."""
    return [[UNKNOWN] * len(value) if isinstance(value, list) else UNKNOWN for value in secrets(event)]


def who_knows(event: Event) -> list[object]:
    """List the seats that may know the secret of an event."""
    facts = event.to_dict()
    if event.name in ("characters-exchanged", "hand-seen", "card-taken", "card-given"):
        return [facts["seat"], facts.get("victim", facts.get("other"))]
    return [facts["seat"]]
