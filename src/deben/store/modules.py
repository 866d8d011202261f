"""The modules that matches began with, so that every server on the database can go on with them."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import KeptModule, Table

__all__ = ["UNUSED", "ModuleStore"]

UNUSED = timedelta(days=30)
"""For so long a module without a match stays: a server of another version may offer it, and begin a match at any moment."""


class ModuleStore:
    """Modules by the digest of their rules: their description, and their code."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, rules: str, game: str, info: bytes, code: bytes) -> None:
        """Keep a module, from now on for as long as any without a match; one with the same rules stays as it is."""
        now = datetime.now(UTC)
        values = {"rules": rules, "game": game, "info": info, "code": code, "created": now}
        try:
            async with self.database.writing() as connection:
                again = update(KeptModule).where(KeptModule.rules == rules).values(created=now)
                if not (await connection.execute(again)).rowcount:
                    await connection.execute(insert(KeptModule).values(**values))
        except IntegrityError:  # another server keeps it now
            return

    async def fetch(self, rules: str) -> tuple[bytes, bytes] | None:
        """Return the description and the code of a module, None if it is not kept."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(KeptModule.info, KeptModule.code).where(KeptModule.rules == rules))).first()
        return (row[0], row[1]) if row else None

    async def forget_unused(self, but: list[str]) -> int:
        """Return how many modules were forgotten: none of some, without a match, and no server has begun with them for long."""
        used = select(Table.ruleset).where(Table.ruleset == KeptModule.rules).exists()
        old = KeptModule.created < datetime.now(UTC) - UNUSED
        async with self.database.writing() as connection:
            done = await connection.execute(delete(KeptModule).where(~used, old, KeptModule.rules.not_in(but)))
        return int(done.rowcount)
