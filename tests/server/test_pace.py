"""Bots leave people the time to see what was chosen, and lose none where nobody looks."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.clients import Chair, Json, Person, run
from tests.server.houses import Server, serving

PAUSE = 0.3
GRAIN = 0.01
"""How exactly a clock wakes somebody up."""
BOTS = 3


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots wait."""
    with serving(tmp_path, bot_pause=PAUSE) as made:
        yield made


async def sit_among_bots(person: Person) -> str:
    """Open a table at which everybody else is a bot."""
    await person.come_in("Eva")
    return await person.open_table("machikoro", BOTS + 1, bots=["random"] * BOTS, auto_start=True)


def pauses(lines: list[Json]) -> list[float]:
    """List how long it took each bot to choose after what was chosen before."""
    chosen = [line for line in lines if line["entry"]["entry"] == "chose"]
    return [now["at"] - before["at"] for before, now in pairwise(chosen) if now["entry"]["by_bot"]]


def bots_chose(chair: Chair, often: int) -> bool:
    """Say whether bots have chosen that often."""
    return len(pauses(chair.lines)) >= often


def test_who_looks_sees_each_choice_for_a_while(house: Server) -> None:
    async def work() -> list[float]:
        async with Person(house.url) as person:
            chair = await person.sit_in(await sit_among_bots(person))
            while not bots_chose(chair, 4):
                await chair.until(lambda: chair.decision is not None or bots_chose(chair, 4))
                if chair.decision is not None:
                    await chair.choose(0)
            return pauses(chair.lines)

    found = run(work())

    assert min(found) >= PAUSE - GRAIN
    assert max(found) < PAUSE + 5


def test_where_nobody_looks_nobody_waits(house: Server) -> None:
    async def work() -> list[float]:
        async with Person(house.url) as person:
            table = await sit_among_bots(person)
            found: list[float] = []
            while len(found) < 8:
                seen = await person.look(table, since=0)
                found = pauses(seen["missed"])
                decision = seen["game"]["decision"]
                if decision is None:
                    await asyncio.sleep(0.05)
                else:
                    await person.command(table, "choose", decision=decision["number"], index=0)
            return found

    found = run(work())

    assert sorted(found)[len(found) // 2] < PAUSE
