"""Bots think in processes of their own; whatever happens to those, the table goes on."""

import asyncio
import logging
import os
import signal
from pathlib import Path

import psutil
import pytest

from tests.server.clients import Person, run
from tests.server.houses import Server
from tests.server.tables import gather
from twocities.server.hub.thinkers import Thinkers
from twocities.server.table.entries import BotSat, Started, Stood
from twocities.server.table.table import Table

SLOW = "thinks_for_a_second"
"""A bot of tools/slow_bot.py, which only the workers load."""


def asking_bot(level: str) -> Table:
    """Make a table at which a bot has to choose."""
    gathering = gather("Eva", free=1)
    gathering.write([Stood(0), BotSat(0, level, "Ada"), BotSat(1, level, "Ben"), Started()])
    return gathering.table


def options(table: Table) -> list[int]:
    """List what the one who is asked may choose."""
    assert table.game is not None
    assert table.game.decision is not None
    return table.game.decision.actions


async def think(thinkers: Thinkers, tables: list[Table]) -> list[int]:
    """Let bots think at several tables at once."""
    try:
        return await asyncio.gather(*[thinkers.choose(table) for table in tables])
    finally:
        thinkers.close()


def test_a_bot_thinks_again_when_its_worker_dies() -> None:
    table = asking_bot(SLOW)
    thinkers = Thinkers(1, 30.0, ["tools.slow_bot"])

    async def work() -> int:
        thought = asyncio.create_task(thinkers.choose(table))
        while not (workers := list((thinkers.lane(SLOW).executor._processes or {}).values())):
            await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        assert workers[0].pid is not None
        os.kill(workers[0].pid, signal.SIGKILL)
        try:
            return await thought
        finally:
            thinkers.close()

    assert run(work()) in options(table)


def test_a_master_thinks_in_a_worker(caplog: pytest.LogCaptureFixture) -> None:
    table = asking_bot("master")

    with caplog.at_level(logging.ERROR):
        [chosen] = run(think(Thinkers(1, 30.0, []), [table]))

    assert chosen in options(table)
    assert caplog.records == []


def test_waiting_for_a_worker_is_not_thinking(caplog: pytest.LogCaptureFixture) -> None:
    tables = [asking_bot(SLOW) for _ in range(4)]

    with caplog.at_level(logging.ERROR):
        chosen = run(think(Thinkers(1, 3.0, ["tools.slow_bot"]), tables))

    assert len(chosen) == 4
    assert caplog.records == []


def test_a_bot_that_thinks_for_too_long_gets_any_option() -> None:
    table = asking_bot(SLOW)

    assert run(think(Thinkers(1, 0.2, ["tools.slow_bot"]), [table])) == [options(table)[0]]


def test_a_level_that_no_worker_knows_gets_any_option() -> None:
    table = asking_bot(SLOW)

    assert run(think(Thinkers(1, 30.0, []), [table])) == [options(table)[0]]


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def begin() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, bots=["random"], auto_start=True)
            chair = await person.sit_in(table)
            await chair.choose(0)
            await chair.until(lambda: any(line["entry"].get("by_bot") for line in chair.lines))

    run(begin())
    workers = psutil.Process(server.pid).children(recursive=True)
    os.kill(server.pid, signal.SIGKILL)

    _, alive = psutil.wait_procs(workers, timeout=10)

    server.kill()
    assert workers
    assert alive == []
