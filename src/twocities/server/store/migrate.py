"""Schema migrations by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Carry out every change of the schema that a database lacks."""
    command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    """Say where the changes of the schema are, and on which connection they are carried out."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    return made
