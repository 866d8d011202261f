"""The load: ``python -m bench.load.driver SERVER ADDRESS PID`` measures one server once and prints JSON.

It is one process beside the server's.  Tables with one move a second each, twice as many each time until the 99th percentile of
the waits is 100 ms or more, then between the last two; after that some tables as fast as they can.
"""

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import statistics
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import uvloop

from bench.load.dialects import DIALECTS, TABLES
from bench.load.tables import PATIENCE, Table, Waits

LIMIT = 0.1
"""Seconds: the 99th percentile must stay under it."""
FEWEST, MOST, HALVINGS = 256, 8192, 1
WARM_SECONDS, WARM_MOVES = 1.0, 4000
URGENT = -15
BEGINS = "every table as fast as it can"
ENDS = "that was all"
READY = "all tables are there"
"""What is said when it is measured how many moves a second there are, when it was, and before all that."""
TRIES = 4
OPENING = 8
"""Tables opened at a time."""
SPENT = 50
"""Tables with more moves than this make room for new ones before a measurement."""
CLOCK = 100
"""Ticks of ``/proc`` a second."""
Result = dict[str, Any]


def percentile(times: list[float], share: float) -> float:
    """Return a percentile in milliseconds; infinite if there is nothing."""
    return sorted(times)[min(len(times) - 1, math.ceil(share * len(times)) - 1)] * 1000 if times else math.inf


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]


class Driver:
    """Keeps tables open at one server and plays at them."""

    def __init__(self, server: str, game: str, http: httpx.AsyncClient, pid: int, seconds: float, warm: int = WARM_MOVES) -> None:
        self.dialect, self.http, self.pid, self.seconds, self.warm = DIALECTS[server](game), http, pid, seconds, warm
        self.chance = random.Random(4)
        self.together = False
        """Whether to wait for a line before the measurement: another driver may not be ready yet."""
        self.tables: list[Table] = []

    def _processor_seconds(self) -> float:
        """Return what the server has spent, with the processes that it has started."""
        return sum(self._each_seconds())

    def _each_seconds(self) -> list[float]:
        """Return what each process of the server has spent: the one that was started first."""
        every = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in (self.pid, *children(self.pid))]
        return [(int(fields[11]) + int(fields[12])) / CLOCK for fields in every]

    def _wanted_seconds(self) -> float:
        """Return for how long the server's processes were at work or waited for a core, all together."""
        found = 0
        for pid in (self.pid, *children(self.pid)):
            for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
                found += sum(map(int, thread.read_text().split()[:2]))
        return found / 1e9

    def come_first(self) -> None:
        """Let server and driver come before the neighbours, if the system allows it."""
        with contextlib.suppress(OSError):  # not root, or a system that does not share by sessions
            for process in (self.pid, os.getpid()):
                Path(f"/proc/{process}/autogroup").write_text(str(URGENT))

    async def have(self, number: int) -> None:
        """Have exactly so many tables, each with enough moves left."""
        spent = [table for table in self.tables if table.over or table.number > SPENT]
        self.tables = [table for table in self.tables if table not in spent]
        spent += self.tables[number:]
        del self.tables[number:]
        for table in spent:
            table.close()
        gate = asyncio.Semaphore(OPENING)

        async def another() -> None:
            async with gate:
                for chance_left in range(TRIES, 0, -1):
                    try:
                        self.tables.append(await Table.opened(self.dialect, self.http, self.chance))
                    except (httpx.HTTPError, OSError, TimeoutError) as error:  # opening is not what is measured
                        print(f"opening a table: {error!r}", file=sys.stderr, flush=True)
                        if chance_left == 1:
                            raise
                    else:
                        return

        await asyncio.gather(*(another() for _ in range(number - len(self.tables))))

    async def _settle(self) -> None:
        end = perf_counter() + PATIENCE
        while perf_counter() < end and not all(table.quiet for table in self.tables):
            await asyncio.sleep(0.02)
        for table in self.tables:
            table.give_up()

    async def paced(self, number: int) -> Result:
        """Return the waits at so many tables with one move a second each."""
        await self.have(number)
        waits, warm = Waits(), Waits()
        start = perf_counter() + 0.1
        measured, end = start + WARM_SECONDS, start + WARM_SECONDS + self.seconds
        processor, driver, asked = self._processor_seconds(), time.process_time(), 0

        async def play(table: Table, due: float) -> None:
            nonlocal asked
            while due < end and not table.over:
                await asyncio.sleep(due - perf_counter())
                asked += due >= measured
                if not await table.move(due, waits if due >= measured else warm):
                    break
                due += 1

        await asyncio.gather(*(play(table, start + index / number) for index, table in enumerate(self.tables)))
        span = perf_counter() - start
        processor, driver = self._processor_seconds() - processor, time.process_time() - driver
        await self._settle()
        return self._summary(waits, span, processor, driver) | {
            "tables": number, "asked": asked,
            "held": percentile(waits.mover, 0.99) < LIMIT * 1000 and not waits.lost and len(waits.mover) >= 0.95 * asked,
        }  # fmt: skip

    async def saturated(self, number: int) -> Result:
        """Return how many moves a second so many tables make when nobody pauses, while at least half of them go on."""
        await self.have(0)
        await self.have(number)
        print(READY, file=sys.stderr, flush=True)
        if self.together:
            await asyncio.to_thread(sys.stdin.readline)
        await asyncio.sleep(1)  # the server may still be busy with so many newcomers
        warm = Waits()
        for table in self.tables:
            table.hurry(warm)
        begun = perf_counter()
        while len(warm.mover) < self.warm and perf_counter() < begun + 2 * PATIENCE:
            await asyncio.sleep(0.05)  # compilers that work while a program runs want to see it run
        waits = Waits()
        print(BEGINS, file=sys.stderr, flush=True)  # whoever makes a profile begins here
        each, driver, wanted, start = self._each_seconds(), time.process_time(), self._wanted_seconds(), perf_counter()
        for table in self.tables:
            table.hurry(waits)
        while perf_counter() < start + self.seconds and sum(table.over for table in self.tables) < number / 2:
            await asyncio.sleep(0.05)
        span, moves = perf_counter() - start, len(waits.mover)
        each = [now - before for now, before in zip(self._each_seconds(), each, strict=True)]
        processor, driver, wanted = sum(each), time.process_time() - driver, self._wanted_seconds() - wanted
        print(ENDS, file=sys.stderr, flush=True)
        for table in self.tables:
            table.restless = None
        await self._settle()
        return self._summary(waits, span, processor, driver) | {
            "tables": number, "seconds": span, "moves_per_s": moves / span,
            "moves_per_processor_second": moves / processor if processor else 0.0, "server_wanted": wanted / span,
            "each_cores": [spent / span for spent in each],
        }  # fmt: skip

    @staticmethod
    def _summary(waits: Waits, span: float, processor: float, driver: float) -> Result:
        return {
            "moves": len(waits.mover), "lost": waits.lost, "refused": dict(waits.refused), "p50_ms": percentile(waits.mover, 0.5),
            "p99_ms": percentile(waits.mover, 0.99), "opponent_p99_ms": percentile(waits.opponent, 0.99),
            "mean_ms": statistics.fmean(waits.mover) * 1000 if waits.mover else math.inf,
            "bytes_per_message": waits.bytes / max(1, waits.messages), "server_cores": processor / span,
            "driver_cores": driver / span,
        }  # fmt: skip

    async def climb(self) -> list[Result]:
        """Return the steps to the largest number of tables that is held; one that fails is tried once more."""
        steps: list[Result] = []

        async def held(number: int) -> bool:
            for _ in range(2):
                steps.append(await self.paced(number))
                print(json.dumps(steps[-1]), file=sys.stderr, flush=True)
                if steps[-1]["held"]:
                    return True
            return False

        good, bad = 0, FEWEST
        while bad <= MOST and await held(bad):
            good, bad = bad, 2 * bad
        for _ in range(HALVINGS if good and bad <= MOST else 0):
            middle = (good + bad) // 2
            good, bad = (middle, bad) if await held(middle) else (good, middle)
        return steps


