"""The one table of games."""

from twocities.citadels import study_events as citadels_study_events
from twocities.citadels.family import CITADELS
from twocities.core.errors import BadPosition, BadRules, known
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.study_events import StudyEvents
from twocities.machikoro import study_events as machikoro_study_events
from twocities.machikoro.family import MACHIKORO

GAMES: dict[str, GameFamily] = {family.name: family for family in [CITADELS, MACHIKORO]}

STUDY_EVENTS: dict[str, StudyEvents] = {
    CITADELS.name: citadels_study_events.STUDY_EVENTS,
    MACHIKORO.name: machikoro_study_events.STUDY_EVENTS,
}


def family_of(game: str) -> GameFamily:
    """Find a family of games by name."""
    if game not in GAMES:
        raise BadRules(known("game", game, list(GAMES)))
    return GAMES[game]


def study_events_of(game: str) -> StudyEvents:
    """Find what a study reads of a family of games."""
    return STUDY_EVENTS[family_of(game).name]


def new_game(game: str, seats: int, rules: list[str] | None = None, seed: int = 0) -> Game:
    """Set up a table; the same arguments always give the same game."""
    return family_of(game).new_game(seats, rules or [], seed)


def load_position(position: dict[str, object]) -> Game:
    """Set up the table that a position describes."""
    if not isinstance(position, dict):
        raise BadPosition(f"A position is an object with named fields, not {position!r}.")
    game = position.get("game")
    if not isinstance(game, str):
        raise BadPosition(f"A position needs a field 'game': {', '.join(GAMES)}.")
    return family_of(game).load_position(position)
