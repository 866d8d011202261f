"""What a list of tables says of a seat: how its match ended, and whether its person has put the table away."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it; results of older matches are written down when they are first looked for."""
    op.add_column("seats", sa.Column("place", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("points", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("shelf", sa.String(16), server_default="", nullable=False))


def downgrade() -> None:
    """Forget it; the seats stay."""
    for column in ("shelf", "points", "place"):
        op.drop_column("seats", column)
