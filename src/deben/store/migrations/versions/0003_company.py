"""Company: pictures, public tables, lessons, what people say, rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=True)


def upgrade() -> None:
    """Make room for company."""
    op.add_column("identities", sa.Column("avatar", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("lesson", sa.String(64)))
    op.create_index("tables_public", "tables", ["public", "created"])
    op.create_table(
        "said",
        _table_id(),
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("table_id", "key", name="said_key"),
    )
    op.create_table(
        "rematches",
        _table_id(),
        sa.Column("next_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("proposer", sa.String(32), sa.ForeignKey("identities.id"), nullable=False),
    )
    op.create_table(
        "reservations",
        _table_id(),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Remove it again."""
    for name in ("reservations", "rematches", "said"):
        op.drop_table(name)
    op.drop_index("tables_public", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("lesson")
        tables.drop_column("public")
    with op.batch_alter_table("identities") as identities:
        identities.drop_column("avatar")
