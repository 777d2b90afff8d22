"""Bots think in processes of their own; whatever happens to those, the table goes on."""

import asyncio
import logging
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import psutil
import pytest

from tests.server.clients import Json, Person, run
from tests.server.servers import Server, serving
from tests.server.tables import gather
from twocities.games import new_game
from twocities.server.hub import fair_queue
from twocities.server.hub.bot_workers import MOST_PLAYED, BotTask, BotWorkers, Played
from twocities.server.hub.fair_queue import FairQueue, Payer, Waiter
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


async def think(bot_workers: BotWorkers, tables: list[Table]) -> list[int]:
    """Let bots think at several tables at once."""
    try:
        return await asyncio.gather(*[bot_workers.choose(table, Waiter()) for table in tables])
    finally:
        bot_workers.close()


def test_a_bot_thinks_again_when_its_worker_dies() -> None:
    table = asking_bot(SLOW)
    bot_workers = BotWorkers(1, 30.0, ["tools.slow_bot"])

    async def work() -> int:
        thought = asyncio.create_task(bot_workers.choose(table, Waiter()))
        while not (workers := list((bot_workers.lane(SLOW).executor._processes or {}).values())):
            await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        assert workers[0].pid is not None
        os.kill(workers[0].pid, signal.SIGKILL)
        try:
            return await thought
        finally:
            bot_workers.close()

    assert run(work()) in options(table)


@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_who_searches_thinks_in_a_worker(level: str, caplog: pytest.LogCaptureFixture) -> None:
    table = asking_bot(level)

    with caplog.at_level(logging.ERROR):
        [chosen] = run(think(BotWorkers(1, 30.0, []), [table]))

    assert chosen in options(table)
    assert caplog.records == []


def test_waiting_for_a_worker_is_not_thinking(caplog: pytest.LogCaptureFixture) -> None:
    tables = [asking_bot(SLOW) for _ in range(4)]

    with caplog.at_level(logging.ERROR):
        chosen = run(think(BotWorkers(1, 3.0, ["tools.slow_bot"]), tables))

    assert len(chosen) == 4
    assert caplog.records == []


async def order_of(tables: int, awaited: list[int], come_later: list[int]) -> list[int]:
    """Let slow bots of one level think at several tables at once; return in which order they are done.

    People wait at some of the tables; to others they come while the first bot thinks.
    """
    present = set(awaited)
    bot_workers = BotWorkers(1, 30.0, ["tools.slow_bot"])
    done: list[int] = []

    async def think_at(number: int) -> None:
        await bot_workers.choose(asking_bot(SLOW), Waiter(urgency=lambda: int(number not in present)))
        done.append(number)

    try:
        thoughts = [asyncio.create_task(think_at(number)) for number in range(tables)]
        await asyncio.sleep(0.1)
        present.update(come_later)
        await asyncio.gather(*thoughts)
    finally:
        bot_workers.close()
    return done


def test_a_thought_that_people_wait_for_comes_before_those_that_nobody_waits_for() -> None:
    assert run(order_of(5, awaited=[3, 4], come_later=[])) == [0, 3, 4, 1, 2]


def test_a_thought_that_people_begin_to_wait_for_moves_up() -> None:
    assert run(order_of(3, awaited=[], come_later=[2])) == [0, 2, 1]


def test_a_thought_that_is_given_up_leaves_its_place_to_others() -> None:
    async def work() -> list[bool]:
        room = FairQueue(1)

        async def come() -> None:
            async with room.turn(Waiter()):
                await asyncio.sleep(0.05)

        first, second, third = [asyncio.create_task(come()) for _ in range(3)]
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.wait_for(third, 10)
        return [task.cancelled() for task in (first, second, third)]

    assert run(work()) == [True, True, False]


