"""A hash chain over the lines of every log, and what all nodes of a server share."""

import msgspec
import sqlalchemy as sa
from alembic import op

from twocities.server.store.tables import SETUPS, pack, unpack
from twocities.server.table.chain import as_written, next_hash, setup_hash

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("packed"))
LOG = sa.table(
    "log", sa.column("table"), sa.column("seq"), sa.column("at"), sa.column("command"), sa.column("entry"),
    sa.column("hash"),
)  # fmt: skip


def upgrade() -> None:
    """Carry the change out; a log that cannot be read any more stays without hashes, and is found damaged."""
    op.create_table(
        "server",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server"),
    )
    op.add_column("log", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    for table in connection.execute(sa.select(TABLES.c.id)).scalars().all():
        try:
            chain(connection, table)
        except (msgspec.MsgspecError, TypeError, ValueError):
            continue


def chain(connection: sa.Connection, table: str) -> None:
    """Write the hashes of one log."""
    found = connection.execute(sa.select(TABLES.c.setup, TABLES.c.packed).where(TABLES.c.id == table)).one()
    packed = unpack(found.packed) if found.packed else []
    query = sa.select(LOG.c.seq, LOG.c.at, LOG.c.command, LOG.c.entry).where(LOG.c.table == table).order_by(LOG.c.seq)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    former = setup_hash(SETUPS.decode(found.setup))
    hashes: list[str] = []
    for row in [*packed, *rows]:
        former = next_hash(former, *as_written(row))
        hashes.append(former)
    if packed:
        packed[-1]["hash"] = hashes[len(packed) - 1]
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(packed=pack(packed)))
    if rows:
        change = sa.update(LOG).where(LOG.c.table == sa.bindparam("which"), LOG.c.seq == sa.bindparam("number"))
        change = change.values(hash=sa.bindparam("made"))
        numbered = zip(rows, hashes[len(packed) :], strict=True)
        connection.execute(change, [{"which": table, "number": row["seq"], "made": each} for row, each in numbered])


def downgrade() -> None:
    """Take it back."""
    op.drop_column("log", "hash")
    op.drop_table("server")
