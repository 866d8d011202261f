"""Which rules a match is played by, and the modules of those rules."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them; matches that are there already are of the first release, which needs no digest to be found."""
    op.add_column("tables", sa.Column("ruleset", sa.String(64), server_default="", nullable=False))
    op.add_column("tables", sa.Column("module", sa.String(64), server_default="", nullable=False))
    op.create_table(
        "modules",
        sa.Column("rules", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("info", sa.LargeBinary(), nullable=False),
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Forget them; the matches stay, and a module comes back with the next program that has it."""
    op.drop_table("modules")
    for column in ("module", "ruleset"):
        op.drop_column("tables", column)
