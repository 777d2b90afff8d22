"""What fills a server up: lists have pages, and hosts say what is kept for how long."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from sqlalchemy import func, insert, select

from tests.server.clients import Person, run
from tests.server.servers import Server, rows, serving
from twocities.server.store.retention import Found, Retention, carry_out, find_old
from twocities.server.store.schema import LOG, PEOPLE, SESSIONS, TABLES
from twocities.server.store.store import Store
from twocities.server.store.tables import read_rows
from twocities.server.store.upgrade import upgrade
from twocities.server.table.setup import DAY

NOW = 1_800_000_000.0
EVERYTHING = Retention(guests=30, unfinished=30, finished=90, packed=7)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose database is looked at and changed from outside."""
    with serving(tmp_path_factory.mktemp("retention")) as made:
        yield made
        assert made.errors() == []


def test_nobody_pushes_others_off_the_first_page(server: Server) -> None:
    async def work() -> tuple[str, list[list[str]]]:
        async with Person(server.url) as honest, Person(server.url) as crowd:
            await honest.come_in("Honest")
            mine = await honest.open_table(public=True)
            await crowd.come_in("Crowd")
            for _ in range(120):
                await crowd.open_table(public=True)
            pages = [await honest.ask("GET", "/api/tables", params={"page": page}) for page in range(3)]
            return mine, [[table["id"] for table in page] for page in pages]

    mine, pages = run(work())

    assert mine in pages[0]
    assert [len(page) for page in pages] == [100, 21, 0]
    assert len({table for page in pages for table in page}) == 121


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"search": "žofie"}, 1),
        ({"search": "ofi"}, 1),
        ({"search": "100%"}, 0),
        ({"search": "Žofie", "game": "citadels"}, 1),
        ({"search": "Žofie", "game": "machikoro"}, 0),
        ({"search": "Žofie", "status": "open"}, 1),
        ({"search": "Žofie", "status": "playing"}, 0),
    ],
)
def test_a_table_is_found_by_who_sits_there(server: Server, query: dict[str, str], found: int) -> None:
    async def work() -> list[str]:
        async with Person(server.url) as zofie:
            await zofie.come_in("Žofie")
            table = await zofie.open_table("citadels", 3, public=True)
            listed = [each["id"] for each in await zofie.ask("GET", "/api/tables", params=query)]
            await zofie.command(table, "close")
            return listed

    assert len(run(work())) == found


async def seen(person: Person, table: str) -> list[object]:
    """Look at everything that is kept of a finished game."""
    paths = ["?since=0", "/story", "/statistics", "/replay/3"]
    return [await person.ask("GET", f"/api/tables/{table}{path}") for path in paths]


