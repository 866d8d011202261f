"""Matches that were played on somebody's own device and are kept here."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for where a match was played."""
    op.add_column("tables", sa.Column("brought", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Forget it; a copy of the table in its place, as SQLite once needed, would take every action with it."""
    op.drop_column("tables", "brought")
