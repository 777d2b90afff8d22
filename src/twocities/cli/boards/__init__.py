"""The one table of boards: who draws which game."""

from twocities.cli.boards.board import Board
from twocities.cli.boards.citadels import CitadelsBoard
from twocities.cli.boards.machikoro import MachiKoroBoard
from twocities.core.errors import BadRules, known
from twocities.core.family import GameFamily
from twocities.games import family_of

BOARDS: dict[str, Board] = {"citadels": CitadelsBoard(), "machikoro": MachiKoroBoard()}


def family_drawn(game: str) -> GameFamily:
    """Find a game that can be drawn."""
    family = family_of(game)
    if game not in BOARDS:
        raise BadRules(known("board for the game", game, list(BOARDS)))
    return family
