"""What it would cost to tell every server every move by ``NOTIFY``: ``python -m bench.load.notify``.

Several writers commit one row after the other on a PostgreSQL of its own, as tables of several servers do; with ``NOTIFY`` each
commit carries what two seats of the Duel would be shown, and every server listens.  Nothing is played.
"""

import argparse
import asyncio
import json
import os
import statistics
from pathlib import Path
from time import perf_counter
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tests.postgres import cluster

TICKS = os.sysconf("SC_CLK_TCK")
SHOWN = 2200
"""Bytes of what a seat of the Duel is shown; two of them are below the 8000 that a payload may have, three of Nefertiti are not."""
ROW = "INSERT INTO moves (text) VALUES ($1)"
TOLD = f"WITH told AS (SELECT pg_notify('shown', $2 || repeat('x', {2 * SHOWN}))) INSERT INTO moves (text) SELECT $1 FROM told"


def spent(folder: str) -> float:
    """Return the processor seconds of all processes of a PostgreSQL; those that have ended count for the first of them."""
    first = int(Path(f"{folder}/data/postmaster.pid").read_text().split()[0])
    seconds = 0.0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        own, below = int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
        if int(status.parent.name) == first:
            seconds += (own + below) / TICKS
        elif int(fields[1]) == first:
            seconds += own / TICKS
    return seconds


async def measured(folder: str, servers: int, writers: int, seconds: float, *, tell: bool) -> dict[str, Any]:
    """Return commits a second, what each cost PostgreSQL, and how long one took and until all servers had heard of it."""
    connect = {"host": folder, "user": "postgres", "database": "postgres"}
    commits, heard, waits, count = list[float](), list[float](), dict[int, float](), 0
    listening = [await asyncpg.connect(**connect) for _ in range(servers)]
    for each in listening:
        await each.add_listener("shown", lambda *news: heard.append(perf_counter() - waits[int(news[3].rstrip("x"))]))
    writing = [await asyncpg.connect(**connect) for _ in range(writers)]

    async def write(connection: Any, end: float) -> None:
        nonlocal count
        while (begun := perf_counter()) < end:
            count += 1
            number, waits[count] = count, begun
            await (connection.execute(TOLD, "b2", str(number)) if tell else connection.execute(ROW, "b2"))
            commits.append(perf_counter() - begun)

    before, begun = spent(folder), perf_counter()
    await asyncio.gather(*(write(each, begun + seconds) for each in writing))
    took, cost = perf_counter() - begun, spent(folder) - before
    for each in (*listening, *writing):
        await each.close()
    found: dict[str, Any] = {"notify": tell, "servers": servers, "writers": writers, "commits_per_s": round(len(commits) / took)}
    found |= {"commit_ms": round(statistics.median(commits) * 1000, 2), "postgres_us": round(cost / len(commits) * 1e6)}
    return found | ({"heard_ms": round(statistics.median(heard) * 1000, 2)} if heard else {})


async def all_measured(folder: str, asked: argparse.Namespace) -> None:
    """Measure with and without in turn, and print."""
    connection = await asyncpg.connect(host=folder, user="postgres", database="postgres")
    await connection.execute("CREATE TABLE moves (id bigserial PRIMARY KEY, text text)")
    await connection.close()
    for _ in range(asked.rounds):
        for writers in (1, 8):
            for tell in (False, True):
                print(json.dumps(await measured(folder, asked.servers, writers, asked.seconds, tell=tell)), flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    with cluster(durable=True) as folder:
        asyncio.run(all_measured(folder, asked))


if __name__ == "__main__":
    main()
