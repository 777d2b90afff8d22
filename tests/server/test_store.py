"""The database: its schema, its backups, and the commands that look after it."""

import asyncio
import gzip
import os
import re
import secrets
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, inspect, select, text

from tests.server.clients import Person, run, seat_people
from tests.server.servers import Server, serving
from tools.services import Postgres
from twocities.server.store.backup import BadBackup, back_up, count_rows, packing, restore
from twocities.server.store.migrate import migrate
from twocities.server.store.schema import METADATA
from twocities.server.store.store import PATIENCE, Store
from twocities.server.store.upgrade import LOCK, newest, upgrade

Answer = TypeVar("Answer")
Rows = dict[str, list[tuple[Any, ...]]]

FAILED = 2

FULL = 2
"""How SQLite calls it that a commit waits for the disk; killing a process shows no difference, a power cut would."""


def with_store(database: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with a database."""

    async def opened() -> Answer:
        store = Store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def twocities_db(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run `twocities db` as somebody at a shell would."""
    program = [sys.executable, "-m", "twocities", "db", *arguments]
    return subprocess.run(program, env=dict(os.environ), capture_output=True, text=True, check=False, timeout=60)


def rows_of(database: str) -> Rows:
    """Read everything that is kept, each table in the order of its key."""

    async def read(store: Store) -> Rows:
        async with store.reading() as connection:
            return {
                table.name: [
                    tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key.columns))
                ]
                for table in METADATA.sorted_tables
            }

    return with_store(database, read)


def back_up_into(database: str, file: Path) -> Path:
    """Back a database up; return the file."""
    with_store(database, lambda store: back_up(store, file, lambda _: None))
    return file


def restore_into(database: str, file: Path) -> int:
    """Restore a backup; return how many rows it had."""
    return with_store(database, lambda store: restore(store, file, lambda _: None))


def write_schema(file: Path, version: str) -> None:
    """Make a database of SQLite that says which schema it has."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", [version])


def repack(file: Path, change: Callable[[list[bytes]], list[bytes]]) -> Path:
    """Write a backup anew with other lines."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    with packing(file) as packed:
        packed.writelines(change(lines))
    return file


async def begin_a_game(url: str) -> tuple[str, str, int]:
    """Play a little, talk, keep a note; return the table, the session of the first person, and the last line."""
    people, table = await seat_people(url, "Eva Jan")
    eva = await people[0].sit_in(table)
    for _ in range(3):
        chair = eva if eva.decision else await people[1].sit_in(table)
        done = await chair.choose()
        await eva.reach(done["seq"])
    await people[1].command(table, "say", text="Dobrý ťah, Єво!")
    await people[0].ask("POST", f"/api/invitations/{eva.facts['invite']}")
    await people[0].ask("PUT", f"/api/tables/{table}/notes", json={"text": "Jan hoards ranches."})
    return table, people[0].token, (await people[0].look(table))["seq"]


async def go_on(url: str, table: str, token: str) -> tuple[int, dict[str, Any]]:
    """Come back to a table with a session from before and choose, or resign if another one is asked."""
    person = Person(url)
    person.know({"token": token})
    chair = await person.sit_in(table)
    before = chair.seq
    done = await chair.choose() if chair.decision else await chair.give("resign")
    return before, done


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str, int]:
    """A database of SQLite with a game that has begun: its path, the table, a session and the last line."""
    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as server:
        table, token, seq = run(begin_a_game(server.url))
        server.stop()
    return server.database, table, token, seq


@pytest.fixture
def backup(played: tuple[str, str, str, int], tmp_path: Path) -> Path:
    """A backup of that database."""
    return back_up_into(played[0], tmp_path / "games.backup")


def test_an_empty_database_is_upgraded_and_a_second_time_nothing_happens(database: str) -> None:
    first = with_store(database, upgrade)
    second = with_store(database, upgrade)

    assert first == (None, newest())
    assert second == (newest(), newest())


def test_nodes_that_start_together_upgrade_once(database: str) -> None:
    async def together(store: Store) -> list[tuple[str | None, str]]:
        return list(await asyncio.gather(upgrade(store), upgrade(store), upgrade(store)))

    versions = with_store(database, together)

    assert sorted(str(before) for before, _ in versions) == sorted(["None", newest(), newest()])


