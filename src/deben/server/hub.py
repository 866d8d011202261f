"""One person's connection to a table: messages wait here, but never too many."""

import asyncio
from collections import deque

__all__ = ["Closed", "Connection"]


class Closed(Exception):
    """The connection has ended from this side."""


class Connection:
    """A bounded queue to one client.

    Whoever is too slow loses what waits and is brought up to date with one snapshot instead: nobody waits for them.
    """

    def __init__(self, identity: str, most: int) -> None:
        self.identity, self.most = identity, most
        self.behind = False
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._filled = asyncio.Event()

    def put(self, data: bytes) -> bool:
        """Let a message wait to be sent and return True; False if the client had to be marked as behind."""
        if self.behind or self.closed:
            return False
        if len(self._waiting) >= self.most:
            self._waiting.clear()
            self.behind = True
            self._filled.set()
            return False
        self._waiting.append(data)
        self._filled.set()
        return True

    def close(self) -> None:
        """Let the connection end: its client comes back and finds the table as it is stored."""
        self.closed = True
        self._filled.set()

    async def take(self) -> bytes | None:
        """Return the next message, or None when the client is behind and needs a snapshot; raises ``Closed``."""
        while not self._waiting and not self.behind and not self.closed:
            self._filled.clear()
            await self._filled.wait()
        if self.closed:
            raise Closed
        if self.behind:
            return None
        return self._waiting.popleft()
