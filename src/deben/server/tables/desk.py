"""What people write, read away from the event loop: positions and records, few at a time."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

__all__ = ["ReadingDesk"]

T = TypeVar("T")
MOST = 1
"""At a time: reading is Python's work, of which threads together get no more done, and everybody else waits for it longer."""


class ReadingDesk(asyncio.Semaphore):
    """Held by whoever reads the writings of strangers."""

    def __init__(self) -> None:
        super().__init__(MOST)

    async def away(self, work: Callable[..., T], *arguments: Any) -> T:
        """Return the result of reading something, done in a thread once it is its turn."""
        async with self:
            return await asyncio.to_thread(work, *arguments)
