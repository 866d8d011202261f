"""What a table agrees on for when somebody is away, gives up or thinks too long."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for a table's terms."""
    op.add_column("tables", sa.Column("terms", sa.JSON(), server_default="{}", nullable=False))


def downgrade() -> None:
    """Forget them; the tables stay."""
    op.drop_column("tables", "terms")
