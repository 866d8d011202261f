"""Whose turn it is to work on a table: a lock that can also be taken on the spot, without a task."""

import asyncio
from collections import deque
from types import TracebackType

__all__ = ["TableLock"]


class TableLock:
    """Held by one at a time; others come in the order they asked."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Return whether somebody works on the table."""
        return self._held

    def take(self) -> bool:
        """Return whether the lock was free and is now the caller's."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Return once the lock is the caller's."""
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it had been handed over just then
            raise

    def release(self) -> None:
        """Hand the lock to whoever waits for longest, or set it free."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.release()
