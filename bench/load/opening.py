"""How long it takes to open a table that has been played for a while: ``python bench/load/opening.py [ACTIONS]``.

From the first question to a table that is not in memory to the bytes of its snapshot: reading the store, playing the stored
actions, showing the moment and the whole log.  Compiled rules, as soon after every start of a server; in this process, median of
several openings of the same table.
"""

import asyncio
import random
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from deben.server.metrics import Metrics  # noqa: E402
from deben.server.parts import Parts, made_parts  # noqa: E402
from deben.server.settings import Settings  # noqa: E402
from deben.server.workers import Thinkers  # noqa: E402
from deben.store import Database, Store  # noqa: E402
from deben.wire.common import Value  # noqa: E402
from deben.wire.http import CreateTable, SeatRequest  # noqa: E402
from deben.wire.messages import Accepted, Act  # noqa: E402
from deben.wire.undo import Undo  # noqa: E402

OPENINGS = 15
TRIES = 20
TAKEN_BACK = 0.4
TABLES: dict[str, tuple[int, dict[str, Value]]] = {"duel": (2, {}), "nefertiti": (5, {"players": 5})}
"""The seats and options of a table of each game."""


async def _played(parts: Parts, game: str, count: int, chance: random.Random) -> str | None:
    """Return a table with so many entries in its log, or None if the match ended before; some actions are taken back."""
    seats, options = TABLES[game]
    created = await parts.entrance.create("anna", CreateTable(game, [SeatRequest("me")] * seats, options))
    live = await parts.tables.get(created.table)
    while live.number < count:
        if live.actor is None:
            return None
        command: Act | Undo = Act(f"k{live.number}", live.number, chance.choice(live.match.legal))
        if live.may_undo(live.mine("anna")) and chance.random() < TAKEN_BACK:
            command = Undo(f"k{live.number}", live.number)
        answer = await parts.commands.act(live, "anna", command)
        assert isinstance(answer, Accepted), answer
    return created.table


async def _opened(parts: Parts, table: str) -> float:
    parts.tables.forget(await parts.tables.get(table))
    begun = perf_counter()
    await parts.visits.snapshot("anna", table)
    return (perf_counter() - begun) * 1000


async def measure(game: str, count: int) -> None:
    """Print the median and the worst opening of one table of a game."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Database(f"{folder}/tables.db"))
        await store.database.open()
        parts = made_parts(store, Thinkers(0), Settings(), Metrics())
        chance = random.Random(1)
        table = None
        for _ in range(TRIES):
            table = table or await _played(parts, game, count, chance)
        assert table is not None, f"no match of {game} is so long"
        times = [await _opened(parts, table) for _ in range(OPENINGS)]
        print(f"{game}: {count} entries, median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms")
        await parts.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(measure("nefertiti", int(sys.argv[1]) if len(sys.argv) > 1 else 300))
    asyncio.run(measure("duel", 60))
