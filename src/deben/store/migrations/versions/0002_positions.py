"""Tables that start from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table say where its match starts."""
    op.add_column("tables", sa.Column("position", sa.Text()))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "position")
