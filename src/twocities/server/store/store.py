"""The way to the database, the same for SQLite and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
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


class Store:
    """Writers and readers have connections of their own: however many look, those who write need not wait."""

    def __init__(self, url: str) -> None:
        self.url = full_url(url)
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
        async with guarded(), self.writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that reads."""
        async with guarded(), self.reader.connect() as connection:
            yield connection

    async def close(self) -> None:
        """Let all connections go."""
        await self.writer.dispose()
        await self.reader.dispose()


@asynccontextmanager
async def guarded() -> AsyncIterator[None]:
    """Turn whatever is wrong with the database into one error; broken promises of the schema are not that."""
    try:
        async with asyncio.timeout(2 * PATIENCE):
            yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError, TimeoutError) as error:
        raise Unavailable(str(error).splitlines()[0] if str(error) else type(error).__name__) from error


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
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)


def postgres_engine(url: str, connections: int) -> AsyncEngine:
    """Connect to a PostgreSQL that may be slow or gone."""
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": SERVER_SETTINGS},
    )


def sqlite_engine(url: str, begin: str, connections: int) -> AsyncEngine:
    """Open a file of SQLite so that what is committed is on the disk."""
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=PATIENCE, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
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
