"""Three nodes on one PostgreSQL and one Redis die one after another, and whoever is left plays on."""

import os
import secrets
import signal
from pathlib import Path

import pytest

from tests.server.clients import Chair, Person, run
from tests.server.crowds import Aftermath, Crowd, beside, read_aftermath
from tests.server.servers import Server, nodes
from tools.services import Postgres, Redis

TABLES = 100
CHOICES = 80
"""How many choices are acknowledged between one kill and the next."""

SAMPLE = 21
"""Every game whose number this divides is played to its end: one of each of the five sorts."""


@pytest.fixture
def games(postgres: Postgres) -> str:
    """A new database on PostgreSQL."""
    return postgres.make_database(f"games_{secrets.token_hex(6)}")


def test_what_was_acknowledged_outlives_the_nodes_and_every_game_goes_on(
    games: str, redis: Redis, tmp_path: Path
) -> None:
    async def work(servers: list[Server]) -> Aftermath:
        async with Crowd([server.url for server in servers]) as crowd:
            await crowd.sit_down(TABLES)
            await kill_in_turn(crowd, [*servers, servers[0]])  # the last one for the second time
            await crowd.finish(SAMPLE, 120)
            return await read_aftermath(crowd, games)

    with nodes(3, tmp_path, games, redis=redis.url) as servers:
        aftermath = run(work(servers), 300)

    assert aftermath.resent() != []
    assert aftermath.faults() == {}
    assert [server.errors() for server in servers] == [[], [], []]


async def kill_in_turn(crowd: Crowd, servers: list[Server]) -> None:
    """Kill nodes while everybody plays; the others play on without each until it is back."""
    for server in servers:
        await crowd.play_on(CHOICES)
        server.kill()
        await crowd.play_on(CHOICES)
        await beside(server.start)


def test_another_node_lets_a_bot_choose_when_its_own_node_has_died(games: str, redis: Redis, tmp_path: Path) -> None:
    async def work(first: Server, second: Server) -> None:
        async with Person(first.url) as person, Person(second.url) as elsewhere:
            chair, witness = await sit_with_bot(person, elsewhere)
            await play_until_bot_is_asked(chair)

            first.kill()
            await witness.until(lambda: any_bot_chose(witness))
            await witness.until(lambda: witness.decision is not None)

            assert (await witness.choose())["type"] == "done"

    with nodes(2, tmp_path, games, redis=redis.url) as (first, second):
        run(work(first, second))
        assert second.errors() == []


def test_a_node_that_wakes_up_late_does_not_choose_for_a_bot_again(games: str, redis: Redis, tmp_path: Path) -> None:
    async def work(first: Server, second: Server) -> None:
        async with Person(first.url) as person, Person(second.url) as elsewhere:
            chair, witness = await sit_with_bot(person, elsewhere)
            await play_until_bot_is_asked(chair)
            os.killpg(first.pid, signal.SIGSTOP)
            await witness.until(lambda: any_bot_chose(witness))
            await witness.until(lambda: witness.decision is not None)

            os.killpg(first.pid, signal.SIGCONT)
            await witness.choose()
            await chair.until(lambda: chair.seq >= witness.seq)

            assert chair.lines[: len(witness.lines)] == witness.lines
            assert [line["seq"] for line in witness.lines] == list(range(4, witness.seq + 1))

    with nodes(2, tmp_path, games, redis=redis.url) as (first, second):
        run(work(first, second))
        assert [first.errors(), second.errors()] == [[], []]


async def sit_with_bot(person: Person, elsewhere: Person) -> tuple[Chair, Chair]:
    """Open a table for one person, at two nodes at once, and a bot."""
    await person.come_in("Eva")
    elsewhere.know(person.me)
    table = await person.open_table("machikoro", 2, bots=["random"], auto_start=True)
    return await person.sit_in(table), await elsewhere.sit_in(table)


async def play_until_bot_is_asked(chair: Chair) -> None:
    """Choose for a whole turn; a node needs a moment to start its first bot."""
    while chair.decision is not None:
        await chair.choose()


def any_bot_chose(chair: Chair) -> bool:
    """Say whether a choice of a bot was told."""
    return any(line["entry"].get("by_bot") for line in chair.lines)
