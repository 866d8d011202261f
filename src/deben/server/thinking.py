"""A process that thinks for servers on the same database, and does nothing else."""

import asyncio
import signal
from collections.abc import Callable

from .. import __version__
from ..store import Database, Store
from .logs import log
from .settings import Settings
from .sharing import Sharing
from .tables.rulesets import Rulesets, modules_folder
from .workers import Thinkers
from .workers.messages import KINDS
from .workers.taker import Crew

__all__ = ["FINISH_SECONDS", "think"]

FINISH_SECONDS = 10.0
"""So long it goes on with what it is thinking about once it is told to stop; the rest goes back."""


def think(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Take questions until the process is told to stop; ``ready`` is called once it does."""
    asyncio.run(_think(settings, ready))


async def _think(settings: Settings, ready: Callable[[], None]) -> None:
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    store, thinkers = Store(Database(settings.database)), Thinkers(settings.workers)
    await store.database.open()
    rulesets, sharing = Rulesets(store, modules_folder(store)), Sharing(store)
    rulesets.point_out()
    taker = sharing.take([Crew(thinkers, KINDS)], rulesets, tell=settings.access_log)
    sharing.begin()
    log("thinking started", version=__version__, thinker=taker.row.name, places=taker.row.places)
    ready()
    try:
        await told.wait()
        log("thinking ends", left=taker.busy)
        await sharing.close(FINISH_SECONDS)
    finally:
        await thinkers.close()
        await store.close()
    log("thinking stopped", answered=taker.answered)
