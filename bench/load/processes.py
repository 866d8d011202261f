"""What a second process adds: ``python -m bench.load.processes`` measures ``--processes 1`` and ``2`` on one PostgreSQL in turn.

Every table plays as fast as it can, as in ``driver.py``; each process has as many tables in every measurement, for a process that
has twice as many keeps twice as much in mind, and a move costs it half as much again.  Server, driver and PostgreSQL share the
cores of this machine, so that on two of them nobody can see two processes do twice as much: what tells is how many moves a second
of the server's own processor time gives.  A process that waits for PostgreSQL does what is done once a commit for fewer moves each
time, however; so with ``--pinned`` the server has one core, in one process or two, which is kept so busy that there is always
something to do for it, and driver and PostgreSQL, which need not wait for the disk then, have the other.

With ``--sliced`` each process of the server gets so much of a core of its own and no more, by a control group (Linux, as root):
driver and PostgreSQL live on what is left of both, and there is enough of it.  So two processes can be seen to do twice as much as
one on two cores, each of which is a slow one.

Where there are eight cores or more, ``--apart`` gives each process of the server one of its own, each a driver with another one,
and PostgreSQL the next four: there two processes can be seen to do twice as much, and moves a second tell.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bench.load.driver import BEGINS, CLOCK, ENDS, READY, URGENT, children
from bench.load.run import DRIVER_CORE, HERE, ROOT, SERVER_CORE, on_core, port_of
from deben.store import Database
from tests.postgres import cluster, fresh_database

SECONDS = 300
MOST = 2
WARM = 10
"""Moves at a table, as many as a process has, before anything is measured."""
DATABASE_CORES = 4
BURNERS = 4
"""Programs that do nothing on the server's core: each takes as much of it as the server, with all of its processes."""


