"""Runs a match to its end, or until somebody stops it, and keeps every game once."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from signal import SIGINT, SIGTERM, Signals, default_int_handler, signal
from types import FrameType

from twocities.arena.chunks import Chunks
from twocities.arena.rows import ChunkResult
from twocities.arena.workers import Folder, GameFailed, Task, Workers

GLANCE = 0.2
"""How many seconds pass at most until an interrupt is noticed."""

Progress = Callable[[ChunkResult], None]
"""Is told of every chunk that is kept."""


class Interrupt:
    """Whether somebody pressed Ctrl-C; the second time it is no longer a request."""

    def __init__(self) -> None:
        self.asked = False

    def ask(self, number: int, frame: FrameType | None) -> None:
        """Take the signal down; whatever is being written is written to its end."""
        if self.asked:
            default_int_handler(number, frame)
        self.asked = True


def run(task: Task, games: int, folder: Folder, workers: Workers, progress: Progress) -> bool:
    """Play what the folder lacks; say whether all games are there now."""
    finished = folder.finished()
    chunks = Chunks([n for n in range(games) if n not in finished], task.seats, workers.chunk_seconds, workers.slots)
    over: list[ChunkResult] = []
    with interruptible() as interrupt:
        while (chunks.left or workers.busy or over) and not interrupt.asked:
            # Writing waits for the disk, so those who are free get their next chunk first.
            while chunks.left and workers.busy < workers.slots:
                workers.begin(chunks.next())
            keep(over, folder, progress)
            over, failures = sort(workers.wait(GLANCE)) if workers.busy else ([], [])
            if failures:
                keep(over, folder, progress)
                raise failures[0]
            for played in over:
                chunks.learn(len(played.numbers), played.seconds)
        keep(over, folder, progress)
        if interrupt.asked:
            keep(workers.halt(), folder, progress)
    return not chunks.left and not interrupt.asked


def keep(over: list[ChunkResult], folder: Folder, progress: Progress) -> None:
    """Write chunks to the folder, and tell of each that is there."""
    for played in over:
        folder.keep(played)
        progress(played)


def sort(ended: list[ChunkResult | GameFailed]) -> tuple[list[ChunkResult], list[GameFailed]]:
    """Tell chunks that are over from those that failed."""
    return [each for each in ended if isinstance(each, ChunkResult)], [
        each for each in ended if isinstance(each, GameFailed)
    ]


@contextmanager
def interruptible() -> Iterator[Interrupt]:
    """Turn Ctrl-C, and a request to end, into something to ask for between two chunks."""
    interrupt = Interrupt()
    signals: list[Signals] = [SIGINT, SIGTERM]
    before = [signal(each, interrupt.ask) for each in signals]
    try:
        yield interrupt
    finally:
        for each, handler in zip(signals, before, strict=True):
            signal(each, handler)
