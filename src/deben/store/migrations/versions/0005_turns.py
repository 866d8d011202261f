"""Who decides after each action, and one index less on every action that is written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the turn; a key needs no index of its own: whoever writes a number knows the keys of all before it."""
    with op.batch_alter_table("actions") as actions:
        actions.add_column(sa.Column("turn", sa.Integer()))
        actions.drop_constraint("actions_key", type_="unique")


def downgrade() -> None:
    """Forget the turns."""
    with op.batch_alter_table("actions") as actions:
        actions.drop_column("turn")
        actions.create_unique_constraint("actions_key", ["table_id", "key"])
