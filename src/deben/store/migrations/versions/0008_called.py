"""What people were called when their matches began."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it; of matches that have begun it is kept when somebody next takes another name."""
    op.add_column("seats", sa.Column("called", sa.String(64), nullable=True))


def downgrade() -> None:
    """Forget it; the seats stay."""
    op.drop_column("seats", "called")
