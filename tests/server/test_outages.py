"""Redis or PostgreSQL goes away in the middle of games, and comes back."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import asyncpg
import httpx
import pytest
from redis.asyncio import from_url
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Chair, Person, new_command, run, seat_people
from tests.server.crowds import Aftermath, Crowd, beside, read_aftermath
from tests.server.servers import Server, nodes, serving
from tools.services import Postgres, Redis
from twocities.server.hub.pubsub import PEOPLE, TABLES

BEAT = 5.0
"""How often nodes look into the database, where a test tells by the time who brought the news."""

UNAVAILABLE = 1013


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """Let PostgreSQL crash for a while."""
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@pytest.fixture
def games(postgres: Postgres) -> str:
    """A new database on PostgreSQL."""
    return postgres.make_database(f"games_{secrets.token_hex(6)}")


async def sit_apart(servers: list[Server]) -> tuple[Chair, Chair]:
    """Seat two people at one table, each at a node of its own if there are two."""
    (eva, jan), table = await seat_people(servers[0].url, "Eva Jan")
    jan.url = servers[-1].url
    return await eva.sit_in(table), await jan.sit_in(table)


async def choose_and_tell(chairs: tuple[Chair, Chair]) -> float:
    """Let the one who is asked choose; return how long it takes until both know."""
    chooser, other = chairs if chairs[0].decision is not None else chairs[::-1]
    began = monotonic()
    await chooser.choose()
    await asyncio.gather(*[chair.until(lambda chair=chair: chair.seq >= chooser.seq) for chair in (chooser, other)])
    return monotonic() - began


async def until_health(server: Server, part: str, is_well: bool) -> int:
    """Wait until a node says of a part whether it is there; return the status of its answer."""
    async with httpx.AsyncClient(timeout=30) as http, asyncio.timeout(30):
        while True:
            answer = await http.get(f"{server.url}/health")
            if answer.json()[part] is is_well:
                return answer.status_code
            await asyncio.sleep(0.1)


def test_a_node_that_can_write_nothing_is_not_well(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        assert await until_health(server, "database", True) == 200
        with sqlite3.connect(server.database, timeout=20, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")

            assert await until_health(server, "database", False) == 503
            other.execute("ROLLBACK")
        assert await until_health(server, "database", True) == 200

    with serving(tmp_path) as made:
        run(work(made))
        assert made.errors() == []


async def make_read_only(database: str) -> None:
    """Let a database of PostgreSQL take no writes, as one does that stands by for another."""
    address, _, name = database.rpartition("/")
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await connection.close()


def test_a_node_whose_postgresql_takes_no_writes_is_not_well(games: str, tmp_path: Path) -> None:
    async def work(server: Server) -> list[int]:
        before = await until_health(server, "database", True)
        await make_read_only(games)
        await asyncio.sleep(1)  # connections that were cut would be no answer
        return [before, *[(await until_health(server, "database", False)) for _ in range(3)]]

    with nodes(1, tmp_path, games) as servers:
        assert run(work(servers[0])) == [200, 503, 503, 503]
        assert servers[0].errors() == []


def test_people_at_one_node_play_on_without_redis(games: str, redis: Redis, tmp_path: Path) -> None:
    async def work(servers: list[Server]) -> None:
        chairs = await sit_apart(servers)
        redis.kill()
        status = await until_health(servers[0], "pubsub", False)

        delays = [await choose_and_tell(chairs) for _ in range(10)]

        # Each by itself may be quick by chance when it comes with a beat, but not all ten.
        assert max(delays) < BEAT / 2
        assert status == 200

    with nodes(1, tmp_path, games, redis=redis.url, beat=BEAT) as servers:
        run(work(servers))
        assert servers[0].errors() == []


def test_news_come_by_the_database_without_redis_and_at_once_when_it_is_back(
    games: str, redis: Redis, tmp_path: Path
) -> None:
    async def work(servers: list[Server]) -> None:
        chairs = await sit_apart(servers)
        redis.kill()
        await asyncio.gather(*[until_health(server, "pubsub", False) for server in servers])

        slow = await choose_and_tell(chairs)
        redis.start()
        await asyncio.gather(*[until_health(server, "pubsub", True) for server in servers])
        quick = [await choose_and_tell(chairs) for _ in range(10)]

        assert slow < 2 * BEAT
        assert sum(quick) < 2 * BEAT  # by the database it would be half a beat for each

    with nodes(2, tmp_path, games, redis=redis.url, beat=BEAT) as servers:
        run(work(servers))
        assert [server.errors() for server in servers] == [[], []]


def test_what_other_programs_say_through_redis_disturbs_nobody(games: str, redis: Redis, tmp_path: Path) -> None:
    nonsense = [
        b"",
        b"\xbe\xff",
        b"{",
        b"[[]]",
        b"null",
        b"shoes:x",
        b"shoes",
        b"a:1 b",
        b'{"table":7}',
        b"shoes:" + b"9" * 40,
    ]

    async def work(servers: list[Server]) -> list[float]:
        chairs = await sit_apart(servers)
        async with from_url(redis.url) as other:
            for word in nonsense:
                await other.publish(TABLES, word)
                await other.publish(PEOPLE, word)
        return [await choose_and_tell(chairs) for _ in range(10)]

    with nodes(2, tmp_path, games, redis=redis.url, beat=BEAT) as servers:
        assert sum(run(work(servers))) < 2 * BEAT
        assert [server.errors() for server in servers] == [[], []]


def test_without_postgresql_everything_is_refused_and_one_command_is_carried_out_once_it_is_back(
    postgres: Postgres, games: str, tmp_path: Path
) -> None:
    async def work(servers: list[Server]) -> None:
        chairs = await sit_apart(servers)
        chooser = chairs[0] if chairs[0].decision is not None else chairs[1]
        assert chooser.decision is not None
        choice = {"command": new_command(), "decision": chooser.decision["number"], "index": 0}
        before = chooser.seq
        with stopped(postgres):
            refused = await chooser.give("choose", **choice)
            asked = {"type": "choose", **choice}
            answer = await chooser.person.http.post(f"/api/tables/{chooser.table}/commands", json=asked)
            status = await until_health(servers[0], "database", False)
        await until_health(servers[0], "database", True)
        chooser.answers.clear()

        done = await chooser.give("choose", **choice)
        chooser.answers.clear()
        again = await chooser.give("choose", **choice)

        assert (refused["type"], refused["reason"]) == ("refused", "unavailable")
        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
        assert status == 503
        assert (done["seq"], done["repeated"]) == (before + 1, False)
        assert (again["seq"], again["repeated"]) == (before + 1, True)

    with nodes(1, tmp_path, games) as servers:
        run(work(servers))
        assert servers[0].errors() == []


def test_whoever_comes_while_postgresql_is_gone_is_told_to_come_again(
    postgres: Postgres, games: str, tmp_path: Path
) -> None:
    async def work(servers: list[Server]) -> None:
        async with Person(servers[0].url) as person:
            await person.come_in("Eva")
            table = await person.open_table()
            person.url = servers[1].url

            with stopped(postgres), pytest.raises(ConnectionClosed) as closed:
                await person.sit_in(table)
            await until_health(servers[1], "database", True)
            chair = await person.sit_in(table)

            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == UNAVAILABLE
            assert chair.facts["id"] == table

    with nodes(2, tmp_path, games) as servers:
        run(work(servers))
        assert [server.errors() for server in servers] == [[], []]


def test_games_go_on_by_themselves_when_postgresql_is_back_and_nothing_acknowledged_is_lost(
    postgres: Postgres, games: str, redis: Redis, tmp_path: Path
) -> None:
    async def work(servers: list[Server]) -> Aftermath:
        async with Crowd([server.url for server in servers]) as crowd:
            await crowd.sit_down(20)
            await crowd.play_on(200)
            await beside(postgres.stop)
            await crowd.until(lambda: sum(game.unavailable for game in crowd.games) >= 20, 30)
            await beside(postgres.start)
            await crowd.finish(4, 60)  # one game of each of the five sorts is played to its end
            return await read_aftermath(crowd, games)

    with nodes(2, tmp_path, games, redis=redis.url) as servers:
        aftermath = run(work(servers))

    assert aftermath.resent() != []
    assert aftermath.faults() == {}
    assert [server.errors() for server in servers] == [[], []]
