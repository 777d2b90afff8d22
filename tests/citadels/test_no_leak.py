"""Two worlds that differ only in what a viewer cannot know look the same to that viewer."""

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.citadels.secret_events import SECRET_NAMES, hidden, secrets, who_knows
from tests.citadels.tables import start
from tests.invariants import tell, viewers
from tests.tables import GAMES, asked
from twocities.citadels import events as told
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import LAYING_IN_PLACE, PICKING, PUTTING_AWAY, SEARCHING
from twocities.core.event import Event
from twocities.core.rng import Rng, seeded

OPENED = {
    PICKING: ["packet", "options"],
    PUTTING_AWAY: ["packet", "options"],
    LAYING_IN_PLACE: ["packet", "options"],
    SEARCHING: ["deck", "options"],
}
"""What a viewer gets to see by being asked: no event tells it."""

MOST_MOVES = 12
"""How long two worlds are followed side by side."""


def seen_by(game: Citadels, viewer: int) -> dict[str, object]:
    """List what a viewer sees of a game, but for what is opened by the question itself."""
    facts = game.view(viewer).to_dict()
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
    for moment, (one, another) in enumerate(zip(game.snapshots[:same], other.snapshots, strict=False)):
        if not has_another_hand(game.events[: moment + 1], viewer):
            assert one.view(viewer).fields() == another.view(viewer).fields(), mine[: moment + 1]
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
    game.keeps_snapshots = other.keeps_snapshots = True
    assert other.view(viewer).to_dict() == game.view(viewer).to_dict()
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
@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_nobody_can_tell_two_worlds_apart_before_something_comes_to_light(
    rules: list[str], seats: int, seed: int
) -> None:
    assert follow_random_game(seats, rules, seed) > 20


def check_event(event: Event, viewer: int) -> None:
    """Check that an event that holds a secret hides it from those who may not know."""
    if event.name in SECRET_NAMES and viewer not in who_knows(event):
        assert secrets(event.view(viewer)) == hidden(event)


def check_events(game: Citadels) -> None:
    """Check the last events of a game with the eyes of everybody."""
    for event in game.events:
        for viewer in viewers(game):
            check_event(event, viewer)


def check_events_of_random_game(seats: int, rules: list[str], seed: int) -> None:
    """Play a random game and check all its events."""
    game = start(seats, rules, seed)
    rng = seeded(seed)
    check_events(game)
    while game.decision is not None:
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
        check_events(game)


@pytest.mark.parametrize("seed", range(2 * GAMES))
@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_no_event_of_a_random_game_tells_a_secret(rules: list[str], seats: int, seed: int) -> None:
    check_events_of_random_game(seats, rules, seed)