def prune(server: Server, *arguments: str) -> str:
    """Run `twocities db prune` beside a server; return what it says."""
    command = [sys.executable, "-m", "twocities", "db", "prune", *arguments]
    environment = {**os.environ, "TWOCITIES_DATABASE": server.database, "NO_COLOR": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.stdout + done.stderr


def test_a_host_is_told_what_would_go_and_packed_games_are_as_before(server: Server) -> None:
    async def play() -> tuple[Person, str, list[object]]:
        person = await Person(server.url).come_in("Ada")
        table = await person.open_table("machikoro", 2, bots=["random"] * 2, sits=False, auto_start=True)
        chair = await person.sit_in(table)
        await chair.until(lambda: chair.is_over)
        await chair.give("say", text="Well played")
        await chair.leave()
        return person, table, await seen(person, table)

    async def again(person: Person, table: str) -> list[object]:
        async with Person(server.url) as other:
            other.know({**person.me, "token": person.token})
            return await seen(other, table)

    person, table, before = run(play())
    lines = rows(server, 'SELECT count(*) FROM log WHERE "table" = ?', table)[0][0]

    assert "Everything is kept for ever" in prune(server)
    told = prune(server, "--pack", "0.0000001", "--finished", "9999")
    assert f"To pack: 1 finished games of {lines} lines." in told
    assert "Nothing was changed" in told
    assert rows(server, 'SELECT count(*) FROM log WHERE "table" = ?', table) == [(lines,)]

    assert f"Packed: 1 finished games of {lines} lines." in prune(server, "--pack", "0.0000001", "--yes")
    assert rows(server, 'SELECT count(*) FROM log WHERE "table" = ?', table) == [(0,)]
    server.stop()
    server.start()  # it must read the packed log
    assert run(again(person, table)) == before

    assert "Removed: 0 guests, 0 unfinished games, 1 finished games." in prune(
        server, "--finished", "0.0000001", "--yes"
    )
    assert rows(server, "SELECT count(*) FROM tables WHERE id = ?", table) == [(0,)]


def table_row(name: str, status: str, days: float) -> dict[str, object]:
    """Make the row of a table that last changed so many days ago."""
    at = NOW - days * DAY
    facts = {"setup": "{}", "game": "machikoro", "rules": "", "public": True, "choices": 0, "free_seats": 0}
    times = {"created": at, "changed": at, "ended": at if status == "over" else None}
    return {"id": name, "invite": name, "host": "host", "status": status, "lines": 2, **facts, **times}


def person_row(name: str, login: str | None, days: float) -> dict[str, object]:
    """Make the row of a person who came so many days ago."""
    return {"id": name, "name": name, "login": login, "preferences": "{}", "created": NOW - days * DAY}


async def fill(store: Store) -> None:
    """Write some tables and people of all ages."""
    await upgrade(store)
    tables = [("open", 40), ("open", 20), ("stopped", 31), ("over", 100), ("over", 50), ("over", 3)]
    people = [("old", None, 40), ("new", None, 20), ("member", "member", 400), ("back", None, 40), ("host", None, 40)]
    async with store.writing() as connection:
        made = [table_row(f"{status}{days}", status, days) for status, days in tables]
        for row in made:
            await connection.execute(insert(TABLES).values(**row))
            entry = '{"entry":"quieted","quiet":true}'
            lines = [{"table": row["id"], "seq": seq, "at": NOW, "command": None, "entry": entry} for seq in (1, 2)]
            await connection.execute(insert(LOG), lines)
        await connection.execute(insert(PEOPLE), [person_row(*each) for each in people])
        session = {"token": "token", "person": "back", "created": NOW - DAY, "expires": NOW + DAY}
        await connection.execute(insert(SESSIONS).values(**session))


async def names(store: Store) -> tuple[set[str], set[str], int]:
    """List what is left: tables, people, and how many lines of logs."""
    async with store.reading() as connection:
        tables = {str(each) for each in (await connection.execute(select(TABLES.c.id))).scalars()}
        people = {str(each) for each in (await connection.execute(select(PEOPLE.c.id))).scalars()}
        return tables, people, int((await connection.execute(select(func.count()).select_from(LOG))).scalar_one())


def test_what_is_older_than_a_host_keeps_is_counted_first_and_then_removed(database: str) -> None:
    async def work() -> None:
        store = Store(database)
        try:
            await fill(store)
            before = await names(store)
            expected = Found(guests=1, unfinished=2, finished=1, packed=1, lines=6, packed_lines=2)

            assert await find_old(store, EVERYTHING, NOW) == expected
            assert await names(store) == before
            assert await carry_out(store, EVERYTHING, NOW) == expected
            assert await names(store) == ({"open20", "over50", "over3"}, {"new", "member", "back", "host"}, 4)
            assert await find_old(store, EVERYTHING, NOW) == Found(0, 0, 0, 0, 0, 0)
            async with store.reading() as connection:
                assert [row["seq"] for row in await read_rows(connection, "over50")] == [1, 2]
                assert [row["seq"] for row in await read_rows(connection, "over50", after=1)] == [2]
        finally:
            await store.close()

    run(work())
