"""Everything a first server needs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=True)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    _people()
    op.create_table(
        "actions",
        _table_id(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("table_id", "key", name="actions_key"),
    )


def _people() -> None:
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id")),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
    )
    op.create_index("seats_by_identity", "seats", ["identity"])
    op.create_table(
        "watchers",
        _table_id(),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])


def downgrade() -> None:
    """Remove them all."""
    for name in ("actions", "invitations", "watchers", "seats", "tables", "links", "identities", "settings"):
        op.drop_table(name)
