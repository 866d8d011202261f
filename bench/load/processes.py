"""What a second process adds: ``python -m bench.load.processes`` measures ``--processes 1`` and ``2`` on one PostgreSQL in turn.

Every table plays as fast as it can, as in ``driver.py``.  Server, driver and PostgreSQL share the cores of this machine, so that on
two of them nobody can see two processes do twice as much: what tells is how many moves a second of the server's own processor time
gives.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.load.driver import CLOCK
from bench.load.run import HERE, ROOT, port_of
from tests.postgres import cluster, fresh_database

SECONDS = 300


def spent(folder: str) -> float:
    """Return the processor seconds of all processes of a PostgreSQL, with those that have ended."""
    keeper = Path(f"{folder}/data/postmaster.pid").read_text().splitlines()[0]
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if stat.parent.name == keeper:
            total += sum(map(int, fields[11:15]))
        elif fields[1] == keeper:
            total += int(fields[11]) + int(fields[12])
    return total / CLOCK


@contextmanager
def serving(database: str, processes: int) -> Iterator[tuple[str, int]]:
    """Run a server in so many processes, and return its address and the process that minds them."""
    program = [sys.executable, str(HERE / "deben_server.py"), database, str(processes)]
    with tempfile.TemporaryFile("w") as log:
        process = subprocess.Popen(program, start_new_session=True, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        yield f"http://127.0.0.1:{port_of(process)}", process.pid
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def measured(folder: str, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    """Return what so many processes do on a fresh database."""
    with serving(fresh_database(folder), processes) as (address, pid):
        command = ["--only", "saturation", "--seconds", str(seconds), "--tables", str(tables), "deben", address, str(pid)]
        before = spent(folder)
        done = subprocess.run(
            [sys.executable, "-m", "bench.load.driver", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
            timeout=SECONDS,
        )  # fmt: skip
        database = spent(folder) - before
    found: dict[str, Any] = json.loads(done.stdout)["saturation"]
    names = ("moves_per_s", "moves_per_processor_second", "server_cores", "driver_cores", "p99_ms", "lost")
    kept = {name: found[name] for name in names}
    return {"processes": processes, **kept, "database_seconds": database, "load": os.getloadavg()[0]}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=4.0)
    asked = parser.parse_args()
    found: dict[int, list[float]] = {1: [], 2: []}
    with cluster(durable=True) as folder:
        for number in range(asked.rounds):
            for processes in (1, 2) if number % 2 == 0 else (2, 1):
                result = measured(folder, processes, asked.tables, asked.seconds)
                found[processes].append(result["moves_per_processor_second"])
                print(json.dumps({name: round(value, 2) for name, value in result.items()}), flush=True)
    one, two = map(statistics.median, found.values())
    print(f"moves a second of processor time: one process {one:.0f}, two {two:.0f}; with a core each {2 * two / one:.2f} times")


if __name__ == "__main__":
    main()
