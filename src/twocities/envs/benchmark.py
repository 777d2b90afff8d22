"""Three tasks by name, so that figures of different people can be compared: fixed deals, fixed opponents."""

import hashlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

import twocities
from twocities.bots.bot import Bot
from twocities.bots.plugins import blaming, fingerprint_of, seat_bot
from twocities.bots.table import ask
from twocities.core import rollout
from twocities.core.errors import BadRules, known
from twocities.core.rng import seeded
from twocities.envs.engine.outcome import returns_of
from twocities.games import family_of
from twocities.version import VERSION

FIRST_TRAINING_SEED: Final = 2**66
"""Deals to learn from begin here: no match of the arena and no training of our nets has their seeds."""

TRAINING_DEALS: Final = 2**40

FIRST_TEST_SEED: Final = FIRST_TRAINING_SEED + TRAINING_DEALS
"""Deals to measure with begin here: behind all of those to learn from."""

TEST_DEALS: Final = 200

PLAYER_SEEDS: Final = 2**67
"""Added to the seed of a deal for the chance of its players."""

LADDER: Final = ["random", "apprentice", "journeyman", "master@100i"]
"""The opponents, each level at all other seats at once."""

CONFIDENCE: Final = 1.96
"""So many standard errors make an interval of 95 %."""

CHUNK: Final = 5
"""So many deals are played between two signs of life."""


@dataclass(frozen=True)
class BenchmarkTask:
    """A table with a name."""

    name: str
    game: str
    seats: int
    rules: tuple[str, ...]

    def training_seed(self, number: int) -> int:
        """Find the seed of a deal to learn from."""
        if not 0 <= number < TRAINING_DEALS:
            raise BadRules(f"Deals to learn from are numbered from 0 to {TRAINING_DEALS - 1}, not {number}.")
        return FIRST_TRAINING_SEED + number

    def test_seeds(self, deals: int = TEST_DEALS) -> list[int]:
        """List the seeds of the first deals to measure with."""
        if not 1 <= deals <= TEST_DEALS:
            raise BadRules(f"There are 1 to {TEST_DEALS} deals to measure with, not {deals}.")
        return list(range(FIRST_TEST_SEED, FIRST_TEST_SEED + deals))

    def deals_hash(self, deals: int = TEST_DEALS) -> str:
        """Make a fingerprint of the tables that are dealt."""
        family = family_of(self.game)
        digest = hashlib.sha256()
        for seed in self.test_seeds(deals):
            position = family.new_game(self.seats, list(self.rules), seed).position()
            digest.update(json.dumps(position, sort_keys=True).encode())
        return digest.hexdigest()[:16]


TASKS: Final = {
    task.name: task
    for task in [
        BenchmarkTask("citadels-2p-classic", "citadels", 2, ("classic",)),
        BenchmarkTask("citadels-4p-deluxe", "citadels", 4, ("deluxe",)),
        BenchmarkTask("machikoro-4p", "machikoro", 4, ()),
    ]
}


def task_named(name: str) -> BenchmarkTask:
    """Find a task."""
    if name not in TASKS:
        raise BadRules(known("task", name, list(TASKS)))
    return TASKS[name]


@dataclass(frozen=True)
class Level:
    """How an agent did against one level of opponents."""

    opponents: str
    games: int
    win_rate: float
    """The share of wins; a shared first place counts as a part of one."""
    margin: float
    """Half of the interval of 95 %: a deal, played from every seat, counts as one measurement."""
    mean_return: float
    seconds_per_decision: float


@dataclass(frozen=True)
class Result:
    """What was measured, with all that is needed to measure it again."""

    task: str
    agent: str
    agent_hash: str
    engine: str
    engine_hash: str
    deals: int
    deals_hash: str
    levels: list[Level]

    def written(self) -> str:
        """Write the result as JSON."""
        return json.dumps(asdict(self), indent=2) + "\n"


def engine_hash() -> str:
    """Make a fingerprint of the rules, the bots with their nets and what a game is worth."""
    return hash_below(Path(twocities.__path__[0]))


def hash_below(root: Path) -> str:
    """Make a fingerprint of what decides the figures, by its files."""
    found = [root / "envs" / "engine" / "outcome.py", *(root / "bots").rglob("*.net")]
    for room in ("bots", "citadels", "core", "machikoro"):
        found += (root / room).rglob("*.py")
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(root).as_posix(), path) for path in found):
        # Source is read as text, so that the ends of lines are the same on every system.
        data = path.read_text(encoding="utf-8").encode() if path.suffix == ".py" else path.read_bytes()
        digest.update(f"{name}\n{len(data)}\n".encode() + data)
    return digest.hexdigest()[:16]


Played = tuple[list[float], float, int]
"""What each game of a deal was worth to the agent, and its seconds and decisions."""


