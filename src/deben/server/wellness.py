"""Whether the server can do its work: asked of the database, but not at every question."""

import asyncio
import time

from ..store import Database
from ..wire.http import HealthStatus

__all__ = ["Wellness"]

FRESH = 2.0
"""Seconds for which one look serves everybody who asks: it writes to the disk."""
PATIENCE = 5.0


class Wellness:
    """Looks at the database, and knows whether the server is about to end."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.leaving = False
        self._found: HealthStatus = "ok"
        self._until = 0.0
        self._one = asyncio.Lock()

    async def status(self) -> HealthStatus:
        """Return what is wrong, or that nothing is."""
        if self.leaving:
            return "leaving"
        async with self._one:
            if time.monotonic() >= self._until:
                self._found = await self._look()
                self._until = time.monotonic() + FRESH
        return self._found

    async def _look(self) -> HealthStatus:
        try:
            async with asyncio.timeout(PATIENCE):
                if not await self.database.alive():
                    return "no-database"
                return "ok" if await self.database.writable() else "no-writing"
        except TimeoutError:
            return "no-database"
