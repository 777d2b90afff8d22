"""Replays logs in a worker process, so that no running game waits for readers."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from twocities.server.hub.bot_workers import prepare
from twocities.server.hub.fair_queue import FairQueue, Waiter
from twocities.server.hub.live_table import ToldLine, follow, told_line
from twocities.server.table.chain import Row, checked_lines
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import Setup
from twocities.server.table.table import Table

LOGGER = logging.getLogger("twocities.log_readers")

Answer = TypeVar("Answer")

PATIENCE = 20.0
"""How many seconds somebody may wait until a log is played."""

MOST_KEPT = 16 * 1024 * 1024
"""How many bytes of told lines are kept, for those who ask again."""


class LogReaders:
    """One worker process; whoever has made it work least comes first."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.executor: ProcessPoolExecutor | None = None
        self.kept: OrderedDict[tuple[str, int, int], list[ToldLine]] = OrderedDict()
        """Whole logs as they were told, by table, length and viewer; the latest last."""
        self.size = 0

    def warm_up(self) -> None:
        """Start the worker before anybody needs it."""
        self.workers().submit(len, ())

    def workers(self) -> ProcessPoolExecutor:
        """Find the worker, or start it."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(1, get_context("spawn"), initializer=prepare, initargs=([],))
        return self.executor

    async def run(self, waiter: Waiter, work: Callable[..., Answer], *values: object) -> Answer:
        """Let the worker do something when it is somebody's turn; one that dies is replaced once."""
        for _ in range(2):
            try:
                async with asyncio.timeout(PATIENCE), self.queue.turn(waiter):
                    return await asyncio.get_running_loop().run_in_executor(self.workers(), work, *values)
            except BrokenProcessPool:
                LOGGER.warning("the process that plays logs died")
                self.executor = None
            except TimeoutError:
                LOGGER.warning("a log took too long to play")
                break
        raise Refusal(Reason.UNAVAILABLE)

    def known(self, table: str, seq: int, viewer: int) -> list[ToldLine] | None:
        """Find a whole log that was told before."""
        key = (table, seq, viewer)
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, table: str, seq: int, viewer: int, lines: list[ToldLine]) -> None:
        """Keep a log for those who ask again, and forget what nobody has asked for the longest time."""
        self.forget(table, viewer)
        self.kept[table, seq, viewer] = lines
        self.size += size_of(lines)
        while self.size > MOST_KEPT:
            _, old = self.kept.popitem(last=False)
            self.size -= size_of(old)

    def forget(self, table: str, viewer: int) -> None:
        """Forget a log that has grown since."""
        for key in [key for key in self.kept if key[0] == table and key[2] == viewer]:
            self.size -= size_of(self.kept.pop(key))

    def close(self) -> None:
        """End the worker, for good."""
        if self.executor is not None:
            for process in list((self.executor._processes or {}).values()):
                process.terminate()
            self.executor.shutdown(wait=True)


def size_of(lines: list[ToldLine]) -> int:
    """Say how many bytes told lines take, more or less."""
    return sum(len(line.written) + 100 for line in lines)


def tell_log(setup: Setup, rows: list[Row], viewer: int) -> list[ToldLine]:
    """Play a log and tell every line of it, as a viewer may know it; raises if it is not what was written."""
    table = Table(setup)
    table.keeps_moments = False
    lines = checked_lines(setup.table, rows, 0, table.hash)
    return [told_line(table.family, follow(table, line), viewer) for line in lines]