class Clock:
    """Time that passes only where a test says so, so that what was used does not depend on how busy a machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def order_of_turns(comers: list[Payer], clock: Clock) -> list[Payer]:
    """Let people come at once for a turn of a second each; return in which order they get one."""
    queue = FairQueue(1)
    order: list[Payer] = []

    async def come(payer: Payer) -> None:
        async with queue.turn(Waiter(lambda: payer)):
            order.append(payer)
            await asyncio.sleep(0)  # meanwhile all others have come
            clock.now += 1.0

    await asyncio.gather(*[come(payer) for payer in comers])
    return order


def test_people_and_addresses_take_turns_however_much_one_of_them_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, eva = Payer("1", "Ada"), Payer("1", "Bob"), Payer("2", "Eva")
    clock = Clock()
    monkeypatch.setattr(fair_queue, "monotonic", clock)

    order = run(order_of_turns([ada] * 10 + [bob] * 2 + [eva] * 3, clock))

    assert order == [ada, eva, bob, eva, ada, eva, bob, *[ada] * 8]


def test_who_waits_long_for_a_bot_is_told_so_and_people_who_play_come_first(tmp_path: Path) -> None:
    async def work(server: Server) -> tuple[list[Json], int]:
        async with Person(server.url) as crowd, Person(server.url) as eva:
            await crowd.come_in("Jan")
            watched = [
                await crowd.sit_in(
                    await crowd.open_table("machikoro", 2, bots=[SLOW, SLOW], sits=False, auto_start=True)
                )
                for _ in range(8)
            ]
            await eva.come_in("Eva")
            chair = await eva.sit_in(await eva.open_table("machikoro", 2, bots=[SLOW], auto_start=True))
            while chair.decision is not None:
                mine = await chair.choose()
                await chair.reach(mine["seq"])
            await chair.reach(mine["seq"] + 1)
            await watched[-1].until(lambda: any(message["type"] == "busy" for message in watched[-1].messages))
            busy = [message for message in watched[-1].messages if message["type"] == "busy"]
            return busy, choices_between(server, chair.table, mine["seq"], mine["seq"] + 1)

    with serving(tmp_path, plugins="tools.slow_bot") as server:
        busy, beside = run(work(server))
        assert server.errors() == []

    assert 0 < busy[0]["waiting"] <= 8
    assert beside <= 2


def test_a_host_has_only_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    async def work(server: Server) -> list[object]:
        alone = {"game": "citadels", "seats": 2, "bots": [SLOW, SLOW], "sits": False}
        async with Person(server.url) as eva, Person(server.url) as jan:
            await eva.come_in("Eva")
            await jan.come_in("Jan")
            for _ in range(4):
                await eva.ask("POST", "/api/tables", json={**alone, "auto_start": True})
            refused: list[object] = [
                await eva.refused("POST", "/api/tables", json={**alone, "auto_start": True}),
                await eva.refused("POST", "/api/tables", json={"game": "citadels", "seats": 2, "bots": [SLOW]}),
            ]
            assert await eva.open_table("citadels", 2)
            waiting = await jan.open_table("citadels", 2, bots=[SLOW, SLOW], sits=False)
            for _ in range(4):
                await jan.ask("POST", "/api/tables", json={**alone, "auto_start": True})
            return [*refused, await jan.refused_command(waiting, "start")]

    with serving(tmp_path, limits=1, plugins="tools.slow_bot") as server:
        assert run(work(server)) == [(429, "too-many")] * 3


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all limits on, and a bot that takes its time."""
    with serving(tmp_path_factory.mktemp("strict"), limits=1, plugins="tools.slow_bot") as made:
        yield made
        assert made.errors() == []


ALONE = {"game": "machikoro", "seats": 2, "bots": [SLOW, SLOW], "sits": False}


async def close_all(person: Person, answers: list[httpx.Response]) -> None:
    """Close the tables that were opened, so that others may play."""
    for answer in answers:
        if answer.is_success:
            await person.command(answer.json()["id"], "close")


