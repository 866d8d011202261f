"""The servers that share a database, and which table is at which of them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them; fencing numbers are drawn from a sequence, and only where several servers are possible."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("fence", sa.BigInteger(), nullable=False),
    )
    op.create_index("leases_by_node", "leases", ["node"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE fences")


def downgrade() -> None:
    """Forget them: they say nothing that outlives the servers."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP SEQUENCE fences")
    op.drop_table("leases")
    op.drop_table("nodes")
