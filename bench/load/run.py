"""Measures what one server process holds: ``python bench/load/run.py [--game GAME]``.

Our Duel beside boardgame.io's server in turn, our Nefertiti, and the memory of tables and spectators that wait; ``--part`` chooses
some of these.  Before the first run: ``npm ci --prefix bench/load/boardgameio``.  Each measurement starts a fresh server on
127.0.0.1 and drives it from one other process (``driver.py``, ``memory.py``).  What was measured goes into ``results.json``, in
place of what was measured before of the same part, and all of it to ``RESULTS.md``.
"""

import argparse
import datetime
import json
import os
import platform
import resource
import shlex
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from bench.load.driver import children  # noqa: E402
from bench.load.memory import memory  # noqa: E402
from bench.load.report import markdown  # noqa: E402

NODE = HERE / "boardgameio"
SERVERS = ("deben", "boardgame.io")
PARTS = ("duel", "nefertiti", "memory")
DRIVING_SECONDS = 900
TABLES = (200, 400, 800)
"""At saturation, where nothing else is said: what two hundred need finds room in a core's caches, what eight hundred do not."""
SERVER_CORE, DRIVER_CORE = "0", "1"
Round = dict[str, dict[str, Any]]


def say(line: str) -> None:
    """Write a line of progress to stderr."""
    print(line, file=sys.stderr, flush=True)


def on_core(core: str, program: list[str]) -> list[str]:
    """Return how to run a program on one core only: each server gets the same one, and the driver another."""
    return ["taskset", "-c", core, *program] if (os.cpu_count() or 1) > 1 else program


