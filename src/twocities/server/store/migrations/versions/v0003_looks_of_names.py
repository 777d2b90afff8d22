"""What the names of accounts look like; of accounts that pass for each other the first one keeps its look."""

import sqlalchemy as sa
from alembic import op

from twocities.server.table.names import looks_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Carry the change out."""
    looks = op.create_table(
        "looks",
        sa.Column("look", sa.Text(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_looks_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("look", name="pk_looks"),
    )
    op.create_index("ix_looks_person", "looks", ["person"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created"))
    owners = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None)).order_by(people.c.created)
    found: dict[str, str] = {}
    for person, name in op.get_bind().execute(owners):
        for look in looks_of(name):
            found.setdefault(look, person)
    op.bulk_insert(looks, [{"look": look, "person": person} for look, person in found.items()])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("looks")
