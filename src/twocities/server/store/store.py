"""Connections and transactions, the same for SQLite and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from traceback import walk_tb
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

PATIENCE = 5.0
"""How many seconds a transaction may take before it is given up."""

SERVER_SETTINGS = {
    "idle_in_transaction_session_timeout": "10000",
    "lock_timeout": "4000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""A node that vanishes inside a transaction, as by a power cut, must not keep its tables locked."""

READERS = 4
WRITERS = 4
"""How many connections a node has; SQLite has one writer only."""


class Unavailable(Exception):
    """The database did not answer. Nothing was acknowledged; asking again with the same command id is safe."""


class DamagedDatabase(Unavailable):
    """Part of the database cannot be read any more."""


TROUBLES = {
    8: "the file, or its file system, is read-only",
    10: "the disk cannot be read or written",
    13: "the disk is full",
    14: "the file cannot be opened",
    "25006": "it is read-only",
    "53100": "the disk is full",
}
"""What is wrong, by the code of SQLite or the SQLSTATE of PostgreSQL."""

DAMAGES = {11: "a page of the file is damaged", 26: "the file is no database, or its first page is damaged"} | {
    "XX001": "data are damaged",
    "XX002": "an index is damaged",
}
"""The same for what cannot be mended by trying again."""


class Store:
    """Writers and readers have connections of their own: however many look, those who write need not wait."""

    def __init__(self, url: str) -> None:
        self.url = full_url(url)
        self.failed: float | None = None
        """When a transaction that writes last failed, by the monotonic clock; None if the last one did not."""
        self.is_sqlite = self.url.startswith("sqlite")
        file = file_of(url)
        if file is not None:
            make_private(file)
            self.writer = sqlite_engine(self.url, "BEGIN IMMEDIATE", 1)
            self.reader = sqlite_engine(self.url, "BEGIN", READERS)
        else:
            self.writer = postgres_engine(self.url, WRITERS)
            self.reader = postgres_engine(self.url, READERS)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes; it is durable once the block is left without an error."""
        try:
            async with guarded(), self.writer.begin() as connection:
                yield connection
        except DamagedDatabase:
            raise  # that is for the tables that are hit
        except Unavailable:
            self.failed = monotonic()
            raise
        self.failed = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that reads."""
        async with guarded(), self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def upgrading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes the schema: it takes as long as it takes, and others wait for it."""
        engine = self.writer if self.is_sqlite else postgres_engine(self.url, 1, is_patient=True)
        try:
            async with guarded(None), engine.begin() as connection:
                yield connection
        finally:
            if engine is not self.writer:
                await engine.dispose()

    async def close(self) -> None:
        """Let all connections go."""
        await self.writer.dispose()
        await self.reader.dispose()


@asynccontextmanager
async def guarded(seconds: float | None = 2 * PATIENCE) -> AsyncIterator[None]:
    """Turn whatever is wrong with the database into one error; broken promises of the schema are not that."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError, TimeoutError) as error:
        raise trouble_of(error) from error
    except UnicodeDecodeError as error:
        if not is_of_driver(error):
            raise
        raise trouble_of(error) from error


def is_of_driver(error: Exception) -> bool:
    """Say whether the driver of SQLite raised an error, and not our own reading of what it gave."""
    *_, (frame, _) = walk_tb(error.__traceback__)
    return str(frame.f_globals["__name__"]).startswith("aiosqlite")


def trouble_of(error: Exception) -> Unavailable:
    """Say in a sentence what is wrong with a database; SQLite quotes damaged names as they are, not as text."""
    if isinstance(error, UnicodeDecodeError):
        return DamagedDatabase(f"The database is damaged: {DAMAGES[11]}.")
    code = code_of(error)
    if code in DAMAGES:
        return DamagedDatabase(f"The database is damaged: {DAMAGES[code]}.")
    if code in TROUBLES:
        return Unavailable(f"The database cannot be used: {TROUBLES[code]}.")
    return Unavailable(str(error).splitlines()[0] if str(error) else type(error).__name__)


def code_of(error: BaseException) -> int | str:
    """Find out which error of SQLite or PostgreSQL it is; 0 for others."""
    cause = getattr(error, "orig", None)
    while cause is not None:
        sqlite, postgres = getattr(cause, "sqlite_errorcode", None), getattr(cause, "sqlstate", None)
        if isinstance(sqlite, int):
            return sqlite & 0xFF  # what is above says where it happened
        if isinstance(postgres, str):
            return postgres
        cause = cause.__cause__
    return 0


def full_url(url: str) -> str:
    """Name the driver in the address of a database; a bare path is a file of SQLite."""
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    try:
        made = make_url(url)
    except ArgumentError:
        raise ValueError("The address of the database is no address: postgresql://user@host/name is one.") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    sort = made.drivername.split("+")[0]
    if sort not in drivers:
        raise ValueError(f"There is no database '{sort}'. Known: sqlite, postgresql.")
    return made.set(drivername=drivers[sort]).render_as_string(hide_password=False)


def file_of(url: str) -> Path | None:
    """Name the file in which a database of SQLite is kept; PostgreSQL is somewhere else."""
    made = make_url(full_url(url))
    return Path(made.database or "").absolute() if made.drivername.startswith("sqlite") else None


def make_private(path: Path) -> None:
    """Make a file that nobody else on the machine reads: it holds the seeds of running games."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise Unavailable(f"The database {path} cannot be opened for writing: {error.strerror}.") from error


def postgres_engine(url: str, connections: int, is_patient: bool = False) -> AsyncEngine:
    """Connect to a PostgreSQL that may be slow or gone; who is patient waits for each statement until it is done."""
    limits = {"timeout": PATIENCE} if is_patient else {"timeout": PATIENCE, "command_timeout": PATIENCE}
    settings = {} if is_patient else SERVER_SETTINGS
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        hide_parameters=True,
        connect_args={**limits, "server_settings": settings},
    )


def readable(text: bytes) -> str:
    """Read text, also if it is damaged."""
    return text.decode("utf-8", "replace")


def sqlite_engine(url: str, begin: str, connections: int) -> AsyncEngine:
    """Open a file of SQLite so that what is committed is on the disk."""
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=PATIENCE, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        # Damaged text is found by its hash; the driver's complaint would repeat it, with whatever is secret in it.
        connection.driver_connection.text_factory = readable
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
