"""Tasks that go on until they are told to end, and do end then."""

import asyncio
from typing import Any

__all__ = ["end_tasks"]

AGAIN_SECONDS = 0.5


async def end_tasks(*tasks: "asyncio.Task[Any] | None") -> None:
    """Return when tasks have ended, of which each is cancelled as often as that takes.

    Once is not enough: Python 3.11's ``wait_for`` forgets it where what it waits for comes in the same turn, a driver that is just
    connecting may take it for a broken line, and whoever then tries again goes on for ever.
    """
    left = {task for task in tasks if task is not None}
    while left:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
        for task in done:
            if not task.cancelled():
                task.exception()  # whoever ends it has no use for why it broke off
