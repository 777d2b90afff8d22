"""Integrity checks: the pages of the database file, and the hash chain of every log."""

from collections.abc import Callable

import msgspec
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.store.schema import LOG, METADATA, TABLES
from twocities.server.store.store import DAMAGES, DamagedDatabase, Store, code_of
from twocities.server.store.tables import SETUPS, read_log
from twocities.server.table.chain import DamagedLog
from twocities.server.table.entries import Line
from twocities.server.table.setup import Setup

ROWS_AT_ONCE = 500

MOST_NAMED = 5
"""How many damages of the file are told; one zeroed page can have hundreds."""


class WholeLog(msgspec.Struct, frozen=True):
    """How a table was set up, and every line of its log."""

    setup: Setup
    lines: list[Line]


class Checked(msgspec.Struct):
    """What a check has found."""

    tables: int = 0
    lines: int = 0
    pages: list[str] = []
    """What is wrong with the file, or with the tables of the database that are no logs."""
    logs: dict[str, str] = {}
    """The tables whose logs are damaged, and what is wrong with each."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing was found."""
        return not self.pages and not self.logs


async def read_whole(connection: AsyncConnection, table: str, length: int) -> WholeLog:
    """Read a log that has at least so many lines; raises `DamagedLog` if it is not what was written."""
    try:
        found = (await connection.execute(select(TABLES.c.setup).where(TABLES.c.id == table))).scalar_one()
        setup = SETUPS.decode(found)
        if setup.table != table:
            raise DamagedLog(table, "its set-up is that of another table")
        lines = await read_log(connection, setup)
    except msgspec.MsgspecError as error:
        raise DamagedLog(table, "its set-up cannot be read") from error
    except DBAPIError as error:
        code = code_of(error)
        if code not in DAMAGES or connection.dialect.name != "sqlite":
            raise  # PostgreSQL has given the whole transaction up
        raise DamagedLog(table, DAMAGES[code]) from error
    if len(lines) < length:
        raise DamagedLog(table, f"line {len(lines) + 1} is missing")
    return WholeLog(setup, lines)


async def check_pages(store: Store, look: str = "quick_check") -> list[str]:
    """Look at the pages of a file of SQLite, and read everything but the logs; PostgreSQL looks after its own.

    An `integrity_check` finds rows beside their indexes too, and takes longer.
    """
    found: list[str] = []
    async with store.reader.connect() as connection:
        if store.is_sqlite:
            try:
                result = await connection.execute(text(f"PRAGMA {look}({MOST_NAMED})"))
                said = [str(line) for line in result.scalars()]
            except DBAPIError as error:
                said = [DAMAGES.get(code_of(error), "a page cannot be read")]
            found += [line for each in said for line in each.splitlines() if line != "ok" and "***" not in line]
    for table in METADATA.sorted_tables:
        if table is not LOG:
            found += await unreadable(store, str(table.name))
    return found


async def unreadable(store: Store, name: str) -> list[str]:
    """Read a table of the database from its first row to its last; say so if that cannot be done."""
    columns = [column for column in METADATA.tables[name].c if column is not TABLES.c.packed]
    try:
        async with store.reader.connect() as connection:
            async for _ in (await connection.stream(select(*columns))).partitions(ROWS_AT_ONCE):
                pass
    except DBAPIError as error:
        code = code_of(error)
        if code not in DAMAGES:
            raise
        return [f"the table '{name}' of the database cannot be read: {DAMAGES[code]}"]
    return []


async def check(store: Store, progress: Callable[[int], None] = lambda _: None) -> Checked:
    """Check everything; nothing is changed, and a server may run meanwhile."""
    checked = Checked(pages=await check_pages(store, "integrity_check"), logs={})
    async with store.reader.connect() as connection:
        try:
            ids = [str(each) for each in (await connection.execute(select(TABLES.c.id))).scalars()]
        except DBAPIError as error:
            if code_of(error) not in DAMAGES:
                raise
            return checked
    for table in ids:
        async with store.reader.connect() as connection:
            if not store.is_sqlite:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            await check_log(connection, table, checked)
        progress(1)
    return checked


async def check_log(connection: AsyncConnection, table: str, checked: Checked) -> None:
    """Check one log."""
    length = (await connection.execute(select(TABLES.c.lines).where(TABLES.c.id == table))).scalar()
    if length is None:
        return  # removed meanwhile
    checked.tables += 1
    try:
        checked.lines += len((await read_whole(connection, table, length)).lines)
    except DamagedLog as error:
        checked.logs[table] = error.why
    except DBAPIError as error:
        if code_of(error) not in DAMAGES:
            raise
        checked.logs[table] = DAMAGES[code_of(error)]


async def refuse_unreadable(store: Store) -> list[str]:
    """Look at the pages before a server starts: what is wrong with logs is told, anything else is refused."""
    found = await check_pages(store)
    hit = [each for each in found if each.startswith("the table '")]
    if hit:
        raise DamagedDatabase(f"The database is damaged: {'; '.join(hit)}. Restore a backup.")
    return found