@contextmanager
def serving(server: str, folder: str) -> Iterator[tuple[str, int]]:
    """Run a server and return its address and process."""
    program = [sys.executable, str(HERE / "deben_server.py"), f"{folder}/tables.db"] if server == "deben" else ["node", "server.js"]
    with open(f"{folder}/log", "w") as log:
        process = subprocess.Popen(
            on_core(SERVER_CORE, program), start_new_session=True, cwd=NODE, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        yield f"http://127.0.0.1:{port_of(process)}", process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def port_of(process: "subprocess.Popen[str]") -> int:
    """Return the port that a server says it listens on."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("port "):
            return int(line.split()[1])
    raise SystemExit("a server did not start")


def driven(address: str, pid: int, program: str, *arguments: str) -> dict[str, Any]:
    """Return what a program beside the server says of it."""
    command = [sys.executable, "-m", f"bench.load.{program}", *arguments, address, str(pid)]
    done = subprocess.run(
        on_core(DRIVER_CORE, command), cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, timeout=DRIVING_SECONDS
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _complain(folder: str) -> None:
    for line in (Path(folder) / "log").read_text().splitlines():
        if '"level": "error"' in line or "Error" in line:
            say(line)


def measured(server: str, asked: argparse.Namespace, tables: int, held: bool, game: str = "duel") -> dict[str, Any]:
    """Return what the driver says of a fresh server with so many tables."""
    with tempfile.TemporaryDirectory() as folder, serving(server, folder) as (address, pid):
        options = ["--seconds", str(asked.seconds), "--tables", str(tables), "--game", game]
        result = driven(address, pid, "driver", *options, *(() if held else ("--only", "saturation")), server)
        _complain(folder)
    load = os.getloadavg()[0]
    full = result["saturation"]
    say(f"{server}, {tables} tables: {result['tables_held']} held, {full['moves_per_s']:.0f} moves/s, load {load:.1f}")
    return result | {"load": load}


def remembered(asked: argparse.Namespace) -> dict[str, Any]:
    """Return what waiting costs a fresh server, and what it keeps on disk."""
    with tempfile.TemporaryDirectory() as folder, serving("deben", folder) as (address, pid):
        result = driven(address, pid, "memory", "--spectators", str(asked.spectators), "--seconds", str(asked.seconds))
        _complain(folder)
        return result | {"disk": _on_disk(f"{folder}/tables.db")}


def _on_disk(database: str) -> dict[str, float]:
    """Return how many bytes of the database an action takes, and a table with its seats and all else."""
    with sqlite3.connect(database) as connection:
        sizes = dict(connection.execute("SELECT name, SUM(pgsize) FROM dbstat GROUP BY name").fetchall())
        actions, tables = (connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0] for name in ("actions", "tables"))
    played = sum(size for name, size in sizes.items() if "actions" in name)
    return {"action_bytes": played / actions, "table_bytes": (sum(sizes.values()) - played) / tables}


def fresh() -> dict[str, float]:
    """Return the memory of ``deben serve`` that nobody has asked anything, with all processes it has started, in MiB."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("deben")), "serve", "--port", "0", "--database", f"{folder}/tables.db"]
        process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if "http://" in line:
                    break
            time.sleep(2)
            every = [memory(process.pid), *map(memory, children(process.pid))]
            return {name: sum(one[name] for one in every) for name in ("rss", "pss")} | {"processes": len(every)}
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


def tables_of(one: Round) -> int:
    """Return how many tables played in a round."""
    tables: int = one[SERVERS[0]]["saturation"]["tables"]
    return tables


def summary(rounds: list[Round]) -> dict[str, Any]:
    """Return the medians of both servers and of the ratios within rounds of as many tables."""

    def middle(values: list[float]) -> float:
        return statistics.median(values) if values else 0.0

    made: dict[str, Any] = {}
    for server in SERVERS:
        each = [one[server] for one in rounds]
        made[server] = {"tables_held": middle([one["tables_held"] for one in each if one["steps"]])} | {
            name: middle([one["saturation"][name] for one in each])
            for name in ("moves_per_s", "moves_per_processor_second", "server_cores", "driver_cores", "bytes_per_message", "p99_ms")
        }
    ours, theirs = ([one[server] for one in rounds] for server in SERVERS)
    pairs = list(zip(ours, theirs, strict=True))
    ratios = {"tables_held": [a["tables_held"] / b["tables_held"] for a, b in pairs if b["tables_held"]]} | {
        name: [a["saturation"][name] / b["saturation"][name] for a, b in pairs]
        for name in ("moves_per_s", "moves_per_processor_second")
    }
    made["ratios"] = {name: middle(values) for name, values in ratios.items()}
    made["spread"] = {name: [min(values, default=0.0), max(values, default=0.0)] for name, values in ratios.items()}
    return made


def processor() -> str:
    """Return the processor's name."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.processor())


def setting() -> dict[str, Any]:
    """Return where and with what this is measured."""
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    lock = json.loads((NODE / "package-lock.json").read_text())["packages"]
    names = ("deben", "uvicorn", "litestar", "websockets", "msgspec", "sqlalchemy")
    versions = {"python": platform.python_version(), **{name: version(name) for name in names}, "node": node.lstrip("v")}
    versions |= {name: lock[f"node_modules/{name}"]["version"] for name in ("boardgame.io", "socket.io")}
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(), "processor": processor(), "cores": os.cpu_count(),
        "load_before": os.getloadavg()[0], "system": platform.platform(), "versions": versions,
        "command": shlex.join(["python", "bench/load/run.py", *sys.argv[1:]]),
    }  # fmt: skip


def rivals(asked: argparse.Namespace) -> dict[str, Any]:
    """Return what both servers do in turn."""
    rounds: list[Round] = []
    for number in range(asked.rounds):
        order = SERVERS if number % 2 == 0 else SERVERS[::-1]
        for tables in asked.tables:
            held = number < asked.held_rounds and tables == max(asked.tables)
            rounds.append({server: measured(server, asked, tables, held) for server in order})
    by_tables = {str(tables): summary([one for one in rounds if tables_of(one) == tables]) for tables in asked.tables}
    return {"rounds": rounds, "summary": by_tables}


def main() -> None:
    """Measure, print and store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, action="append", help="at saturation; may be given several times")
    parser.add_argument("--held-rounds", type=int, default=9, help="the first rounds only, in which the tables held are measured")
    parser.add_argument("--spectators", type=int, default=10_000)
    parser.add_argument("--game", choices=PARTS[:2], help="the same as --part")
    parser.add_argument("--part", choices=PARTS, action="append", help="measure this only; may be given several times")
    asked = parser.parse_args()
    asked.tables = asked.tables or TABLES
    parts = [*(asked.part or ()), *([asked.game] if asked.game else ())] or PARTS
    if not (0 < asked.seconds <= 20 and 0 < asked.rounds <= 9 and all(0 < tables <= 2000 for tables in asked.tables)):
        parser.error("at most 20 seconds, 9 rounds and 2000 tables")
    if "duel" in parts and not (NODE / "node_modules").is_dir():
        parser.error("boardgame.io is not installed: npm ci --prefix bench/load/boardgameio")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the driver has a socket for each of everybody
    stored = HERE / "results.json"
    results: dict[str, Any] = json.loads(stored.read_text()) if stored.is_file() else {}
    for part in parts:
        found = setting() | {"seconds": asked.seconds} | _measured_part(part, asked)
        if part == "duel" and part in results and not asked.held_rounds:
            found["held"] = results[part].get("held", results[part])  # what was not measured stays as it was
        results[part] = found
    stored.write_text(json.dumps(results, indent=1) + "\n")
    text = markdown(results)
    print(text)
    (HERE / "RESULTS.md").write_text(text)


def _measured_part(part: str, asked: argparse.Namespace) -> dict[str, Any]:
    if part == "duel":
        return rivals(asked)
    if part == "memory":
        return {"serve": fresh()} | remembered(asked)
    return measured("deben", asked, max(asked.tables), held=True, game=part)


if __name__ == "__main__":
    main()
