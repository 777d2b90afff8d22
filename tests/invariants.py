"""What holds at every decision of every game, and random games that are watched for it."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import TypeGuard

import pytest
from msgspec import json

import twocities
from twocities import SPECTATOR, IllegalChoice, Replay, read_replay
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded

MOST_DECISIONS = 5_000
"""No random game is as long as this."""

Position = dict[str, object]
Look = Callable[[Game, list[Event]], None]
"""Looks at a game and at what has happened since the last look."""


def watch_random_game(family: GameFamily, seats: int, rules: list[str], seed: int, look: Look) -> None:
    """Play a random game to its end, check it at every decision, then play its replay.

    At each decision it is shown to the seat that is asked and to one other viewer, and now and then to all.
    """
    game = family.new_game(seats, rules, seed)
    rng = seeded(seed + 1)
    replay = Replay(family.name, seats, rules, seed, family.version)
    look(game, game.events)
    position = game.position()
    while game.decision is not None:
        action = check_decision(family, game, rng, position)
        replay.moves.append(game.notation(action))
        events, position = play_three_ways(game, action, position, family)
        look(game, events)
        assert len(replay.moves) < MOST_DECISIONS
    check_views(family, game, viewers(game), position)
    check_loading(game, position, family)
    assert read_replay(replay.text()).play(family).position() == position


def viewers(game: Game) -> list[int]:
    """List everybody who may look at a game."""
    return [SPECTATOR, *range(game.seats)]


def check_decision(family: GameFamily, game: Game, rng: Rng, position: Position) -> int:
    """Check everything that can be checked without going on; return a random option.

    That none of it changes the game is checked with what follows, in `play_three_ways`.
    """
    decision = game.decision
    assert decision is not None
    assert 0 <= decision.seat < game.seats
    assert decision.actions
    assert len(set(decision.actions)) == len(decision.actions)
    assert all(0 <= action < family.vocabulary.size for action in decision.actions)
    assert all(game.parse(game.notation(action)) == action for action in decision.actions)
    some = [decision.seat, viewers(game)[rng.below(game.seats + 1)]]
    check_views(family, game, viewers(game) if rng.below(6) == 0 else some, position)
    check_refusal(family, game, rng)
    return decision.actions[rng.below(len(decision.actions))]


def check_views(family: GameFamily, game: Game, shown_to: list[int], position: Position) -> None:
    """Check that viewers can be shown the game in the words of positions, and that an imagined one looks the same."""
    for viewer in dict.fromkeys(shown_to):
        view = game.view(viewer)
        facts = view.to_dict()
        assert json.decode(json.encode(facts)) == facts
        assert family.imagine(view, seeded(viewer + 1)).view(viewer).to_dict() == facts
        for field, seen in facts.items():
            if field in position and seen != position[field]:
                assert agrees(seen, position[field]), f"{field}: {seen} for {position[field]}"


def agrees(seen: object, written: object) -> bool:
    """Say whether a view writes a value as a position does, but for what it hides."""
    if seen == written:
        return True
    if isinstance(written, str):
        return seen is None or (isinstance(seen, str) and names_agree(seen, written))
    if is_listing(written):
        return is_listing(seen) and all(any(one[1:] == other[1:] for other in written) for one in seen)
    if isinstance(written, list):
        if not isinstance(seen, list):
            return False
        both = zip(seen, written, strict=True)
        return all(one == other or agrees(one, other) for one, other in both)
    if isinstance(written, dict):
        return isinstance(seen, dict) and all(agrees(seen[key], written[key]) for key in written)
    return seen is None


@cache
def names_agree(seen: str, written: str) -> bool:
    """Say whether a text of a view names no card that a position does not name, or hides them all."""
    is_hidden = seen.startswith("unknown") and " " not in seen
    return is_hidden or not Counter(cards_in(seen, "unknown")) - Counter(cards_in(written))


def is_listing(value: object) -> TypeGuard[list[list[object]]]:
    """Say whether a value lists marks or memories, of which a viewer may not know all, nor which marks are real."""
    return isinstance(value, list) and all(isinstance(entry, list) for entry in value)


def cards_in(text: str, but: str = "") -> list[str]:
    """List the cards of a text but for one."""
    parts = [part.partition("*") for part in text.split()]
    return [name for name, _, count in parts for _ in range(int(count or 1)) if name != but]


def check_refusal(family: GameFamily, game: Game, rng: Rng) -> None:
    """Check that an action that is not on offer is refused."""
    action = rng.below(family.vocabulary.size)
    if game.decision is not None and action not in game.decision.actions:
        with pytest.raises(IllegalChoice):
            game.apply(action)


def check_loading(game: Game, position: Position | None = None, family: GameFamily | None = None) -> Game:
    """Check that a game is equal when its position was written as text and read back; return that game."""
    position = position or game.position()
    load = twocities.load_position if family is None else family.load_position
    loaded = load(json.decode(json.encode(position)))
    assert loaded.position() == position
    assert repr(loaded.decision) == repr(game.decision)
    return loaded


def play_three_ways(
    game: Game, action: int, before: Position, family: GameFamily | None = None
) -> tuple[list[Event], Position]:
    """Let a copy, a loaded game and the game itself take an action, and check that all three go the same way.

    Return what happened, and the position after it.
    """
    copied = game.clone()
    loaded = check_loading(game, before, family)
    copied_events = copied.apply(action)
    assert game.position() == before  # neither its copy nor anything before has changed it
    loaded_events = loaded.apply(action)
    after = copied.position()
    events = game.apply(action)
    assert loaded.position() == after
    assert game.position() == after
    assert tell(copied_events) == tell(loaded_events) == tell(events)
    return events, after


def tell(events: list[Event]) -> list[tuple[str, object]]:
    """Make events comparable."""
    return [(event.name, event.to_dict()) for event in events]
