"""Logs of finished games in one piece."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for packed logs."""
    op.add_column("tables", sa.Column("packed", sa.Text))


def downgrade() -> None:
    """Take the room away; packed logs are lost."""
    op.drop_column("tables", "packed")
