"""What waiting costs: ``python -m bench.load.memory ADDRESS PID`` measures the memory of our server and prints JSON.

Tables that were played for a while and that nobody looks at, people who sit at tables, spectators, a thinking process.  What the
system keeps for a socket is not the process's and not counted.
"""

import argparse
import asyncio
import datetime
import gc
import json
import os
import random
import re
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from bench.load.client import Client, connected
from bench.load.dialects import TABLES as SEATED
from bench.load.dialects import Deben, Place
from bench.load.driver import Driver, children, client_of
from bench.load.tables import Table as Playing
from bench.load.tables import Waits
from deben.games import game_named
from deben.server.tables.creation import new_table
from deben.server.tables.table import Table
from deben.store import ActionRow, TableRow
from deben.wire.http import CreateTable, SeatRequest

MIB = 1024
FIRST, TABLES = 100, 2000
"""Tables before the first look, so that whatever is made once is there; and those that are counted."""
MOVES = 20
WATCHED, EACH = 100, 16
"""Tables that are watched, and sockets of one spectator: as many as a person may have."""
PLAYING = 200
"""Tables at which people play meanwhile, one move a second."""
QUIET = 10.0
Result = dict[str, Any]


def memory(pid: int) -> dict[str, float]:
    """Return what a process takes, in MiB: all that is resident, and its share of what others use too."""
    found = dict(re.findall(r"^(Rss|Pss):\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE))
    return {name.lower(): int(size) / MIB for name, size in found.items()}


def kib_each(before: float, after: float, count: int) -> float:
    """Return by how many KiB one of several has made a process larger."""
    return (after - before) * MIB / count


def say(line: str) -> None:
    """Write a line of progress to stderr."""
    print(line, file=sys.stderr, flush=True)


def table_alone(game: str) -> float:
    """Return how many KiB a table in memory takes after some moves: of this process, in which there is nothing else."""
    people, options = SEATED[game]
    chance = random.Random(6)

    def table() -> Table:
        made = new_table(CreateTable(game, [SeatRequest("me")] * people, options), "anna")
        row = TableRow(**msgspec.structs.asdict(made), created=datetime.datetime.now(datetime.UTC), watchers=set())
        live = Table(row, {"anna": "Anna"}, game_named(game))
        live.rebuild([])
        for number in range(1, MOVES + 1):
            live.play(ActionRow(number, live.match.actor or 0, chance.choice(live.match.legal), f"anna:{number:032x}", at=number))
            live.broadcast.played([*range(people)], b"", None)
        return live

    kept = [table() for _ in range(FIRST)]
    gc.collect()
    before = memory(os.getpid())["pss"]
    kept += [table() for _ in range(TABLES)]
    gc.collect()
    return kib_each(before, memory(os.getpid())["pss"], TABLES)


class Idle(Driver):
    """Keeps tables and spectators at a server that do nothing."""

    def __init__(self, http: httpx.AsyncClient, pid: int, game: str, seconds: float) -> None:
        super().__init__("deben", game, http, pid, seconds)
        self.spectators: list[Client] = []

    @property
    def _pss(self) -> float:
        return memory(self.pid)["pss"]

    async def tables_each(self) -> Result:
        """Return what a table takes with its people at their sockets, and with all that opening it left behind."""
        await self._played(FIRST)
        before = self._pss
        await self._played(TABLES)
        people, found = len(self.tables[0].places), kib_each(before, self._pss, TABLES)
        return {"tables": TABLES, "moves": MOVES, "people": people, "with_people_kib": found}

    async def _played(self, count: int) -> None:
        """Have so many more tables, each with some moves."""
        kept, self.tables = self.tables, []
        await self.have(count)
        waits = Waits()

        async def play(table: Playing) -> None:
            while table.number < MOVES and await table.move(time.perf_counter(), waits):
                pass

        await asyncio.gather(*map(play, self.tables))
        await self._settle()
        self.tables += kept

    async def spectators_each(self, count: int) -> Result:
        """Return what a spectator takes, and how a server with so many of them does while others play.

        Whoever is there stays until all have come: room that somebody left would be taken before the process grows.
        """
        dialect = self.dialect
        assert isinstance(dialect, Deben)
        tables = [await dialect.open_watched(self.http) for _ in range(WATCHED)]
        for places, _ in tables:
            await self._watch(places[0])
        before = self._pss
        for places, watching in tables:
            left = count // WATCHED
            while left > 0:
                person = await dialect.person(self.http)
                await dialect.invited(self.http, watching, person)
                await asyncio.gather(*(self._watch(Place(places[0].url, person)) for _ in range(min(left, EACH))))
                left -= EACH
        after, here = self._pss, len(self.spectators) - WATCHED
        begun, processor = time.perf_counter(), self._processor_seconds()
        await asyncio.sleep(QUIET)
        cores = (self._processor_seconds() - processor) / (time.perf_counter() - begun)
        playing = await self.paced(PLAYING)
        gone = sum(client.gone for client in self.spectators)
        return {"spectators": here, "kib": kib_each(before, after, here), "idle_cores": cores, "playing": playing, "lost": gone}

    async def _watch(self, place: Place) -> None:
        self.spectators.append(await connected(place.url, place.headers, lambda _client, _data: None))

    async def thinking(self) -> list[dict[str, float]]:
        """Return the memory of each process that thinks, once one has."""
        assert isinstance(self.dialect, Deben)
        person = await self.dialect.person(self.http)
        seats = [{"kind": "bot", "bot": "scribe"}, {"kind": "me"}]
        asked = {"game": "duel", "seats": seats, "options": {}}
        created = (await self.http.post("/api/tables", json=asked, headers=person)).raise_for_status().json()
        heard = asyncio.Event()

        def hear(_client: Client, data: bytes) -> None:
            if data.startswith(b'{"type":"played"'):
                heard.set()

        url = f"{person['origin'].replace('http', 'ws')}/api/tables/{created['table']}/socket"
        client = await connected(url, person, hear)
        await asyncio.wait_for(heard.wait(), 60)
        client.close()
        return [memory(child) for child in children(self.pid)]


async def measure(address: str, pid: int, game: str, spectators: int, seconds: float) -> Result:
    """Return what is measured of a server that was just started."""
    fresh, alone = memory(pid), table_alone(game)
    async with client_of(address) as http:
        idle = Idle(http, pid, game, seconds)
        idle.come_first()
        tables = await idle.tables_each()
        say(json.dumps(tables))
        watched = await idle.spectators_each(spectators)
        say(json.dumps(watched))
        for client in idle.spectators:
            client.close()
        await idle.have(0)
        return {
            "game": game,
            "fresh": fresh,
            "table": tables | {"alone_kib": alone},
            "spectator": watched,
            "thinking": await idle.thinking(),
        }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("pid", type=int)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--spectators", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    print(json.dumps(uvloop.run(measure(asked.address, asked.pid, asked.game, asked.spectators, asked.seconds))))


if __name__ == "__main__":
    main()
