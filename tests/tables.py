"""Words for the tests of every game: play in notation and look at what a player would notice."""

import os
from functools import cache

import pytest

from twocities import IllegalChoice
from twocities.core.decision import Decision
from twocities.core.event import Event
from twocities.core.fields import FieldNames, spell
from twocities.core.game import Game
from twocities.core.rng import Rng

GAMES = int(os.environ.get("TWOCITIES_GAMES", "1"))
"""How many random games the tests play where one would do."""


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves in notation; return everything that happened."""
    return [event for move in moves for event in game.apply(game.parse(move))]


def asked(game: Game) -> Decision:
    """Return the pending decision of a game that is not over."""
    assert game.decision is not None
    return game.decision


def options(game: Game) -> list[str]:
    """List in notation what the seat that is asked may choose."""
    return [game.notation(action) for action in asked(game).actions]


def reason(game: Game, action: int) -> str:
    """Return why an action is refused: what comes after the colon, up to the list of what is on offer."""
    with pytest.raises(IllegalChoice) as refusal:
        game.apply(action)
    before, _, after = str(refusal.value).partition(" is not on offer: ")
    assert before == f"'{game.notation(action)}'"
    return after.partition(f" Seat {asked(game).seat} may choose: ")[0]


def names(events: list[Event]) -> list[str]:
    """List what happened by name only."""
    return [event.name for event in events]


def told(events: list[Event], name: str, texts: FieldNames) -> list[dict[str, object]]:
    """List the facts of the events of one name."""
    return [spell(event.to_dict(), texts) for event in events if event.name == name]


@cache
def key_for(draws: tuple[tuple[int, int], ...]) -> int:
    """Find the key of a generator that draws as wanted: pairs of a bound and the number below it."""
    key = 0
    while not draws_as(Rng(key), draws):
        key += 1
    return key


def draws_as(rng: Rng, draws: tuple[tuple[int, int], ...]) -> bool:
    """Say whether a generator draws as wanted."""
    return all(rng.below(bound) == wanted for bound, wanted in draws)
