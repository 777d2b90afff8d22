"""Tables and saved games for the tests of the command."""

from collections.abc import Callable
from pathlib import Path

from twocities.cli.local_table import LocalTable
from twocities.cli.players import Player, write_players
from twocities.core.game import Game
from twocities.core.replay import Replay
from twocities.machikoro.family import MACHIKORO
from twocities.texts import Texts

ANN = Player("Ann")
BOB = Player("Bob")
ADA = Player("Ada", "journeyman")
BEN = Player("Ben", "random")
EVE = Player("Eve", "journeyman")


def texts(language: str = "en") -> Texts:
    """Load the words of Machi Koro."""
    return Texts(language, MACHIKORO)


def table(*players: Player, seed: int = 5, rules: list[str] | None = None, moves: str = "") -> LocalTable:
    """Set up a table and play moves in notation, separated by commas."""
    replay = Replay("machikoro", len(players), rules or [], seed)
    replay.moves = [move.strip() for move in moves.split(",") if move.strip()]
    return LocalTable(MACHIKORO, list(players), replay)


def watched(
    seats: int = 3, seed: int = 5, rules: list[str] | None = None, moves: int = 10_000, make: str = "journeyman"
) -> LocalTable:
    """Set up a table of bots and let them play so many moves, or to the end."""
    names = ["Ada", "Ben", "Cora", "Dan"]
    made = table(*[Player(name, make) for name in names[:seats]], seed=seed, rules=rules)
    while not made.is_over and len(made.replay.moves) < moves:
        made.choose_for_bot()
    return made


def seated(made: LocalTable, *players: Player) -> LocalTable:
    """Seat other players at a table, at the same point of the game."""
    old = made.replay
    replay = Replay(old.game, old.seats, old.rules, old.seed, old.version)
    replay.moves = list(old.moves)
    return LocalTable(MACHIKORO, list(players), replay)


def until(topic: str, *players: Player, rules: list[str] | None = None) -> LocalTable:
    """Let bots play at random until the first seat is asked about a topic; then seat these players."""
    return when(lambda made: made.asked == 0 and topic_of(made.game) == topic, *players, rules=rules)


def when(holds: Callable[[LocalTable], bool], *players: Player, rules: list[str] | None = None) -> LocalTable:
    """Let bots play games at random until in one of them, after a while, something holds; then seat these players."""
    for seed in range(5, 105):
        made = watched(len(players), seed, rules, moves=40, make="random")
        while not made.is_over:
            if holds(made):
                return seated(made, *players)
            made.choose_for_bot()
    raise AssertionError("In a hundred games it never held.")


def topic_of(game: Game) -> str:
    """Name what is asked."""
    return "" if game.decision is None else MACHIKORO.topics[game.decision.topic].name


def before_station(made: LocalTable) -> bool:
    """Say whether the first seat may pass now, after which the second chooses its dice."""
    if made.asked != 0 or topic_of(made.game) != "building":
        return False
    twin = made.game.clone()
    twin.apply(twin.parse("pass"))
    return topic_of(twin) == "dice" and twin.decision is not None and twin.decision.seat == 1


def saved(folder: Path, made: LocalTable, name: str = "game.replay") -> Path:
    """Save a table's game to a file."""
    write_players(made.replay, made.players)
    path = folder / name
    path.write_text(made.replay.text(), encoding="utf-8")
    return path
