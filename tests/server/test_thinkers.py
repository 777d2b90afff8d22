"""Bots think in processes of their own; whatever happens to those, the table goes on."""

import asyncio
import logging
import os
import signal
import sqlite3
from pathlib import Path

import psutil
import pytest

from tests.server.clients import Person, run
from tests.server.houses import Server, serving
from tests.server.tables import gather
from twocities.games import new_game
from twocities.server.hub.thinkers import MOST_PLAYED, Played, Thinkers, Thought, WaitingRoom
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
    return list(table.game.decision.actions)


def nobody_waits() -> bool:
    """Let nobody wait for a thought."""
    return False


async def think(thinkers: Thinkers, tables: list[Table]) -> list[int]:
    """Let bots think at several tables at once."""
    try:
        return await asyncio.gather(*[thinkers.choose(table, nobody_waits) for table in tables])
    finally:
        thinkers.close()


def test_a_bot_thinks_again_when_its_worker_dies() -> None:
    table = asking_bot(SLOW)
    thinkers = Thinkers(1, 30.0, ["tools.slow_bot"])

    async def work() -> int:
        thought = asyncio.create_task(thinkers.choose(table, nobody_waits))
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


async def order_of(tables: int, awaited: list[int], come_later: list[int]) -> list[int]:
    """Let slow bots of one level think at several tables at once; return in which order they are done.

    People wait at some of the tables; to others they come while the first bot thinks.
    """
    present = set(awaited)
    thinkers = Thinkers(1, 30.0, ["tools.slow_bot"])
    done: list[int] = []

    async def think_at(number: int) -> None:
        await thinkers.choose(asking_bot(SLOW), lambda: number in present)
        done.append(number)

    try:
        thoughts = [asyncio.create_task(think_at(number)) for number in range(tables)]
        await asyncio.sleep(0.1)
        present.update(come_later)
        await asyncio.gather(*thoughts)
    finally:
        thinkers.close()
    return done


def test_a_thought_that_people_wait_for_comes_before_those_that_nobody_waits_for() -> None:
    assert run(order_of(5, awaited=[3, 4], come_later=[])) == [0, 3, 4, 1, 2]


def test_a_thought_that_people_begin_to_wait_for_moves_up() -> None:
    assert run(order_of(3, awaited=[], come_later=[2])) == [0, 2, 1]


def test_a_thought_that_is_given_up_leaves_its_place_to_others() -> None:
    async def work() -> list[bool]:
        room = WaitingRoom(1)

        async def come() -> None:
            async with room.turn(nobody_waits):
                await asyncio.sleep(0.05)

        first, second, third = [asyncio.create_task(come()) for _ in range(3)]
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.wait_for(third, 10)
        return [task.cancelled() for task in (first, second, third)]

    assert run(work()) == [True, True, False]


def choices_between(server: Server, table: str, first: int, last: int) -> int:
    """Count the choices of bots that were written at all other tables between two lines of one."""
    query = """
        SELECT count(*) FROM log, log AS a, log AS b
        WHERE a."table" = :table AND a.seq = :first AND b."table" = :table AND b.seq = :last
        AND log."table" != :table AND log.command LIKE 'bot-%' AND log.at BETWEEN a.at AND b.at
    """
    connection = sqlite3.connect(server.database)
    found = connection.execute(query, {"table": table, "first": first, "last": last}).fetchone()
    connection.close()
    return int(found[0])


def test_a_person_waits_for_a_bot_and_not_for_the_tables_of_bots_alone(tmp_path: Path) -> None:
    async def work(server: Server) -> list[int]:
        async with Person(server.url) as other, Person(server.url) as eva:
            await other.come_in("Jan")
            for _ in range(8):
                await other.open_table("machikoro", 2, bots=[SLOW, SLOW], sits=False, auto_start=True)
            await eva.come_in("Eva")
            chair = await eva.sit_in(await eva.open_table("machikoro", 2, bots=[SLOW], auto_start=True))
            beside = []
            for _ in range(2):
                await chair.until(lambda: chair.decision is not None)
                while chair.decision is not None:
                    mine = await chair.choose()
                    await chair.reach(mine["seq"])
                await chair.reach(mine["seq"] + 1)
                beside.append(choices_between(server, chair.table, mine["seq"], mine["seq"] + 1))
            return beside

    with serving(tmp_path, plugins="tools.slow_bot") as server:
        beside = run(work(server))
        assert server.errors() == []

    assert max(beside) <= 2  # what was thought about when the person chose, and what may have begun meanwhile


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
            await chair.choose(0)  # the roll
            await chair.choose(0)
            await chair.until(lambda: any(line["entry"].get("by_bot") for line in chair.lines))

    run(begin())
    workers = psutil.Process(server.pid).children(recursive=True)
    os.kill(server.pid, signal.SIGKILL)

    _, alive = psutil.wait_procs(workers, timeout=10)

    server.kill()
    assert workers
    assert alive == []


def thought(actions: list[int]) -> Thought:
    """Make what a worker is asked after some actions of a game of Citadels."""
    return Thought("citadels", 4, ["deluxe"], 11, "salt", actions, "journeyman")


def some_actions(count: int, first_choice: int = 0) -> list[int]:
    """Choose so often in a game, always the last option after the first choice."""
    game = new_game("citadels", 4, ["deluxe"], 11)
    chosen: list[int] = []
    for _ in range(count):
        assert game.decision is not None
        chosen.append(game.decision.actions[len(game.decision.actions) - 1 if chosen else first_choice])
        game.take(chosen[-1])
    return chosen


def test_a_worker_plays_a_game_on_from_where_it_was_asked_last() -> None:
    actions = some_actions(40)
    played = Played()
    for count in (5, 17, 40):
        game = played.up_to_now(thought(actions[:count]))

        assert game.position() == Played().up_to_now(thought(actions[:count])).position()
    assert len(played.games) == 1


def test_a_worker_begins_anew_when_choices_were_taken_back() -> None:
    played = Played()
    played.up_to_now(thought(some_actions(30)))
    other = some_actions(20, first_choice=1)

    assert played.up_to_now(thought(other)).position() == Played().up_to_now(thought(other)).position()


def test_a_worker_keeps_so_many_games_and_no_more() -> None:
    played = Played()
    for seed in range(MOST_PLAYED + 3):
        played.up_to_now(Thought("machikoro", 2, [], seed, "salt", [], "journeyman"))

    assert len(played.games) == MOST_PLAYED
