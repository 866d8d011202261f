"""What a hop costs: ``python -m bench.load.hop`` plays at a server's table directly, through another, and handed over by another.

Two servers on one PostgreSQL of its own; rounds of each kind in turn, so that neighbours of this machine disturb all alike.
"""

import argparse
import json
import os
import random
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

from tests.postgres import cluster, fresh_database
from tests.server.harness import ME, Person, ServerProcess, quick

TICKS = os.sysconf("SC_CLK_TCK")


def spent(server: ServerProcess) -> float:
    """Return the processor seconds of a server."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def round_of(owner: Person, through: Person, moves: int, chance: random.Random) -> list[float]:
    """Return the seconds from each move of somebody alone at both seats to its answer."""
    waits: list[float] = []
    while len(waits) < moves:
        table = owner.create("duel", [ME, ME])["table"]
        with owner.sit(table), through.sit(table) as one:  # the first one there has it
            while one.now["legal"] and len(waits) < moves:
                action = chance.choice(one.now["legal"])["action"]
                begun = perf_counter()
                number = one.act(action)["number"]
                waits.append(perf_counter() - begun)
                one.catch_up(number)
    return waits


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=200, help="in a round")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    chance, waits, cost = random.Random(1), dict[str, list[float]](), dict[str, float]()
    with cluster() as folder, tempfile.TemporaryDirectory() as place:
        settings = msgspec.structs.replace(quick(Path(place), lease=60.0), database=fresh_database(folder))
        relays = {"direct": "", "relayed": "", "handed": place + "/b"}
        owner = ServerProcess(msgspec.structs.replace(settings, relay=place + "/a"))
        others = {
            kind: ServerProcess(msgspec.structs.replace(settings, relay=relay))
            for kind, relay in relays.items()
            if kind != "direct"
        }
        with Person(owner.address) as anna:
            ways = {kind: anna.moved_to(others[kind].address if kind in others else owner.address) for kind in relays}
            for _ in range(asked.rounds):
                for kind, way in ways.items():
                    before = spent(others[kind]) if kind in others else 0.0
                    waits.setdefault(kind, []).extend(round_of(anna, way, asked.moves, chance))
                    cost[kind] = cost.get(kind, 0.0) + (spent(others[kind]) if kind in others else 0.0) - before
            for way in ways.values():
                way.http.close()
        for server in (owner, *others.values()):
            server.stop()
    for kind, found in waits.items():
        told = {"way": kind, "moves": len(found), "median_ms": round(statistics.median(found) * 1000, 2)}
        print(json.dumps(told | {"processor_us_at_the_other": round(cost[kind] / len(found) * 1e6)}))


if __name__ == "__main__":
    main()
