"""The one table of boards: who draws which game."""

from twocities.cli.boards.board import Board
from twocities.cli.boards.citadels import CitadelsBoard
from twocities.cli.boards.machikoro import MachiKoroBoard
from twocities.core.errors import BadRules, known
from twocities.core.kind import Kind
from twocities.games import kind_of

BOARDS: dict[str, Board] = {"citadels": CitadelsBoard(), "machikoro": MachiKoroBoard()}


def kind_drawn(game: str) -> Kind:
    """Find a game that can be drawn."""
    kind = kind_of(game)
    if game not in BOARDS:
        raise BadRules(known("board for the game", game, list(BOARDS)))
    return kind
