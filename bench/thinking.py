"""What thinking elsewhere costs: ``python -m bench.thinking``, on a PostgreSQL of its own.

The same questions are answered by a process of the server's own, and by one machine with ``deben think`` through the database.
"""

import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

from deben.match import Match
from deben.server.metrics import Metrics
from deben.server.settings import Settings
from deben.server.sharing import Sharing, shared
from deben.server.workers import Think, Thinkers
from deben.store import Database, Store
from tests.postgres import cluster, fresh_database

ONE_BY_ONE, AT_ONCE = 200, 300
WIDTH = 16


def question() -> Think:
    """Return a question that takes no thinking, so that the way there and back is what is measured."""
    match = Match("duel", 1)
    return Think("duel", 2, match.view(0).to_bytes(), match.legal_numbers, "random", 1, 5.0)


async def measured(ask: Callable[[], Awaitable[object]]) -> str:
    """Return how long an answer takes, and how many come in a second when many ask at once."""
    for _ in range(10):
        await ask()
    times = []
    for _ in range(ONE_BY_ONE):
        begun = time.perf_counter()
        await ask()
        times.append(time.perf_counter() - begun)
    left, begun, used = iter(range(AT_ONCE)), time.perf_counter(), time.process_time()

    async def go() -> None:
        for _ in left:
            await ask()

    await asyncio.gather(*(go() for _ in range(WIDTH)))
    rate, used = AT_ONCE / (time.perf_counter() - begun), (time.process_time() - used) / AT_ONCE
    half, most = statistics.median(times), statistics.quantiles(times, n=100)[98]
    return (
        f"half within {half * 1000:.1f} ms, 99 of 100 within {most * 1000:.1f} ms; {WIDTH} at once: {rate:.0f} a second, "
        f"each {used * 1000:.2f} ms of the server's processor"
    )


async def ways(url: str) -> None:
    """Measure both ways."""
    store = Store(Database(url))
    await store.database.open()
    here = Thinkers(1)
    print("a process of its own:", await measured(lambda: here.think(question(), 5.0)))
    await here.close()
    sharing = await shared(store, Settings(database=url), Metrics())
    assert isinstance(sharing, Sharing)
    sharing.begin()
    away = Thinkers(0, elsewhere=sharing.elsewhere)
    line = [sys.executable, "-c", "from deben.cli import main; main()", "think", "--database", url, "--workers", "1"]
    with subprocess.Popen(line, stdout=subprocess.PIPE) as machine:
        assert machine.stdout is not None
        machine.stdout.readline()
        print("through the database:", await measured(lambda: away.think(question(), 5.0)))
        machine.terminate()
    await sharing.close()
    await store.close()


if __name__ == "__main__":
    with cluster(durable=True) as folder:
        asyncio.run(ways(fresh_database(folder)))
