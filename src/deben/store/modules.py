"""The modules that matches began with, so that every server on the database can go on with them."""

from datetime import UTC, datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import KeptModule, Table

__all__ = ["ModuleStore"]


class ModuleStore:
    """Modules by the digest of their rules: their description, and their code."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, rules: str, game: str, info: bytes, code: bytes) -> None:
        """Keep a module unless one with the same rules is kept already."""
        if await self.has(rules):
            return
        values = {"rules": rules, "game": game, "info": info, "code": code, "created": datetime.now(UTC)}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(KeptModule).values(**values))
        except IntegrityError:  # another server keeps it now
            return

    async def has(self, rules: str) -> bool:
        """Return whether a module with these rules is kept."""
        async with self.database.reading() as connection:
            return (await connection.execute(select(KeptModule.rules).where(KeptModule.rules == rules))).first() is not None

    async def fetch(self, rules: str) -> tuple[bytes, bytes] | None:
        """Return the description and the code of a module, None if it is not kept."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(KeptModule.info, KeptModule.code).where(KeptModule.rules == rules))).first()
        return (row[0], row[1]) if row else None

    async def forget_unused(self, but: list[str]) -> int:
        """Return how many modules were forgotten: no match is played by their rules, and they are none of some others."""
        used = select(Table.ruleset).where(Table.ruleset == KeptModule.rules).exists()
        async with self.database.writing() as connection:
            done = await connection.execute(delete(KeptModule).where(~used, KeptModule.rules.not_in(but)))
        return int(done.rowcount)
