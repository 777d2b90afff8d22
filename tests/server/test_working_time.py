"""The server's time is measured for each address, and shared while several are there."""

import asyncio
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any, TypeVar

import pytest

from tests.server.clients import run
from twocities.server.web.working_time import GUESS, MOST_WAITING, TooBusy, WorkingTime, measured

Answer = TypeVar("Answer")


def work_for(seconds: float) -> None:
    """Keep the event loop busy."""
    until = perf_counter() + seconds
    while perf_counter() < until:
        pass


async def count_time(job: Coroutine[Any, Any, Answer], count: Callable[[float], None]) -> Answer:
    """Await something, and count the time of its steps."""
    return await measured(job, count)


async def some_work() -> str:
    """Work twice, and wait longer in between."""
    work_for(0.02)
    await asyncio.sleep(0.3)
    work_for(0.02)
    return "done"


def test_only_the_time_in_which_others_had_to_wait_is_counted() -> None:
    counted: list[float] = []

    assert run(count_time(some_work(), counted.append)) == "done"

    assert 0.04 <= sum(counted) < 0.25


def test_one_who_no_longer_waits_ends_what_is_measured() -> None:
    ended: list[str] = []

    async def endless() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("ended")

    async def work() -> None:
        task = asyncio.create_task(count_time(endless(), lambda _: None))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(work())

    assert ended == ["ended"]


async def seconds_until_turn(shares: WorkingTime, source: str) -> float:
    """Say how long an address waits for its turn."""
    began = perf_counter()
    async with shares.turn(source):
        return perf_counter() - began


def test_who_has_used_its_share_waits_while_others_are_there() -> None:
    async def work() -> list[float]:
        shares = WorkingTime(1)
        await seconds_until_turn(shares, "2")
        shares.spend("1", 1.05)
        return [await seconds_until_turn(shares, source) for source in ("2", "1")]

    other, greedy = run(work())

    assert other < 0.1
    assert greedy > 0.15


def test_who_is_there_alone_has_all_the_time() -> None:
    async def work() -> float:
        shares = WorkingTime(1)
        shares.spend("1", 5)
        return await seconds_until_turn(shares, "1")

    assert run(work()) < 0.1


def test_no_more_than_so_many_of_an_address_wait() -> None:
    async def work() -> int:
        shares = WorkingTime(1)
        await seconds_until_turn(shares, "2")
        shares.spend("1", 2)
        tasks = [asyncio.create_task(seconds_until_turn(shares, "1")) for _ in range(MOST_WAITING + 5)]
        await asyncio.sleep(10 * GUESS)
        refused = [task for task in tasks if task.done() and isinstance(task.exception(), TooBusy)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not shares.queues
        return len(refused)

    assert run(work()) == 5
