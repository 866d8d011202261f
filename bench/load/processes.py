"""What a second process adds: ``python -m bench.load.processes`` measures ``--processes 1`` and ``2`` on one PostgreSQL in turn.

Every table plays as fast as it can, as in ``driver.py``.  Server, driver and PostgreSQL share the cores of this machine, so that on
two of them nobody can see two processes do twice as much: what tells is how many moves a second of the server's own processor time
gives.  A process that waits for PostgreSQL does what is done once a commit for fewer moves each time, however; so with ``--pinned``
the server has one core, in one process or two, which is kept so busy that there is always something to do for it, and driver and
PostgreSQL, which need not wait for the disk then, have the other.
"""

import argparse
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.load.driver import BEGINS, CLOCK, URGENT
from bench.load.run import DRIVER_CORE, HERE, ROOT, SERVER_CORE, on_core, port_of
from tests.postgres import cluster, fresh_database

SECONDS = 300
BURNERS = 4
"""Programs that do nothing on the server's core: each takes as much of it as the server, with all of its processes."""


def come_first(pid: int) -> None:
    """Let the session of a process come before the neighbours, if the system allows it."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text(str(URGENT))


def keeper_of(folder: str) -> str:
    """Return the number of the process that keeps a PostgreSQL."""
    return Path(f"{folder}/data/postmaster.pid").read_text().splitlines()[0]


@contextmanager
def burning(number: int) -> Iterator[Callable[[], None]]:
    """Yield what begins to keep the server's core busy with so many programs that do nothing."""
    idle = [
        sys.executable,
        "-c",
        f"import os\nos.kill(os.getpid(), {int(signal.SIGSTOP)})\nwhile os.getppid() == {os.getpid()}: pass",
    ]
    burners = [subprocess.Popen(on_core(SERVER_CORE, idle), start_new_session=True) for _ in range(number)]

    def begin() -> None:
        for burner in burners:
            come_first(burner.pid)
            burner.send_signal(signal.SIGCONT)

    try:
        yield begin
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def spent(folder: str) -> float:
    """Return the processor seconds of all processes of a PostgreSQL, with those that have ended."""
    keeper = keeper_of(folder)
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
def serving(database: str, processes: int, pinned: bool) -> Iterator[tuple[str, int]]:
    """Run a server in so many processes, and return its address and the process that minds them."""
    program = [sys.executable, str(HERE / "deben_server.py"), database, str(processes)]
    program = on_core(SERVER_CORE, program) if pinned else program
    with tempfile.TemporaryFile("w") as log:
        process = subprocess.Popen(program, start_new_session=True, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        yield f"http://127.0.0.1:{port_of(process)}", process.pid
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def measured(folder: str, processes: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Return what so many processes do on a fresh database."""
    tables, seconds, burners = asked.tables, asked.seconds, BURNERS if asked.pinned else 0
    with serving(fresh_database(folder), processes, asked.pinned) as (address, pid), burning(burners) as begin:
        command = ["--only", "saturation", "--seconds", str(seconds), "--tables", str(tables), "deben", address, str(pid)]
        before = spent(folder)
        driver = [sys.executable, "-m", "bench.load.driver", *command]
        with subprocess.Popen(driver, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as driving:
            assert driving.stderr is not None
            for line in driving.stderr:
                if line.strip() == BEGINS:
                    break
            begin()
            said, complained = driving.communicate(timeout=SECONDS)
        assert driving.returncode == 0, complained
        database = spent(folder) - before
    found: dict[str, Any] = json.loads(said)["saturation"]
    names = ("moves_per_s", "moves_per_processor_second", "server_cores", "driver_cores", "p99_ms", "lost")
    kept = {name: found[name] for name in names} | {"wanted": found["server_wanted"] / processes}
    return {"processes": processes, **kept, "database_seconds": database, "load": os.getloadavg()[0]}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--pinned", action="store_true", help="one core for the server, kept busy; the other for all else")
    asked = parser.parse_args()
    if asked.pinned:
        os.sched_setaffinity(0, {int(DRIVER_CORE)})  # what is begun here stays there
    found: dict[int, list[float]] = {1: [], 2: []}
    with cluster(durable=not asked.pinned) as folder:
        if asked.pinned:
            come_first(int(keeper_of(folder)))
        for number in range(asked.rounds):
            for processes in (1, 2) if number % 2 == 0 else (2, 1):
                result = measured(folder, processes, asked)
                found[processes].append(result["moves_per_processor_second"])
                print(json.dumps({name: round(value, 2) for name, value in result.items()}), flush=True)
    one, two = map(statistics.median, found.values())
    print(f"moves a second of processor time: one process {one:.0f}, two {two:.0f}; with a core each {2 * two / one:.2f} times")


if __name__ == "__main__":
    main()
