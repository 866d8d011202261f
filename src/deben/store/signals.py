"""What servers on one PostgreSQL tell each other at once: LISTEN and NOTIFY, over a connection that comes back when it is lost."""

import asyncio
from collections.abc import Callable
from typing import Any

from .database import Database, is_trouble
from .ending import end_tasks

__all__ = ["Heard", "Signals"]

AGAIN_SECONDS = 1.0
"""From one try to listen to the next."""
Heard = Callable[[str], None]


class Signals:
    """Listens; a signal may be lost with the connection, so whoever hears looks again by itself now and then."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._channels: dict[str, Heard] = {}
        self._task: asyncio.Task[None] | None = None

    def hear(self, channel: str, heard: Heard) -> None:
        """Call a function with the text of each signal on a channel, and with none whenever some may have been missed."""
        self._channels[channel] = heard

    def begin(self) -> None:
        """Begin to listen on all channels."""
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Listen no more."""
        await end_tasks(self._task)

    async def _listen(self) -> None:
        while True:
            try:
                await self._connected()
            except Exception as error:
                if not is_trouble(error):
                    raise
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connected(self) -> None:
        """Return when the connection is lost."""
        lost = asyncio.Event()
        async with self.database.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            line.add_termination_listener(lambda _: lost.set())
            try:
                for channel in self._channels:
                    await line.add_listener(channel, self._told)
                for heard in self._channels.values():
                    heard("")
                await lost.wait()
            finally:
                await connection.invalidate()  # it must not come back to the others with our ears on it

    def _told(self, _line: Any, _process: int, channel: str, text: str) -> None:
        self._channels[channel](text)