def test_an_upgrade_waits_for_as_long_as_that_of_another_node_takes(postgres: Postgres) -> None:
    url = postgres.make_database(f"games_{secrets.token_hex(6)}")

    async def beside(waiting: Store) -> tuple[str | None, str]:
        held, is_over = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            other = Store(url)
            async with other.upgrading() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                held.set()
                await asyncio.sleep(PATIENCE + 1)
                is_over.set()
            await other.close()

        holding = asyncio.create_task(hold())
        await held.wait()
        found = await upgrade(waiting)
        assert is_over.is_set(), "It went on while another node was upgrading."
        await holding
        return found

    assert with_store(url, beside) == (None, newest())


@pytest.mark.parametrize("is_writing", [True, False])
def test_text_that_we_fail_to_read_is_no_damage_of_the_database(is_writing: bool, tmp_path: Path) -> None:
    async def fail() -> None:
        store = Store(str(tmp_path / "games.db"))
        try:
            async with store.writing() if is_writing else store.reading():
                b"\xff".decode("utf-8")
        finally:
            await store.close()

    with pytest.raises(UnicodeDecodeError):
        asyncio.run(fail())


def schema_of(connection: Connection) -> dict[str, list[Any]]:
    """Describe all tables of a database, as the database itself knows them."""
    seen = inspect(connection)
    return {
        name: [
            [{**column, "type": str(column["type"])} for column in seen.get_columns(name)],
            seen.get_pk_constraint(name),
            sorted(seen.get_foreign_keys(name), key=str),
            sorted(seen.get_unique_constraints(name), key=str),
            sorted(seen.get_indexes(name), key=str),
        ]
        for name in sorted(seen.get_table_names())
    }


def drop_everything(connection: Connection) -> None:
    """Make a database empty again."""
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def migrated(connection: Connection) -> dict[str, list[Any]]:
    """Lead an empty database through every change of the schema; describe it."""
    migrate(connection)
    differences = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)
    assert list(differences) == []
    return schema_of(connection)


def test_the_migrations_make_the_schema_that_an_empty_database_gets_at_once(database: str) -> None:
    async def compared(store: Store) -> list[dict[str, list[Any]]]:
        await upgrade(store)
        async with store.writing() as connection:
            at_once = await connection.run_sync(schema_of)
            await connection.run_sync(drop_everything)
            return [at_once, await connection.run_sync(migrated)]

    at_once, step_by_step = with_store(database, compared)

    assert {*at_once} == {*METADATA.tables, "alembic_version"}
    assert step_by_step == at_once


def test_a_migrated_database_is_one_of_this_version(database: str) -> None:
    async def versions(store: Store) -> list[object]:
        async with store.writing() as connection:
            await connection.run_sync(migrate)
        return [*await upgrade(store)]

    assert with_store(database, versions) == [newest(), newest()]


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("synchronous", FULL), ("journal_mode", "wal"), ("foreign_keys", 1)],
    ids=lambda each: str(each),
)
def test_what_sqlite_commits_is_on_the_disk(tmp_path: Path, pragma: str, value: object) -> None:
    async def ask(store: Store) -> list[object]:
        async with store.writing() as writer, store.reading() as reader:
            asked = [await connection.execute(text(f"PRAGMA {pragma}")) for connection in (writer, reader)]
            return [answer.scalar_one() for answer in asked]

    assert with_store(str(tmp_path / "games.sqlite3"), ask) == [value, value]


def test_a_backup_moves_from_sqlite_to_postgresql_and_back_with_every_row(
    played: tuple[str, str, str, int], backup: Path, postgres: Postgres, tmp_path: Path
) -> None:
    large, small = postgres.make_database(f"moved_{secrets.token_hex(6)}"), str(tmp_path / "back.sqlite3")

    restore_into(large, backup)
    restore_into(small, back_up_into(large, tmp_path / "back.backup"))

    assert rows_of(large) == rows_of(played[0])
    assert rows_of(small) == rows_of(played[0])


def test_restored_games_go_on_where_they_were(
    played: tuple[str, str, str, int], backup: Path, database: str, tmp_path: Path
) -> None:
    _, table, token, seq = played
    restore_into(database, backup)

    with serving(tmp_path, database) as server:
        before, done = run(go_on(server.url, table, token))

        assert before == seq
        assert (done["type"], done["seq"]) == ("done", seq + 1)
        assert server.errors() == []


