"""Schema upgrades: brings a database to the schema of this version."""

from functools import cache
from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select, text

from twocities.server.store.schema import METADATA
from twocities.server.store.store import Store

LOCK = 7_262_411
"""The number by which nodes that start together let one of them upgrade PostgreSQL first."""

CHANGES = Path(__file__).parent / "migrations" / "versions"
"""One file for each change of the schema, which is named after its version: `v0001_first_tables.py`."""

VERSION = Table(
    "alembic_version",
    MetaData(naming_convention={"pk": "alembic_version_pkc"}),
    Column("version_num", String(32), primary_key=True),
)
"""Where a database says which schema it has: the table of Alembic, which carries changes out."""


class LaterSchema(ValueError):
    """A database that a later version of the program has written."""


async def upgrade(store: Store) -> tuple[str | None, str]:
    """Upgrade a database; return the versions of its schema before and after."""
    async with store.upgrading() as connection:
        if not store.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        before = await connection.run_sync(known_version_of)
        if before is None:
            await connection.run_sync(make_tables)
        elif before != newest():
            await connection.run_sync(run_migrations)
    return before, newest()


@cache
def versions() -> list[str]:
    """List the versions that the schema has had, this program's last."""
    return sorted(path.name[1:5] for path in CHANGES.glob("v[0-9][0-9][0-9][0-9]_*.py"))


def newest() -> str:
    """Name the version of the schema that this program needs."""
    return versions()[-1]


def version_of(connection: Connection) -> str | None:
    """Name the version of a database's schema; None if it is empty."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    found = connection.execute(select(VERSION.c.version_num)).scalar()
    return None if found is None else str(found)


def known_version_of(connection: Connection) -> str | None:
    """Name the version of a database's schema, if this program knows it."""
    version = version_of(connection)
    if version is not None and version not in versions():
        raise LaterSchema(
            f"The database has the schema {version}; this version of Two Cities knows those up to {newest()}. "
            "Take the version that wrote it, or a later one."
        )
    return version


def make_tables(connection: Connection) -> None:
    """Make the tables of an empty database as they are now: every change of the schema would lead there."""
    METADATA.create_all(connection, checkfirst=False)
    VERSION.create(connection, checkfirst=True)
    connection.execute(insert(VERSION).values(version_num=newest()))


def run_migrations(connection: Connection) -> None:
    """Carry out every change of the schema that is missing."""
    # Half of what a server imports would be this, which it needs after an update of the program alone.
    from twocities.server.store.migrate import migrate

    migrate(connection)
