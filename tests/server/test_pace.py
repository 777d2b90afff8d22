"""Bots leave people the time to see what was chosen, tell nothing by it, and lose none where nobody plays or looks."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.server.clients import Chair, Json, Person, run
from tests.server.servers import Server, serving
from tools.bot_times import measure
from twocities.server.hub.scheduler import rest_of_pause

PAUSE = 0.3
GRAIN = 0.11
"""How exactly times are told, and a clock wakes somebody up."""
BOTS = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, bot_pause=PAUSE, positions="true", plugins="tools.slow_bot", workers=2) as made:
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


def test_who_looks_sees_each_choice_for_a_while(server: Server) -> None:
    async def work() -> list[float]:
        async with Person(server.url) as person:
            chair = await person.sit_in(await sit_among_bots(person))
            while not bots_chose(chair, 4):
                await chair.until(lambda: chair.decision is not None or bots_chose(chair, 4))
                if chair.decision is not None:
                    await chair.choose(0)
            return pauses(chair.lines)

    found = run(work())

    assert min(found) >= PAUSE - GRAIN
    assert max(found) < PAUSE + 5


def test_who_plays_by_requests_waits_as_long(server: Server) -> None:
    async def work() -> list[float]:
        async with Person(server.url) as person:
            table = await sit_among_bots(person)
            found: list[float] = []
            while len(found) < 4:
                seen = await person.look(table, since=0)
                found = pauses(seen["missed"])
                decision = seen["game"]["decision"]
                if decision is None:
                    await asyncio.sleep(0.05)
                else:
                    await person.command(table, "choose", decision=decision["number"], index=0)
            return found

    assert min(run(work())) >= PAUSE - GRAIN


def test_bots_among_themselves_do_not_wait_where_nobody_looks(server: Server) -> None:
    async def work() -> list[float]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", BOTS, bots=["random"] * BOTS, auto_start=True, sits=False)
            while len(found := pauses((await person.look(table, since=0))["missed"])) < 8:
                await asyncio.sleep(0.05)
            return found

    found = run(work())

    assert sorted(found)[len(found) // 2] < PAUSE


def test_the_time_that_a_bot_takes_does_not_tell_whether_it_had_a_choice(server: Server) -> None:
    """Of 64 questions the area is 0.5, give or take 0.07; it was 1 when bots answered as soon as they had thought.

    `tools/bot_times.py` asks the Master 200 of them.
    """
    areas = run(measure(server.url, 64, "thinks_if_there_is_a_choice", at_once=2))

    assert all(0.25 < area < 0.75 for area in areas)


@pytest.mark.parametrize(("thought", "answers"), [(0.007, 0.25), (0.2, 0.25), (0.25, 0.25), (0.26, 0.5), (0.9, 1.0)])
def test_a_bot_answers_after_whole_pauses(thought: float, answers: float) -> None:
    assert thought + rest_of_pause(0.0, thought, 0.25) == pytest.approx(answers)