def test_a_host_gets_no_more_tables_of_bots_alone_by_asking_for_all_at_once(strict: Server) -> None:
    async def work() -> list[int]:
        async with Person(strict.url) as eva:
            await eva.come_in("Eva")
            order = {**ALONE, "auto_start": True}
            answers = await asyncio.gather(*[eva.http.post("/api/tables", json=order) for _ in range(12)])
            await close_all(eva, answers)
            return sorted(answer.status_code for answer in answers)

    assert run(work()) == [201] * 4 + [429] * 8


def test_a_table_that_the_last_bot_fills_is_one_of_bots_alone(strict: Server) -> None:
    async def work() -> list[int]:
        async with Person(strict.url) as eva:
            await eva.come_in("Eva")
            order = {"sits": False, "auto_start": True}
            tables = [await eva.open_table("machikoro", 2, **order) for _ in range(6)]
            for table in tables:
                await eva.command(table, "seat_bot", seat=0, level=SLOW)
            last = [{"type": "seat_bot", "command": "last", "seat": 1, "level": SLOW} for _ in tables]
            asked = [
                eva.http.post(f"/api/tables/{table}/commands", json=body)
                for table, body in zip(tables, last, strict=True)
            ]
            answers = await asyncio.gather(*asked)
            for table in tables:
                await eva.command(table, "close")
            return sorted(answer.status_code for answer in answers)

    assert run(work()) == [200] * 4 + [429] * 2


def test_tables_of_bots_alone_keep_nobody_from_playing_against_bots(strict: Server) -> None:
    async def work() -> tuple[int, str]:
        async with AsyncExitStack() as stack:
            crowd = [await stack.enter_async_context(Person(strict.url)) for _ in range(9)]
            order = {**ALONE, "auto_start": True}
            opened = 0
            answers: list[list[httpx.Response]] = []
            for number, person in enumerate(crowd):
                await person.come_in(f"Crowd {number}")
                answers.append([await person.http.post("/api/tables", json=order) for _ in range(4)])
                opened += sum(answer.is_success for answer in answers[-1])
            eva = await stack.enter_async_context(Person(strict.url, "127.0.0.2"))
            await eva.come_in("Eva")
            table = await eva.open_table("machikoro", 2, bots=[SLOW], auto_start=True)
            answer = (await eva.look(table))["table"]["status"]
            for person, made in zip(crowd, answers, strict=True):
                await close_all(person, made)
            return opened, str(answer)

    assert run(work()) == (30, "playing")


def test_games_that_are_left_to_bots_are_counted(strict: Server) -> None:
    async def work() -> tuple[int, int]:
        async with Person(strict.url, "127.0.0.3") as eva, Person(strict.url, "127.0.0.3") as jan:
            await eva.come_in("Eva")
            await jan.come_in("Jan")
            for host in [eva, jan] * 10:  # so that she may open other tables all the same
                order = {"bots": [SLOW], "sits": False, "public": True, "auto_start": True}
                table = await host.open_table("machikoro", 2, **order)
                await eva.command(table, "sit")
                await eva.command(table, "resign")
                await host.command(table, "close")
            answer = await eva.http.post("/api/tables", json={"game": "machikoro", "seats": 2, "bots": ["random"]})
            await eva.open_table("machikoro", 2)
            return answer.status_code, int(answer.headers["retry-after"])

    status, wait = run(work())

    assert status == 429
    assert wait > 20


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

    assert run(think(BotWorkers(1, 0.2, ["tools.slow_bot"]), [table])) == [options(table)[0]]


def test_a_level_that_no_worker_knows_gets_any_option() -> None:
    table = asking_bot(SLOW)

    assert run(think(BotWorkers(1, 30.0, []), [table])) == [options(table)[0]]


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


def thought(actions: list[int]) -> BotTask:
    """Make what a worker is asked after some actions of a game of Citadels."""
    return BotTask("citadels", 4, ["deluxe"], 11, "salt", actions, "journeyman")


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
        played.up_to_now(BotTask("machikoro", 2, [], seed, "salt", [], "journeyman"))

    assert len(played.games) == MOST_PLAYED
