"""What events tell to whom."""

import inspect

import pytest

from twocities import SPECTATOR
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
]
"""Every event with a secret, and who may know it."""

SECRET_NAMES = [event.name for event, _ in SECRETS]
SECRET_FIELDS = ["character", "got_character", "real", "district", "districts"]
"""The fields that are secret in those events; where markers lie is seen by all."""


def secrets(event: Event) -> list[object]:
    """List what is secret in an event, as it is shown."""
    facts = event.facts()
    return [facts[field] for field in SECRET_FIELDS if field in facts]


def hidden(event: Event) -> list[object]:
    """List what the secrets of an event look like to those who may not know."""
    return [[UNKNOWN] * len(value) if isinstance(value, list) else UNKNOWN for value in secrets(event)]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
@pytest.mark.parametrize(("event", "knowers"), SECRETS, ids=SECRET_NAMES)
def test_an_event_tells_its_secret_to_those_who_may_know_and_to_nobody_else(
    event: Event, knowers: list[int], viewer: int
) -> None:
    seen = event.view(viewer)

    assert secrets(seen) == (secrets(event) if viewer in knowers else hidden(event))
    assert seen.facts()["known"] == int(viewer in knowers)


@pytest.mark.parametrize(("event", "knowers"), SECRETS, ids=SECRET_NAMES)
def test_an_event_with_a_secret_hides_nothing_else(event: Event, knowers: list[int]) -> None:
    seen, whole = event.view(SPECTATOR).facts(), event.facts()

    assert seen.keys() == whole.keys()
    assert [field for field in whole if seen[field] != whole[field]] == [
        field for field in whole if field in [*SECRET_FIELDS, "known"]
    ]
    assert SPECTATOR not in knowers


def test_every_event_that_hides_something_is_tested() -> None:
    hiding = [
        kind.name
        for _, kind in inspect.getmembers(told, inspect.isclass)
        if issubclass(kind, Event) and "view" in vars(kind) and kind is not Event
    ]

    assert sorted(hiding) == sorted(SECRET_NAMES)


REVEALING = [
    *SECRET_NAMES,
    "round-began",
    "character-revealed",
    "killed-shown",
    "threat-unmasked",
    "bluff-unmasked",
    "district-confiscated",
    "hands-swapped",
    "spy-reported",
]
"""The events after which something is known that was not, to somebody."""

KEPT_SECRET = ["cards-discarded", "card-tucked", "warrants-placed", "threats-placed"]
"""The events whose secret was known before to all who may know it."""