def client_of(address: str) -> httpx.AsyncClient:
    """Return what asks a server; people differ from request to request, so that no cookie is kept."""
    jar = CookieJar(policy=DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(base_url=address, cookies=jar, timeout=30, trust_env=False)


async def measure(
    server: str, game: str, address: str, pid: int, seconds: float, tables: int, only: str | None, warm: int, together: bool
) -> Result:
    """Return everything that is measured of one server."""
    async with client_of(address) as http:
        driver = Driver(server, game, http, pid, seconds, warm)
        driver.together = together
        driver.come_first()
        saturation = await driver.saturated(tables) if only != "held" else {}
        steps = await driver.climb() if only != "saturation" else []
        await driver.have(0)
    return {"server": server, "steps": steps, "saturation": saturation,
            "tables_held": max((step["tables"] for step in steps if step["held"]), default=0)}  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("server", choices=DIALECTS)
    parser.add_argument("address")
    parser.add_argument("pid", type=int)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=800, help="at saturation")
    parser.add_argument("--only", choices=["held", "saturation"], help="measure one of the two")
    parser.add_argument("--warm", type=int, default=WARM_MOVES, help="moves before saturation is measured")
    parser.add_argument("--together", action="store_true", help="wait for a line before saturation is measured")
    parser.add_argument("--game", choices=TABLES, default="duel")
    print(json.dumps(uvloop.run(measure(**vars(parser.parse_args())))))


if __name__ == "__main__":
    main()
