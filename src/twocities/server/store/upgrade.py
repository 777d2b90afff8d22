"""Brings a database to the schema of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from twocities.server.store.store import Store

LOCK = 7_262_411
"""The number by which nodes that start together let one of them upgrade PostgreSQL first."""


class LaterSchema(ValueError):
    """A database that a later version of the program has written."""


async def upgrade(store: Store) -> tuple[str | None, str]:
    """Upgrade a database; return the versions of its schema before and after."""
    async with store.writing() as connection:
        if not store.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        before = await connection.run_sync(known_version_of)
        await connection.run_sync(run_upgrade)
        after = await connection.run_sync(version_of)
    assert after is not None
    return before, after


def newest() -> str:
    """Name the version of the schema that this program needs."""
    return str(scripts().get_current_head())


def version_of(connection: Connection) -> str | None:
    """Name the version of a database's schema; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def known_version_of(connection: Connection) -> str | None:
    """Name the version of a database's schema, if this program knows it."""
    version = version_of(connection)
    if version is not None and version not in [each.revision for each in scripts().walk_revisions()]:
        raise LaterSchema(
            f"The database has the schema {version}; this version of Two Cities knows those up to {newest()}. "
            "Take the version that wrote it, or a later one."
        )
    return version


def run_upgrade(connection: Connection) -> None:
    """Carry out every change of the schema that is missing."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")


def scripts() -> ScriptDirectory:
    """Find all changes of the schema."""
    return ScriptDirectory.from_config(config())


def config() -> Config:
    """Say where the changes of the schema are."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    return made
