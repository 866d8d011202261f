"""How Alembic runs here: on the connection it is given, inside its transaction."""

from alembic import context

from deben.store.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
