"""Databases of earlier versions, made of new ones."""

from alembic import command
from sqlalchemy import Connection

from deben.store.database import Database, migrations

__all__ = ["make_older", "step_down"]


def step_down(connection: Connection, step: str) -> None:
    """Take away what came after a step of the schema, and the rows with it."""
    config = migrations(connection)
    config.attributes["may lose rows"] = True
    command.downgrade(config, step)


async def make_older(database: Database, step: str) -> None:
    """Let a database be as an earlier version left it."""
    async with database.migrating() as connection:
        await connection.run_sync(step_down, step)
