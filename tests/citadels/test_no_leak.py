"""Two worlds that differ only in what a viewer cannot know look the same to that viewer."""

import inspect

import pytest

from tests.citadels.editions_played import RANDOM, SEATS
from tests.citadels.tables import start
from tests.invariants import tell
from tests.tables import GAMES, asked
from twocities import SPECTATOR
from twocities.citadels import events as told
from twocities.citadels.game import Citadels
from twocities.citadels.ids import PICKING, PUTTING_AWAY, SEARCHING
from twocities.citadels.kind import CITADELS
from twocities.core.event import Event
from twocities.core.rng import Rng, seeded
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

OPENED = {PICKING: ["packet", "options"], PUTTING_AWAY: ["packet", "options"], SEARCHING: ["deck", "options"]}
"""What a viewer gets to see by being asked: no event tells it."""

MOST_MOVES = 12
"""How long two worlds are followed side by side."""


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


def seen_by(game: Citadels, viewer: int) -> dict[str, object]:
    """List what a viewer sees of a game, but for what is opened by the question itself."""
    facts = game.view(viewer).facts()
    if is_opened(game, viewer):
        return {field: value for field, value in facts.items() if field not in OPENED[asked(game).topic]}
    return facts


def is_opened(game: Citadels, viewer: int) -> bool:
    """Say whether the question itself shows the viewer something new."""
    return game.decision is not None and game.decision.seat == viewer and game.decision.topic in OPENED


def reveal(events: list[Event], count: int) -> bool:
    """Say whether something came to light in the first events."""
    return any(event.reveals() for event in events[:count])


def compare(game: Citadels, other: Citadels, viewer: int) -> bool:
    """Check that two worlds look the same until something comes to light; say whether they still do."""
    mine = tell([event.view(viewer) for event in game.events])
    theirs = tell([event.view(viewer) for event in other.events])
    same = 0
    while same < min(len(mine), len(theirs)) and mine[same] == theirs[same]:
        same += 1
    if same < max(len(mine), len(theirs)):
        assert reveal(game.events, same + 1) or reveal(other.events, same + 1), (mine[same:], theirs[same:])
        return False
    if has_another_hand(game.events, viewer):
        return False
    assert seen_by(game, viewer) == seen_by(other, viewer)
    return not is_opened(game, viewer)


def has_another_hand(events: list[Event], viewer: int) -> bool:
    """Say whether the viewer has just swapped hands."""
    return any(isinstance(event, told.HandsSwapped) and viewer in (event.seat, event.victim) for event in events)


def another_world(game: Citadels, viewer: int, rng: Rng) -> Citadels:
    """Make a world that differs only in what the viewer cannot know; chance falls the same way in both."""
    other = CITADELS.imagine(game.view(viewer), rng)
    other.rng = game.rng.clone()
    return other


def follow(game: Citadels, viewer: int, rng: Rng) -> int:
    """Play a copy of a game and another world alike until they differ; count the moves."""
    game = game.clone()
    other = another_world(game, viewer, rng)
    assert other.view(viewer).facts() == game.view(viewer).facts()
    moves = 0
    while game.decision is not None and other.decision is not None and moves < MOST_MOVES:
        action = game.decision.actions[rng.below(len(game.decision.actions))]
        if action not in other.decision.actions:
            assert game.decision.seat != viewer
            return moves
        game.apply(action)
        other.apply(action)
        moves += 1
        if not compare(game, other, viewer):
            return moves
    return moves


def follow_random_game(seats: int, rules: list[str], seed: int) -> int:
    """Play a random game and follow other worlds from many moments of it; count the moves that looked alike."""
    game = start(seats, rules, seed)
    rng = seeded(seed)
    moves = 0
    while game.decision is not None:
        if rng.below(4) == 0:
            moves += follow(game, rng.below(seats + 1) - 1, rng)
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    return moves


@pytest.mark.parametrize("seed", range(4 * GAMES))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("rules", RANDOM, ids=[rules[0] for rules in RANDOM])
def test_nobody_can_tell_two_worlds_apart_before_something_comes_to_light(
    rules: list[str], seats: int, seed: int
) -> None:
    assert follow_random_game(seats, rules, seed) > 20


PUBLIC_DISTRICTS = [
    "district-built",
    "district-razed",
    "district-destroyed",
    "district-seized",
    "districts-exchanged",
    "district-beautified",
    "district-recovered",
    "district-confiscated",
    "district-paid",
    "district-used",
    "tax-paid",
    "type-declared",
]
"""The events about districts that everybody sees."""

PUBLIC_CHARACTERS = [
    "character-revealed",
    "turn-resumed",
    "killed-shown",
    "character-killed",
    "character-bewitched",
    "character-robbed",
    "character-paid",
    "tax-collected",
    "round-began",
]
"""The events about characters that everybody sees."""


def check_event(event: Event, viewer: int) -> None:
    """Check that an event names no card that its viewer may not know."""
    facts = event.view(viewer).facts()
    knowers = [facts.get("seat")] if event.name not in SECRET_NAMES else who_knows(event)
    if viewer not in knowers and event.name not in PUBLIC_DISTRICTS + PUBLIC_CHARACTERS:
        assert [secret for secret in secrets(event.view(viewer)) if secret != UNKNOWN] == [
            secret for secret in hidden(event) if secret != UNKNOWN
        ]


def who_knows(event: Event) -> list[int]:
    """List the seats that may know the secret of an event."""
    whole = event.facts()
    both = event.name in ("characters-exchanged", "hand-seen", "card-taken", "card-given")
    seats = [whole["seat"], whole.get("victim", whole.get("other")) if both else whole["seat"]]
    return [seat for seat in seats if isinstance(seat, int)]


@pytest.mark.parametrize("seed", range(2 * GAMES))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("rules", RANDOM, ids=[rules[0] for rules in RANDOM])
def test_no_event_of_a_random_game_names_a_hidden_card(rules: list[str], seats: int, seed: int) -> None:
    game = start(seats, rules, seed)
    rng = seeded(seed)
    while game.decision is not None:
        for event in game.apply(game.decision.actions[rng.below(len(game.decision.actions))]):
            for viewer in [SPECTATOR, *range(seats)]:
                check_event(event, viewer)
