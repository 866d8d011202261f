"""Measures how many tables one server process holds, ours and boardgame.io's in turn: ``python bench/load/run.py``.

Before the first run: ``npm ci --prefix bench/load/boardgameio``.  Each round starts a fresh server of each kind on 127.0.0.1 and
drives it from one other process (``driver.py``).  Prints a table and stores ``results.json`` and ``RESULTS.md`` beside this file.
"""

import argparse
import datetime
import json
import os
import platform
import shlex
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from bench.load.report import markdown  # noqa: E402

NODE = HERE / "boardgameio"
SERVERS = ("deben", "boardgame.io")
DRIVING_SECONDS = 900
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
        yield f"http://127.0.0.1:{_port(process)}", process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def _port(process: "subprocess.Popen[str]") -> int:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("port "):
            return int(line.split()[1])
    raise SystemExit("a server did not start")


def measured(server: str, asked: argparse.Namespace, held: bool) -> dict[str, Any]:
    """Return what the driver says of a fresh server."""
    with tempfile.TemporaryDirectory() as folder, serving(server, folder) as (address, pid):
        program = [sys.executable, "-m", "bench.load.driver", server, address, str(pid)]
        program += ["--seconds", str(asked.seconds), "--tables", str(asked.tables), *(() if held else ("--only", "saturation"))]
        done = subprocess.run(
            on_core(DRIVER_CORE, program), cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, timeout=DRIVING_SECONDS
        )
        result: dict[str, Any] = json.loads(done.stdout)
        for line in (Path(folder) / "log").read_text().splitlines():
            if '"level": "error"' in line or "Error" in line:
                say(line)
    load = os.getloadavg()[0]
    say(f"{server}: {result['tables_held']} tables, {result['saturation']['moves_per_s']:.0f} moves/s, load {load:.1f}")
    return result | {"load": load}


def summary(rounds: list[Round]) -> dict[str, Any]:
    """Return the medians of both servers and of the ratios within rounds."""

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


def main() -> None:
    """Measure, print and store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=800, help="at saturation")
    parser.add_argument("--held-rounds", type=int, default=9, help="the first rounds only, in which the tables held are measured")
    asked = parser.parse_args()
    if not (0 < asked.seconds <= 20 and 0 < asked.rounds <= 9 and 0 < asked.tables <= 2000):
        parser.error("at most 20 seconds, 9 rounds and 2000 tables")
    if not (NODE / "node_modules").is_dir():
        parser.error("boardgame.io is not installed: npm ci --prefix bench/load/boardgameio")
    results = setting() | {"seconds": asked.seconds}
    rounds: list[Round] = []
    for number in range(asked.rounds):
        order = SERVERS if number % 2 == 0 else SERVERS[::-1]
        rounds.append({server: measured(server, asked, number < asked.held_rounds) for server in order})
    results |= {"rounds": rounds, "summary": summary(rounds)}
    text = markdown(results)
    print(text)
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n")
    (HERE / "RESULTS.md").write_text(text)


if __name__ == "__main__":
    main()
