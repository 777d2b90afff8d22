"""Matches for tests: who plays, how they are run, and what of their rows must be equal."""

import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from twocities.arena.match import Halted, Match, never
from twocities.arena.match_dir import MatchDir
from twocities.arena.playing import Row
from twocities.arena.processes import Processes
from twocities.arena.rows import TIMES, ChunkResult, play_chunk
from twocities.arena.run import run
from twocities.arena.workers import Workers
from twocities.bots import bot_names

WEAK = "random"
STRONG = next(name for name in bot_names() if name != WEAK)
QUICK = Match("citadels", (STRONG, WEAK, WEAK), ("deluxe", "first_game"), 7)
PID_FILE = "TWOCITIES_TEST_PID_FILE"
LONG = 60.0


def play_here(match: Match, games: int, path: Path, processes: int = 1) -> MatchDir:
    """Play a match to its end in processes of this machine."""
    workers = Processes(match, processes)
    try:
        return play_with(workers, match, games, path)
    finally:
        workers.close()


def play_with(workers: Workers, match: Match, games: int, path: Path) -> MatchDir:
    """Play a match to its end with a pool of workers."""
    folder = MatchDir(path)
    folder.begin(match)
    try:
        assert run(match, games, folder, workers, lambda _: None)
    finally:
        folder.close()
    return folder


def linger_once(match: Match, numbers: list[int], halted: Halted = never) -> ChunkResult:
    """Play like the others, but the first with several games plays half of them and waits to be killed."""
    path = Path(os.environ[PID_FILE])
    if len(numbers) > 1 and is_first(path):
        play_chunk(match, numbers[: len(numbers) // 2], halted)
        draft = path.with_suffix(".draft")
        draft.write_text(str(os.getpid()))
        draft.replace(path)
        time.sleep(LONG)
    return play_chunk(match, numbers, halted)


def is_first(path: Path) -> bool:
    """Say yes to one process only."""
    try:
        path.with_suffix(".claim").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def kill_who_lingers(path: Path) -> None:
    """Kill the process that tells its pid in a file, as soon as it does, and note that in the file."""
    while not path.exists():
        time.sleep(0.01)
    os.kill(int(path.read_text()), signal.SIGKILL)
    path.write_text("killed")


def repeatable(rows: list[Row]) -> list[Row]:
    """Leave out the times, which are never the same twice."""
    for row in rows:
        seats = row["seats"]
        assert isinstance(seats, list)
        for seat in seats:
            for column in TIMES:
                del seat[column]
    return rows


def rows_in(folder: MatchDir) -> list[Row]:
    """Read all rows of a folder, without the times."""
    return repeatable(folder.table().to_pylist())


@contextmanager
def full_disk() -> Iterator[None]:
    """Let the system refuse whatever is written to a file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
