"""How Alembic runs here: on the connection it is given, inside its transaction."""

from alembic import context
from alembic.migration import MigrationContext
from alembic.util import CommandError

from deben.store.schema import Base

LOSING = "may lose rows"
"""What tests say, which make an older database of a new one so."""
there = MigrationContext.configure(context.config.attributes["connection"]).get_current_revision() or ""
if str(context.get_revision_argument() or "") < there and not context.config.attributes.get(LOSING):
    raise CommandError("there is no way down, for rows would be lost: put back a copy from before")
context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