def play_deal(
    task: BenchmarkTask, agent: str, opponents: str, seed: int, make: Callable[[str], Bot] = seat_bot
) -> Played:
    """Play a deal with the agent at every seat in turn; `make` makes it of its name."""
    returns, seconds, decisions = [], 0.0, 0
    for own in range(task.seats):
        game = family_of(task.game).new_game(task.seats, list(task.rules), seed)
        game.heard = False
        names = [agent if seat == own else opponents for seat in range(task.seats)]
        bots = [make(name) if seat == own else seat_bot(name) for seat, name in enumerate(names)]
        source = seeded(PLAYER_SEEDS + seed * task.seats + own)
        chances = [source.spawn() for _ in bots]
        while game.decision is not None:
            seat = int(game.decision.seat)
            view = game.view(seat)
            began = perf_counter()
            with blaming(names[seat], f"seat {seat} of the deal with the seed {seed}"):
                action = ask(bots[seat], view, chances[seat])
                took = perf_counter() - began
                game.apply(action)
            if seat == own:
                seconds += took
                decisions += 1
        returns.append(returns_of(game)[own])
    return returns, seconds, decisions


def play_deals(task: BenchmarkTask, agent: str, opponents: str, seeds: list[int]) -> list[Played]:
    """Play several deals."""
    return [play_deal(task, agent, opponents, seed) for seed in seeds]


def win_share(returned: float, seats: int) -> float:
    """Turn what a game was worth into the share of the win."""
    return (returned * (seats - 1) + 1) / seats


def level_of(task: BenchmarkTask, opponents: str, played: list[Played]) -> Level:
    """Sum up the games against one level."""
    by_deal = [fmean(win_share(each, task.seats) for each in returns) for returns, _, _ in played]
    error = stdev(by_deal) / len(by_deal) ** 0.5 if len(by_deal) > 1 else 0.0
    return Level(
        opponents,
        len(played) * task.seats,
        round(fmean(by_deal), 4),
        round(CONFIDENCE * error, 4),
        round(fmean(each for returns, _, _ in played for each in returns), 4),
        round(sum(seconds for _, seconds, _ in played) / max(1, sum(decisions for _, _, decisions in played)), 6),
    )


def chunks(seeds: list[int]) -> Iterator[list[int]]:
    """Share seeds out."""
    for first in range(0, len(seeds), CHUNK):
        yield seeds[first : first + CHUNK]


def no_sign(opponents: str, deals: int) -> None:
    """Keep quiet."""


def check(task: BenchmarkTask, agent: str, levels: list[str], deals: int) -> None:
    """Refuse bots and numbers of deals that cannot be measured, before anything is played."""
    for name in (agent, *levels):
        seat_bot(name)
    task.test_seeds(deals)


def measure(
    task: BenchmarkTask,
    agent: str,
    levels: list[str],
    deals: int = TEST_DEALS,
    processes: int = 1,
    tell: Callable[[str, int], None] = no_sign,
) -> Result:
    """Measure an agent against each level; `tell` hears how many deals were played."""
    check(task, agent, levels, deals)
    seeds = task.test_seeds(deals)
    found = []
    with ProcessPool(processes) as pool:
        for opponents in levels:
            played: list[Played] = []
            shares = list(chunks(seeds))
            some = [task] * len(shares), [agent] * len(shares), [opponents] * len(shares), shares
            for each in pool.map(play_deals, *some) if pool is not None else map(play_deals, *some):
                played += each
                tell(opponents, len(played))
            found.append(level_of(task, opponents, played))
    engine = f"{VERSION}, {'interpreted' if str(rollout.__file__).endswith('.py') else 'compiled'}"
    made_of = fingerprint_of(agent)
    return Result(task.name, agent, made_of, engine, engine_hash(), deals, task.deals_hash(deals), found)


class ProcessPool:
    """A pool of processes, or none where one is enough."""

    def __init__(self, processes: int) -> None:
        self.pool = ProcessPoolExecutor(processes, get_context("spawn")) if processes > 1 else None

    def __enter__(self) -> Executor | None:
        return self.pool

    def __exit__(self, *trouble: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def plot(result: Result, path: Path) -> None:
    """Draw the win rates with their intervals, and a line where chance would put them."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    names = [level.opponents for level in result.levels]
    rates = [100 * level.win_rate for level in result.levels]
    axes.bar(names, rates, yerr=[100 * level.margin for level in result.levels], color="#0072b2", capsize=6)
    axes.axhline(100 / task_named(result.task).seats, color="#1c2330", linestyle="--", linewidth=1)
    axes.set_ylim(0, 100)
    axes.set_ylabel("wins, %")
    axes.set_title(f"{result.task}: {result.agent}")
    figure.savefig(path)
