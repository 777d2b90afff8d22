"""Plays on the cores of this machine, a process for each; one that dies is replaced."""

import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import c_bool
from multiprocessing import connection, get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawValue
from threading import Thread
from time import monotonic

from twocities.arena.rows import ChunkResult, play_chunk
from twocities.arena.workers import GameFailed, Play, Task

ATTEMPTS = 3
"""How many processes may die of one chunk."""

PATIENCE = 10.0
"""How many seconds a process may take to stop before it is ended."""


class Worker:
    """A process that plays one chunk at a time."""

    def __init__(self, task: Task, play: Play, stop: c_bool) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs, task, play, stop), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()
        self.numbers: list[int] = []
        """What it is playing."""
        self.attempts = 0

    def begin(self, numbers: list[int], attempts: int = 1) -> None:
        """Give the process a chunk; if it is dead, `answer` will find that out."""
        self.numbers, self.attempts = numbers, attempts
        with suppress(OSError):
            self.pipe.send(numbers)

    def answer(self) -> ChunkResult | GameFailed | None:
        """Take what the process has to say; None if it is dead."""
        try:
            said = self.pipe.recv()
        except (EOFError, OSError):
            return None
        self.numbers = []
        return said if isinstance(said, ChunkResult) else GameFailed(str(said))

    def end(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Processes:
    """A pool of processes on this machine."""

    chunk_seconds = 5.0

    def __init__(self, task: Task, slots: int, play: Play = play_chunk) -> None:
        self.task = task
        self.slots = slots
        self.play = play
        self.stop = RawValue(c_bool, False)
        self.workers = [self.worker() for _ in range(slots)]

    def worker(self) -> Worker:
        """Start a process."""
        return Worker(self.task, self.play, self.stop)

    @property
    def busy(self) -> int:
        """Count the processes that play."""
        return sum(bool(worker.numbers) for worker in self.workers)

    def begin(self, numbers: list[int]) -> None:
        """Give a chunk to a process that has none."""
        next(worker for worker in self.workers if not worker.numbers).begin(numbers)

    def wait(self, seconds: float) -> list[ChunkResult | GameFailed]:
        """Collect what the processes have played, and replace those that died."""
        playing = {worker.pipe: worker for worker in self.workers if worker.numbers}
        ended: list[ChunkResult | GameFailed] = []
        for pipe in connection.wait(list(playing), seconds):
            assert isinstance(pipe, Connection)
            worker = playing[pipe]
            said = worker.answer() or self.replace(worker)
            if said is not None:
                ended.append(said)
        return ended

    def replace(self, worker: Worker) -> GameFailed | None:
        """Let a new process play the chunk of a dead one, unless it is the chunk that kills."""
        worker.end()
        if worker.attempts == ATTEMPTS:
            first, last = worker.numbers[0], worker.numbers[-1]
            return GameFailed(f"{ATTEMPTS} processes died while they played the games {first} to {last}.")
        fresh = self.worker()
        self.workers[self.workers.index(worker)] = fresh
        fresh.begin(worker.numbers, worker.attempts + 1)
        return None

    def halt(self) -> list[ChunkResult]:
        """Stop between two decisions; the games that are over are returned, one that failed will fail again."""
        self.stop.value = True
        until = monotonic() + PATIENCE
        done: list[ChunkResult] = []
        while self.busy and monotonic() < until:
            playing = {worker.pipe: worker for worker in self.workers if worker.numbers}
            for pipe in connection.wait(list(playing), until - monotonic()):
                assert isinstance(pipe, Connection)
                worker = playing[pipe]
                said = worker.answer()
                worker.numbers = []
                if isinstance(said, ChunkResult):
                    done.append(said)
        return done

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Start processes that no Ctrl-C reaches, however early; here it is noticed a moment later."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # It is started beside the first process, and whoever starts it lets interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(pipe: Connection, task: Task, play: Play, stop: c_bool) -> None:
    """Play chunks as they come. An interrupt is for the arena, not for its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=outlive_nobody, daemon=True).start()
    while True:
        try:
            numbers = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            said: ChunkResult | str = play(task, numbers, lambda: bool(stop.value))
        except Exception as error:
            said = failure(numbers, error)
        pipe.send(said)


def failure(numbers: list[int], error: Exception) -> str:
    """Say which games failed and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{os.path.basename(place.filename)}, line {place.lineno}"
    return f"A game from {numbers[0]} to {numbers[-1]} failed: {type(error).__name__}: {error} ({where})."


def outlive_nobody() -> None:
    """End with the arena, however it ended."""
    arena = parent_process()
    assert arena is not None
    arena.join()
    os._exit(0)
