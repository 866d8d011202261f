"""Questions for whoever thinks, and who thinks."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; PostgreSQL need not keep them over a crash, after which whoever waits asks again."""
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("urgency", sa.Integer(), nullable=False),
        sa.Column("owned", sa.Integer(), nullable=False),
        sa.Column("near", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("request", sa.LargeBinary(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("wanted", sa.DateTime(timezone=True), nullable=False),
        sa.Column("thinker", sa.String(32)),
        sa.Column("taken", sa.DateTime(timezone=True)),
        sa.Column("expires", sa.DateTime(timezone=True)),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("answer", sa.LargeBinary()),
        prefixes=passing,
    )
    op.create_index("jobs_by_asker", "jobs", ["asker"])
    op.create_table(
        "thinkers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        prefixes=passing,
    )


def downgrade() -> None:
    """Forget them: whoever asked asks again."""
    op.drop_table("thinkers")
    op.drop_index("jobs_by_asker", "jobs")
    op.drop_table("jobs")