def come_first(pid: int) -> None:
    """Let the session of a process come before the neighbours, if the system allows it."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{pid}/autogroup").write_text(str(URGENT))


class Slices:
    """Control groups, each of which lets the processes in it have a part of one core."""

    ROOT = Path("/sys/fs/cgroup")
    PERIOD = 10_000
    """Microseconds: so often what was used up is given anew."""

    def __init__(self, cores: list[str], part: float) -> None:
        self.cores, self.quota = cores, round(part * self.PERIOD)
        self.old = (self.ROOT / "cpu").is_dir()
        """Whether the system has the first version of control groups, where each resource has a tree of its own."""
        base = self.ROOT / "cpu" if self.old else self.ROOT
        self.groups = [base / f"deben-bench-{os.getpid()}-{number}" for number in range(len(cores))]

    def __enter__(self) -> "Slices":
        """Make the groups."""
        for group in self.groups:
            group.mkdir()
            if self.old:
                (group / "cpu.cfs_period_us").write_text(str(self.PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(self.quota))
            else:
                (group / "cpu.max").write_text(f"{self.quota} {self.PERIOD}")
        return self

    def __exit__(self, *_: object) -> None:
        """Remove them: whoever was in them has ended."""
        for group in self.groups:
            with contextlib.suppress(OSError):
                group.rmdir()

    def put(self, pids: list[int]) -> None:
        """Put each process, with all that it starts, into a group and on a core of its own."""
        for pid, group, core in zip(pids, self.groups, self.cores, strict=False):
            (group / "cgroup.procs").write_text(str(pid))
            for thread in Path(f"/proc/{pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {int(core)})


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


@dataclass(frozen=True)
class Cores:
    """Where everything runs, as ``taskset`` writes cores: each process of the server and each driver on one, PostgreSQL on some."""

    servers: list[str]
    drivers: list[str]
    database: str


def shared_cores() -> Cores:
    """Return the two cores of ``--pinned``."""
    return Cores([SERVER_CORE] * MOST, [DRIVER_CORE] * MOST, DRIVER_CORE)


def cores_apart() -> Cores:
    """Return cores that share nothing, where there are enough of them: of two threads of one only the first."""
    cores: dict[str, int] = {}
    for core in sorted(os.sched_getaffinity(0)):
        siblings = Path(f"/sys/devices/system/cpu/cpu{core}/topology/thread_siblings_list")
        cores.setdefault(siblings.read_text() if siblings.is_file() else str(core), core)
    needed = 2 * MOST + DATABASE_CORES
    found = [str(core) for core in (cores.values() if len(cores) >= needed else sorted(os.sched_getaffinity(0)))]
    if len(found) < needed:
        raise SystemExit(f"--apart needs {needed} cores")
    return Cores(found[:MOST], found[MOST : 2 * MOST], ",".join(found[2 * MOST : needed]))


@contextmanager
def serving(database: str, processes: int, cores: Cores | None) -> Iterator[tuple[str, int]]:
    """Run a server in so many processes, and return its address and the process that minds them."""
    program = [sys.executable, str(HERE / "deben_server.py"), database, str(processes)]
    program = on_core(",".join(cores.servers[:processes]), program) if cores else program
    with tempfile.TemporaryFile("w") as log:
        process = subprocess.Popen(program, start_new_session=True, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        yield f"http://127.0.0.1:{port_of(process)}", process.pid
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


@contextmanager
def driving(address: str, pid: int, number: int, asked: argparse.Namespace, core: str | None) -> Iterator["subprocess.Popen[str]"]:
    """Yield a program that drives a server with so many tables."""
    command = ["--only", "saturation", "--seconds", str(asked.seconds), "--tables", str(number), "--warm", str(WARM * number)]
    driver = [sys.executable, "-m", "bench.load.driver", "--together", *command, "deben", address, str(pid)]
    piped = subprocess.PIPE
    program = on_core(core, driver) if core else driver
    with subprocess.Popen(program, cwd=ROOT, stdin=piped, stdout=piped, stderr=piped, text=True) as process:
        try:
            yield process
        except BaseException:
            process.kill()
            raise


def rows_a_commit(url: str) -> float:
    """Return how many moves a transaction has written on average."""

    async def read() -> float:
        database = Database(url)
        async with database.reading() as connection:
            found = await connection.execute(text("SELECT COUNT(*), COUNT(DISTINCT CAST(xmin AS text)) FROM actions"))
            rows, commits = found.one()
        await database.close()
        return float(rows / max(1, commits))

    return asyncio.run(read())


def until(driver: "subprocess.Popen[str]", said: str) -> None:
    """Return when a driver has said something."""
    assert driver.stderr is not None
    for line in driver.stderr:
        if line.strip() == said:
            return


def told(driver: "subprocess.Popen[str]") -> dict[str, Any]:
    """Return what a driver has measured."""
    said, complained = driver.communicate(timeout=SECONDS)
    assert driver.returncode == 0, complained
    found: dict[str, Any] = json.loads(said)["saturation"]
    return found


def measured(folder: str, processes: int, asked: argparse.Namespace, cores: Cores | None) -> dict[str, Any]:
    """Return what so many processes do on a fresh database."""
    tables, database, several = asked.tables * processes, fresh_database(folder), processes if asked.apart else 1
    with (
        Slices([SERVER_CORE, DRIVER_CORE], asked.sliced) if asked.sliced else contextlib.nullcontext() as slices,
        serving(database, processes, cores) as (address, pid),
        burning(BURNERS if asked.pinned else 0) as begin,
        ExitStack() as stack,
    ):
        if slices:
            slices.put(children(pid)[:processes])
        drivers = [
            stack.enter_context(driving(address, pid, tables // several, asked, cores.drivers[number] if cores else None))
            for number in range(several)
        ]
        for driver in drivers:
            until(driver, READY)
        for driver in drivers:
            assert driver.stdin is not None
            driver.stdin.write("\n")
            driver.stdin.flush()
        until(drivers[-1], BEGINS)
        begin()
        before = spent(folder)
        until(drivers[-1], ENDS)
        used = spent(folder) - before
        found = [told(driver) for driver in drivers]
    both = {name: sum(one[name] for one in found) for name in ("moves_per_s", "driver_cores", "lost")}
    server = statistics.fmean(one["server_cores"] for one in found)
    return {
        "processes": processes, "tables": tables, **both, "server_cores": server,
        "moves_per_processor_second": both["moves_per_s"] / server, "p99_ms": max(one["p99_ms"] for one in found),
        "each_cores": found[-1]["each_cores"], "wanted": found[-1]["server_wanted"] / processes,
        "database_cores": used / found[-1]["seconds"], "rows_a_commit": rows_a_commit(database), "load": os.getloadavg()[0],
    }  # fmt: skip


def rounded(value: Any) -> Any:
    """Return numbers with two digits after the point."""
    return [rounded(each) for each in value] if isinstance(value, list) else round(value, 2)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=700, help="of each process")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--memory", action="store_true", help="let PostgreSQL not wait for the disk")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--pinned", action="store_true", help="one core for the server, kept busy; the other for all else")
    where.add_argument("--sliced", type=float, help="this part of a core for each process of the server: 0.35, say")
    where.add_argument("--apart", action="store_true", help="a core of its own for everything")
    asked = parser.parse_args()
    cores = shared_cores() if asked.pinned else cores_apart() if asked.apart else None
    if cores:
        os.sched_setaffinity(0, {int(core) for core in cores.database.split(",")})  # what is begun here stays there
    found: dict[int, list[dict[str, Any]]] = {1: [], 2: []}
    with cluster(durable=not asked.pinned and not asked.memory) as folder:
        if asked.pinned:
            come_first(int(keeper_of(folder)))
        for number in range(asked.rounds):
            for processes in (1, 2) if number % 2 == 0 else (2, 1):
                result = measured(folder, processes, asked, cores)
                found[processes].append(result)
                print(json.dumps({name: rounded(value) for name, value in result.items()}), flush=True)
    figures = {"moves_per_s": 1} if asked.sliced else {"moves_per_s": 1, "moves_per_processor_second": MOST}
    for name, most in figures.items():
        one, two = (statistics.median(each[name] for each in results) for results in found.values())
        print(f"{name}: one process {one:.0f}, two {two:.0f}: {most * two / one:.2f} times" + " with a core each" * (most > 1))


if __name__ == "__main__":
    main()
