"""Tables that another version of the engine wrote: what needs no engine stays, and they hold nobody up."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import time

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.clients import Json, Person, run
from tests.server.records import Record, come_back, play_and_record
from tests.server.servers import Server, serving
from tests.server.test_journal import SEATED, hub_on, open_table
from twocities import read_replay
from twocities.server.hub.hub import Hub
from twocities.server.store.schema import LOG, TABLES
from twocities.server.table.chain import Row, as_written, next_hash, setup_hash
from twocities.server.table.entries import Chose, Started
from twocities.server.table.setup import Setup
from twocities.server.table.table import Status

OTHER = 99
"""A version of an engine that this one is not."""

MANY = 150
"""More tables than a node gets through before its claims are over, in these tests."""


def written_by_another(setup: str) -> str:
    """Let a table have been set up by another version of the engine."""
    made = msgspec.json.decode(setup, type=Setup)
    return msgspec.json.encode(msgspec.structs.replace(made, version=OTHER)).decode()


def hashes_of(setup: str, rows: Iterable[Row]) -> list[tuple[int, str]]:
    """Chain the lines of a log as they follow on its set-up; return their numbers and hashes."""
    former, found = setup_hash(msgspec.json.decode(setup, type=Setup)), list[tuple[int, str]]()
    for row in rows:
        number, at, command, entry = as_written(row)
        former = next_hash(former, number, at, command, entry)
        found.append((number, former))
    return found


class Past:
    """A server after an upgrade that made all its tables old."""

    def __init__(self, server: Server, public: Record, private: Record, running: Record) -> None:
        self.server = server
        self.public = public
        """A game that is over."""
        self.private = private
        """One that is over and for those who were invited."""
        self.running = running
        """One that is not over."""
        self.open: list[str] = []
        """Tables of the host of the running one that wait for people."""

    def host(self) -> Person:
        """Log in as the one who hosts the running game and the open table."""
        return come_back(self.server, self.running.tokens[0])


def age(server: Server) -> None:
    """Let all tables have been written by another version of the engine, and let something be due at each."""
    connection = sqlite3.connect(server.database)
    with connection:
        connection.create_function("aged", 1, written_by_another)
        connection.execute("UPDATE tables SET setup = aged(setup)")
        connection.execute("UPDATE tables SET due = 1 WHERE status = 'playing'")
        connection.row_factory = sqlite3.Row
        for table in connection.execute("SELECT id, setup FROM tables").fetchall():
            query = 'SELECT seq, at, command, entry FROM log WHERE "table" = ? ORDER BY seq'
            rows = [dict(row) for row in connection.execute(query, (table["id"],))]
            for seq, made in hashes_of(table["setup"], rows):
                connection.execute('UPDATE log SET hash = ? WHERE "table" = ? AND seq = ?', (made, table["id"], seq))
    connection.close()


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    """Play some games, and start the server again with another engine."""
    with serving(tmp_path_factory.mktemp("past"), admin_token="open-sesame") as server:
        made = Past(
            server,
            run(play_and_record(server, "citadels", ["deluxe"], 2)),
            run(play_and_record(server, "machikoro", [], 2, public=False)),
            run(play_and_record(server, "machikoro", [], 2, moves=3)),
        )

        async def wait_for_people() -> list[str]:
            async with made.host() as person:
                return [await person.open_table(public=True) for _ in range(2)]

        made.open = run(wait_for_people())
        server.stop()
        age(server)
        server.start()
        yield made
        assert server.errors() == []


def moves_of(record: Record) -> list[str]:
    """List the choices that stand, in notation."""
    entries = [record.lines[seq - 1].entry for seq in record.standing]
    return [entry.action for entry in entries if isinstance(entry, Chose)]


def test_the_replay_of_a_finished_game_is_still_there(past: Past) -> None:
    async def work() -> str:
        async with await Person(past.server.url).come_in("Stranger") as person:
            return (await person.http.get(f"/api/tables/{past.public.setup.table}/replay")).text

    replay = read_replay(run(work()))

    assert replay.moves == moves_of(past.public)
    assert (replay.version, replay.seed) == (OTHER, past.public.setup.seed)
    assert [replay.notes[f"player-{seat}"] for seat in range(2)] == ["person Guest 0", "person Guest 1"]


@pytest.mark.parametrize("who", [0, 1, 2], ids=["host", "player", "invited"])
def test_the_replay_of_a_private_game_is_there_for_those_who_may_see_it(past: Past, who: int) -> None:
    async def work() -> str:
        async with come_back(past.server, past.private.tokens[who]) as person:
            return (await person.http.get(f"/api/tables/{past.private.setup.table}/replay")).text

    assert read_replay(run(work())).moves == moves_of(past.private)


@pytest.mark.parametrize("endpoint", ["", "/replay", "/replay/0", "/story", "/statistics"])
def test_a_private_game_is_still_not_there_for_strangers(past: Past, endpoint: str) -> None:
    async def work() -> tuple[int, str]:
        async with await Person(past.server.url).come_in("Stranger") as person:
            return await person.refused("GET", f"/api/tables/{past.private.setup.table}{endpoint}")

    assert run(work()) == (404, "no-table")


@pytest.mark.parametrize("endpoint", ["", "/replay/0", "/story", "/statistics"])
def test_what_needs_the_engine_is_refused(past: Past, endpoint: str) -> None:
    async def work() -> tuple[int, str]:
        async with come_back(past.server, past.public.tokens[0]) as person:
            return await person.refused("GET", f"/api/tables/{past.public.setup.table}{endpoint}")

    assert run(work()) == (409, "wrong-engine")


def test_a_game_that_is_not_over_keeps_its_secrets(past: Past) -> None:
    async def work() -> tuple[int, str]:
        async with past.host() as person:
            return await person.refused("GET", f"/api/tables/{past.running.setup.table}/replay")

    assert run(work()) == (403, "no-replay")


def test_finished_games_stay_in_the_history_with_their_scores(past: Past) -> None:
    scores = [message["table"] for message in past.public.told[0] if message.get("table")][-1]["scores"]

    async def work() -> tuple[Json, list[Json]]:
        async with come_back(past.server, past.public.tokens[0]) as person:
            me = await person.ask("GET", "/api/me")
            return await person.ask("GET", f"/api/people/{me['id']}"), await person.ask("GET", "/api/me/history")

    somebody, history = run(work())

    assert [table["id"] for table in history] == [past.public.setup.table]
    assert [(seat["place"], seat["total"]) for seat in history[0]["seats"]] == [
        (score["place"], score["total"]) for score in scores
    ]
    assert [(standing["game"], standing["games"]) for standing in somebody["standings"]] == [("citadels", 1)]


@pytest.mark.parametrize(("kind", "values"), [("start", {}), ("seat_bot", {"seat": 1, "level": "random"})])
def test_no_game_is_begun_that_this_engine_cannot_deal(past: Past, kind: str, values: Json) -> None:
    async def work() -> tuple[int, str]:
        async with past.host() as person:
            return await person.refused_command(past.open[0], kind, **values)

    assert run(work()) == (409, "wrong-engine")


def test_nobody_sits_down_where_no_game_can_be_dealt_and_the_host_closes_the_table(past: Past) -> None:
    async def work() -> tuple[tuple[int, str], Json]:
        async with past.host() as person, Person(past.server.url) as other:
            await other.come_in("Jan")
            refused = await other.refused_command(past.open[1], "sit")
            await person.command(past.open[1], "close")
            return refused, await person.look(past.open[1])

    refused, shown = run(work())

    assert refused == (409, "wrong-engine")
    assert shown["table"]["stop_reason"] == "closed"


def test_the_administrator_stops_a_game_that_cannot_be_played(past: Past) -> None:
    stop = f"/api/admin/tables/{past.running.setup.table}/stop"

    async def work() -> tuple[list[Json], list[Json]]:
        async with past.host() as person:
            headers = {"authorization": "Bearer open-sesame"}
            answers = [await person.ask("POST", stop, headers=headers) for _ in range(2)]
            return answers, await person.ask("GET", "/api/me/tables")

    answers, listed = run(work())

    assert [answer["seq"] for answer in answers] == [len(past.running.lines) + 1] * 2
    assert past.running.setup.table not in [table["id"] for table in listed]


def test_the_administrator_does_not_stop_what_is_over(past: Past) -> None:
    async def work() -> tuple[int, str]:
        async with Person(past.server.url) as person:
            headers = {"authorization": "Bearer open-sesame"}
            return await person.refused("POST", f"/api/admin/tables/{past.public.setup.table}/stop", headers=headers)

    assert run(work()) == (409, "table-stopped")


async def make_old(hub: Hub, names: list[str]) -> None:
    """Let another version of the engine have dealt at tables, and let something be due there before all else."""
    for name in names:
        await open_table(hub, name, [*SEATED, Started()])
    async with hub.store.writing() as connection:
        found = await connection.execute(select(TABLES.c.id, TABLES.c.setup).where(TABLES.c.id.in_(names)))
        for row in found.all():
            old = {"setup": written_by_another(row.setup), "due": 0.5, "claimed": None}
            await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(old))
            lines = await connection.execute(select(LOG).where(LOG.c.table == row.id).order_by(LOG.c.seq))
            for seq, made in hashes_of(str(old["setup"]), [dict(line) for line in lines.mappings()]):
                change = update(LOG).where(LOG.c.table == row.id, LOG.c.seq == seq).values(hash=made)
                await connection.execute(change)
    for name in names:
        hub.loaded.pop(name)


def test_old_tables_are_put_aside_and_named_once_and_hold_up_nothing_that_is_due(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    names = [f"old{number}" for number in range(MANY)]

    async def work() -> list[float]:
        async with hub_on(tmp_path, lease=0.2) as hub:
            await make_old(hub, names)
            await open_table(hub, "good", SEATED)
            while hub.loaded["good"].table.status is not Status.STOPPED:
                await asyncio.sleep(0.05)
            await asyncio.sleep(1)
            async with hub.store.reading() as connection:
                found = await connection.execute(select(TABLES.c.due).where(TABLES.c.id.in_(names)))
                return [due - time() for due in found.scalars()]

    with caplog.at_level(logging.WARNING, "twocities"):
        put_off = run(work(), 60)

    assert min(put_off) > 1000
    assert sorted(vars(record)["table"] for record in caplog.records) == sorted(names)
    assert {record.levelname for record in caplog.records} == {"WARNING"}
