"""The one table of games."""

from twocities.citadels import chronicle as citadels_chronicle
from twocities.citadels.kind import CITADELS
from twocities.core.chronicle import Chronicle
from twocities.core.errors import BadPosition, BadRules, known
from twocities.core.game import Game
from twocities.core.kind import Kind
from twocities.machikoro import chronicle as machikoro_chronicle
from twocities.machikoro.kind import MACHIKORO

GAMES: dict[str, Kind] = {kind.name: kind for kind in [CITADELS, MACHIKORO]}

CHRONICLES: dict[str, Chronicle] = {
    CITADELS.name: citadels_chronicle.CHRONICLE,
    MACHIKORO.name: machikoro_chronicle.CHRONICLE,
}


def kind_of(game: str) -> Kind:
    """Find a family of games by name."""
    if game not in GAMES:
        raise BadRules(known("game", game, list(GAMES)))
    return GAMES[game]


def chronicle_of(game: str) -> Chronicle:
    """Find what a study reads of a family of games."""
    return CHRONICLES[kind_of(game).name]


def new_game(game: str, seats: int, rules: list[str] | None = None, seed: int = 0) -> Game:
    """Set up a table; the same arguments always give the same game."""
    return kind_of(game).new_game(seats, rules or [], seed)


def load_position(position: dict[str, object]) -> Game:
    """Set up the table that a position describes."""
    if not isinstance(position, dict):
        raise BadPosition(f"A position is an object with named fields, not {position!r}.")
    game = position.get("game")
    if not isinstance(game, str):
        raise BadPosition(f"A position needs a field 'game': {', '.join(GAMES)}.")
    return kind_of(game).load_position(position)
