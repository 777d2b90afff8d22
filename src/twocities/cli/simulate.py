"""Random games for measuring and for comparing machines."""

from dataclasses import asdict, dataclass
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from twocities.core import rollout
from twocities.core.family import GameFamily
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, play_randomly

SEED_STRIDE = 2**32
"""More games than anybody plays from one seed."""

BATCH = 20
"""How many games are played between two drawings of the progress bar."""


@dataclass(frozen=True)
class Report:
    """What a simulation found out."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    compiled: bool
    hash: str

    def to_dict(self) -> dict[str, object]:
        """List the fields by name."""
        return asdict(self)


def is_compiled() -> bool:
    """Say whether the engine runs compiled."""
    return not str(rollout.__file__).endswith(".py")


def simulate(family: GameFamily, seats: int, rules: list[str], games: int, seed: int, title: str) -> Report:
    """Play games at random; the hash of all actions depends on the arguments alone."""
    trace = Trace()
    decisions = 0
    family.new_game(seats, rules, seed)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = perf_counter()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=games)
        for number in range(games):
            decisions += play_one(family, seats, rules, seed * SEED_STRIDE + number, trace)
            if number % BATCH == BATCH - 1:
                progress.advance(task, BATCH)
    seconds = perf_counter() - began
    return Report(games, decisions, round(seconds, 3), round(decisions / seconds), is_compiled(), trace.hash())


def play_one(family: GameFamily, seats: int, rules: list[str], seed: int, trace: Trace) -> int:
    """Play the game of a seed; its players draw from a generator of their own."""
    game = family.new_game(seats, rules, seed)
    game.heard = False
    return play_randomly(game, seeded(seed).spawn(), trace)
