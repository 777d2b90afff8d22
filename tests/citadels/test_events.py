"""What events tell to whom."""

import inspect

import pytest

from tests.citadels.secret_events import SECRET_FIELDS, SECRET_NAMES, SECRETS, hidden, secrets, who_knows
from twocities import SPECTATOR
from twocities.citadels import events as told
from twocities.core.event import Event

PUBLIC: list[Event] = [
    told.RoundBegan(1, 2, [3]),
    told.RankCalled(1, 2),
    told.NobodyAnswered(1, 2),
    told.CharacterRevealed(1, 9),
    told.TurnResumed(1, 9),
    told.KilledShown(1, 9),
    told.TurnEnded(1),
    told.CityCompleted(1),
    told.CharacterKilled(1, 9),
    told.CharacterBewitched(1, 9),
    told.CharacterRobbed(1, 9),
    told.GoldStolen(1, 2, 3),
    told.BribePaid(1, 2, 3),
    told.BribeRefused(1, 2),
    told.ThreatUnmasked(1, 2, 3),
    told.BluffUnmasked(1, 2),
    told.ThreatLeft(1, 2),
    told.DistrictConfiscated(1, 2, 3, 4),
    told.GoldGathered(1, 2),
    told.IncomeTaken(1, 2, 3, 4),
    told.CharacterPaid(1, 15, 1),
    told.DistrictPaid(1, 37, 1),
    told.DistrictUsed(1, 41, 2),
    told.TaxPaid(1, 3, 1),
    told.TaxCollected(1, 26, 3),
    told.HandsSwapped(1, 2),
    told.SpyReported(1, 2, 3, 4, 1),
    told.GoldTaken(1, 2, 1),
    told.CrownMoved(1, 2),
    told.DistrictBuilt(1, 3, 1),
    told.DistrictRazed(1, 3),
    told.GoldBorrowed(1, 2, 3),
    told.DistrictDestroyed(1, 2, 3, 0),
    told.DistrictSeized(1, 2, 3, 1),
    told.DistrictsExchanged(1, 3, 2, 4, 0),
    told.DistrictBeautified(1, 3, 1),
    told.DistrictRecovered(1, 3, 1),
    told.TypeDeclared(1, 25, 2),
    told.GameEnded(),
    told.ThanksGiven(1, 2),
    told.TurnLost(1, 2),
    told.GoalLowered(1),
    told.GoalRestored(1),
    told.TaxTaken(1, 2, 1),
    told.DistrictTurned(1, 68),
    told.GuestJoined(1, 9),
    told.CharacterReplaced(1, 9, 10),
    told.PartnershipMade(1, 2),
    told.PartnershipEnded(1),
    told.DistrictAttached(1, 3),
    told.GoldHidden(1, 75, 3),
    told.GoldFetched(1, 75, 3),
    told.FairOpened(1, [3, 4]),
    told.FairCardTaken(1, 3),
    told.CardRevealed(1, 3, 1),
]
"""One of each event that everybody sees as it is."""

REVEALING = [
    "character-picked",
    "character-put-away",
    "characters-exchanged",
    "cards-seen",
    "cards-drawn",
    "hand-seen",
    "card-taken",
    "card-given",
    "round-began",
    "rank-called",
    "nobody-answered",
    "character-revealed",
    "killed-shown",
    "threat-unmasked",
    "bluff-unmasked",
    "district-confiscated",
    "hands-swapped",
    "spy-reported",
    "guest-drawn",
    "guest-joined",
    "character-seen",
    "character-taken-blind",
    "fair-opened",
    "card-revealed",
]
"""The events that bring something to light, if only to one seat."""


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
@pytest.mark.parametrize(("event", "knowers"), SECRETS, ids=SECRET_NAMES)
def test_an_event_tells_its_secret_to_those_who_may_know_and_to_nobody_else(
    event: Event, knowers: list[int], viewer: int
) -> None:
    seen = event.view(viewer)

    assert secrets(seen) == (secrets(event) if viewer in knowers else hidden(event))
    assert seen.to_dict()["known"] == int(viewer in knowers)


@pytest.mark.parametrize(("event", "knowers"), SECRETS, ids=SECRET_NAMES)
def test_an_event_with_a_secret_hides_nothing_else(event: Event, knowers: list[int]) -> None:
    seen, whole = event.view(SPECTATOR).to_dict(), event.to_dict()

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


def test_every_event_is_public_or_holds_a_secret() -> None:
    named = [
        kind.name for _, kind in inspect.getmembers(told, inspect.isclass) if issubclass(kind, Event) and kind.name
    ]

    assert sorted(named) == sorted([*SECRET_NAMES, *(event.name for event in PUBLIC)])


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("event", PUBLIC, ids=[event.name for event in PUBLIC])
def test_a_public_event_is_the_same_for_everybody(event: Event, viewer: int) -> None:
    assert event.view(viewer) is event


@pytest.mark.parametrize("event", [*PUBLIC, *(event for event, _ in SECRETS)], ids=lambda event: str(event.name))
def test_an_event_says_whether_it_brings_something_to_light(event: Event) -> None:
    assert event.reveals() == (event.name in REVEALING)


@pytest.mark.parametrize(("event", "knowers"), SECRETS, ids=SECRET_NAMES)
def test_the_seats_that_an_event_is_about_know_its_secret(event: Event, knowers: list[int]) -> None:
    assert who_knows(event) == knowers
