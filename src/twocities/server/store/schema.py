"""The tables of the database. The log is the truth; the columns beside it are there to be searched."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Constraints have names, so that a later change of the schema can find them in every database."""

METADATA = MetaData(naming_convention=NAMING)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name of an account, folded; guests have none
    Column("password", Text),
    Column("preferences", Text, nullable=False),
    Column("created", Double, nullable=False),
)

LOOKS = Table(
    "looks",
    METADATA,
    Column("look", Text, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""What the names of accounts look like: nobody takes a name that passes for one of them."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("invite", String(16), unique=True, nullable=False),
    Column("setup", Text, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Text, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("lines", Integer, nullable=False),  # how long the log is: whoever appends locks this row first
    Column("choices", Integer, nullable=False),
    Column("asked", Integer),
    Column("free_seats", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("due", Double, index=True),  # when the server has something to do here: a bot's choice, a clock
    Column("claimed", Double),  # until when a node has promised to do it
    Column("packed", Text),  # the first lines of the log of a game that is over, in one piece
    Index("ix_tables_lobby", "public", "status", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("resigned", Boolean, nullable=False),
    Column("place", Integer),
    Column("total", Integer),
)

LOG = Table(
    "log",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("command", String(128)),
    Column("entry", Text, nullable=False),
    Column("hash", String(64), nullable=False, server_default=""),  # covers the line and all before it
    Index("uq_log_command", "table", "command", unique=True),
)

SERVER = Table(
    "server",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all nodes of a server share: the key that it signs finished games with, and a row to try writing."""

MEMBERS = Table(
    "members",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("notes", Text, nullable=False),
)
"""Who was invited to a table, and what each keeps to itself about it."""