def test_a_backup_holds_every_row_and_says_how_many(played: tuple[str, str, str, int], tmp_path: Path) -> None:
    counted = with_store(played[0], count_rows)
    told: list[int] = []

    written = with_store(played[0], lambda store: back_up(store, tmp_path / "games.backup", told.append))

    assert written == counted == sum(told)
    assert [path.name for path in tmp_path.iterdir()] == ["games.backup"]


def test_a_backup_is_not_restored_over_games(played: tuple[str, str, str, int], backup: Path) -> None:
    before = rows_of(played[0])

    with pytest.raises(BadBackup, match="not empty"):
        restore_into(played[0], backup)

    assert rows_of(played[0]) == before


def cut(file: Path) -> None:
    """Lose the second half of a file, as a full disk does."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def spoil(file: Path) -> None:
    """Turn bits in the middle of a file."""
    content = bytearray(file.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 20] = bytes(each ^ 0xFF for each in content[middle : middle + 20])
    file.write_bytes(bytes(content))


def change_a_name(file: Path) -> None:
    """Have another name in a row than the one that was written, as only the sum at the end of the file tells."""
    total = file.read_bytes()[-8:]
    repack(file, lambda lines: [each.replace(b"Eva", b"Ewa") for each in lines])
    file.write_bytes(file.read_bytes()[:-8] + total)


def be_no_letters(file: Path) -> None:
    """Have bytes that are no text."""
    repack(file, lambda lines: [lines[0], b'{"table":"\xbe","row":{}}\n', *lines[1:]])


def have_huge_numbers(file: Path) -> None:
    """Have numbers that no database holds."""
    repack(file, lambda lines: [re.sub(rb":\d+", b":123456789012345678901234567890", each) for each in lines])


def have_more(file: Path) -> None:
    """Have a row after the end."""
    repack(file, lambda lines: [*lines, lines[1]])


def lose_the_end(file: Path) -> None:
    """Lose the line that counts the rows."""
    repack(file, lambda lines: lines[:-1])


def lose_a_row(file: Path) -> None:
    """Lose a row in the middle."""
    repack(file, lambda lines: lines[:-2] + lines[-1:])


def repeat_a_row(file: Path) -> None:
    """Write a row twice."""
    repack(file, lambda lines: [*lines[:2], lines[1], *lines[2:]])


def add_a_table(file: Path) -> None:
    """Name a table that does not exist."""
    repack(file, lambda lines: [lines[0], b'{"table":"shoes","row":{}}\n', *lines[1:]])


def come_from_later(file: Path) -> None:
    """Have a schema that this version does not know."""
    repack(file, lambda lines: [lines[0].replace(newest().encode(), b"v9999"), *lines[1:]])


def be_something_else(file: Path) -> None:
    """Be no backup at all, though packed like one."""
    with packing(file) as packed:
        packed.write(b'{"title":"shopping list"}\n')


def be_text(file: Path) -> None:
    """Be not even packed."""
    file.write_text("Dear diary")


def have_another_date(file: Path) -> None:
    """Be packed at another time, as the head of the file says."""
    content = file.read_bytes()
    file.write_bytes(content[:4] + b"\1" + content[5:])


def have_zeros_at_the_end(file: Path) -> None:
    """Go on with zeros."""
    file.write_bytes(file.read_bytes() + b"\0" * 512)


DAMAGES = [
    have_another_date,
    have_zeros_at_the_end,
    cut,
    spoil,
    change_a_name,
    be_no_letters,
    have_huge_numbers,
    have_more,
    lose_the_end,
    lose_a_row,
    repeat_a_row,
    add_a_table,
    come_from_later,
    be_something_else,
    be_text,
    Path.unlink,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_file_that_is_no_whole_backup_is_refused_and_nothing_is_kept(
    damage: Callable[[Path], None], backup: Path, tmp_path: Path
) -> None:
    database = str(tmp_path / "new.sqlite3")
    damage(backup)

    with pytest.raises(BadBackup, match=r"."):
        restore_into(database, backup)

    assert with_store(database, count_rows) == 0


def test_a_half_read_backup_leaves_nothing_in_postgresql(backup: Path, postgres: Postgres) -> None:
    database = postgres.make_database(f"refused_{secrets.token_hex(6)}")
    lose_the_end(backup)

    with pytest.raises(BadBackup, match="ends too early"):
        restore_into(database, backup)

    assert with_store(database, count_rows) == 0


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged(server: Server, tmp_path: Path) -> None:
    table, _, seq = run(begin_a_game(server.url))

    back_up_into(server.database, tmp_path / "live.backup")
    restore_into(str(tmp_path / "copy.sqlite3"), tmp_path / "live.backup")

    log = [row for row in rows_of(str(tmp_path / "copy.sqlite3"))["log"] if row[0] == table]
    assert [row[1] for row in log] == list(range(1, seq + 1))


def test_a_backup_is_of_one_moment_while_people_play(database: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        people, table = await seat_people(url, "Eva Jan")
        chairs = [await person.sit_in(table) for person in people]
        playing = asyncio.gather(*[chair.play() for chair in chairs])
        await chairs[0].person.look(table)
        await asyncio.to_thread(back_up_into, database, tmp_path / "live.backup")
        await playing

    with serving(tmp_path, database) as server:
        run(work(server.url))
    restore_into(str(tmp_path / "copy.sqlite3"), tmp_path / "live.backup")

    rows = rows_of(str(tmp_path / "copy.sqlite3"))
    lengths = [
        row[[column.name for column in METADATA.tables["tables"].columns].index("lines")] for row in rows["tables"]
    ]
    assert lengths == [len(rows["log"])]


def test_the_commands_upgrade_back_up_and_restore(played: tuple[str, str, str, int], tmp_path: Path) -> None:
    file, new = str(tmp_path / "games.backup"), str(tmp_path / "new.sqlite3")

    done = [
        twocities_db("upgrade", "--database", played[0]),
        twocities_db("backup", file, "--database", played[0]),
        twocities_db("restore", file, "--database", new),
    ]

    assert [each.returncode for each in done] == [0, 0, 0], [each.stderr for each in done]
    assert done[0].stdout == f"The schema was {newest()} and is {newest()}.\n"
    assert rows_of(new) == rows_of(played[0])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["backup", "{backup}", "--database", "{played}"], "exists already"),
        (["backup", "{folder}/none/games.backup", "--database", "{played}"], "cannot be written"),
        (["backup", "{folder}/empty.backup", "--database", "{folder}/empty.sqlite3"], "is empty"),
        (["backup", "{folder}/none.backup", "--database", "{folder}/typo/games.sqlite3"], "no database"),
        (["upgrade", "--database", "{folder}/later.sqlite3"], "v9999"),
        (["backup", "{folder}/later.backup", "--database", "{folder}/later.sqlite3"], "v9999"),
        (["restore", "{backup}", "--database", "{folder}/later.sqlite3"], "v9999"),
        (["restore", "{backup}", "--database", "{played}"], "not empty"),
        (["restore", "{folder}/none.backup", "--database", "{folder}/new.sqlite3"], "cannot be read"),
        (["upgrade", "--database", "postgresql://nobody@127.0.0.1:1/games"], "127.0.0.1"),
    ],
)
def test_a_command_that_cannot_be_done_says_why_in_one_line(
    arguments: list[str], complaint: str, played: tuple[str, str, str, int], backup: Path, tmp_path: Path
) -> None:
    given = [each.format(backup=backup, played=played[0], folder=tmp_path) for each in arguments]
    (tmp_path / "empty.sqlite3").touch()
    write_schema(tmp_path / "later.sqlite3", "v9999")

    done = twocities_db(*given)

    assert done.returncode == FAILED
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_backup_of_a_database_that_does_not_exist_makes_none(tmp_path: Path) -> None:
    done = twocities_db("backup", str(tmp_path / "a.backup"), "--database", str(tmp_path / "typo" / "games.sqlite3"))

    assert done.returncode == FAILED
    assert [*tmp_path.iterdir()] == []


def test_a_server_that_is_older_than_its_database_says_so_in_one_line(tmp_path: Path) -> None:
    write_schema(tmp_path / "later.sqlite3", "v9999")
    program = [sys.executable, "-m", "twocities", "serve", "--port", "0", "--database", str(tmp_path / "later.sqlite3")]

    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == FAILED
    assert "v9999" in done.stderr
    assert len(done.stderr.splitlines()) == 1
