"""Measures how fast Deben plays, with OpenSpiel beside it: ``python bench/run.py`` (``make bench``).

Each round times every executor of every game on uniform random play, set-up included, and then OpenSpiel's own loops on its own
games; a machine that is busy for a while disturbs both, and medians leave it out.  Prints a table and stores ``results.json`` and
``RESULTS.md`` beside this file.
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
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from bench.openspiel.asking import openspiel  # noqa: E402
from bench.report import markdown  # noqa: E402
from bench.search import Searches, clock, search_rows, searcher  # noqa: E402
from deben.games import Game, game_named, game_names  # noqa: E402
from deben.kernel.default import executor_named  # noqa: E402
from deben.kernel.executor import BatchExecutor, PythonExecutor  # noqa: E402
from deben.kernel.native.cpu import CpuExecutor  # noqa: E402
from deben.kernel.native.cuda import CudaExecutor, CudaUnavailable  # noqa: E402
from deben.lab.devices import available_cores  # noqa: E402
from deben.lab.speed import measure_speed  # noqa: E402

FIGURES = (
    "decisions_per_game", "cpp_decisions_per_s", "cpp_whole_game_decisions_per_s", "cpp_mcts_simulations_per_s",
    "python_decisions_per_s", "cpu_share",
)  # fmt: skip
"""What is kept of OpenSpiel's reports."""
Ours = dict[tuple[str, str, int], dict[str, float]]
"""By game, executor and cores: the rates of one round."""

COLD = """
import sys, time
from deben.games import game_named
from deben.kernel.native.cpu import CpuExecutor
game, start = game_named(sys.argv[1]), time.perf_counter()
CpuExecutor(game.rules).warm(game.blank(game.options()))
print(time.perf_counter() - start)
"""
PLAIN = "import sys, deben; assert deben.new(sys.argv[1]).legal"
COMPILED = """
import sys
from deben.games import game_named
from deben.kernel.native.cpu import CpuExecutor
from deben.match import Match
game = game_named(sys.argv[1])
assert Match(game, executor=CpuExecutor(game.rules)).legal
"""


def say(line: str) -> None:
    """Write a line of progress to stderr."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def run_python(program: str, game: str, cache: str) -> tuple[float, str]:
    """Return the seconds that a Python program takes from start to end, and what it prints."""
    begin = time.perf_counter()
    environment = os.environ | {"DEBEN_CACHE_DIR": cache}
    done = subprocess.run([sys.executable, "-c", program, game], env=environment, check=True, capture_output=True, text=True)
    return time.perf_counter() - begin, done.stdout


def starts(game: str, repeats: int) -> dict[str, float]:
    """Return how long the first compilation takes, and after it a whole start to the legal actions of a fresh match."""
    with tempfile.TemporaryDirectory() as cache:
        times = {"cold_compile_s": float(run_python(COLD, game, cache)[1])}
        for name, program in (("warm_start_plain_s", PLAIN), ("warm_start_compiled_s", COMPILED)):
            times[name] = statistics.median(run_python(program, game, cache)[0] for _ in range(repeats))
    say(f"{game}: " + ", ".join(f"{name} {seconds:.2f}" for name, seconds in times.items()))
    return times


def executors(game: Game) -> Iterator[tuple[BatchExecutor, int]]:
    """Yield every executor that runs here, warmed up, with the cores it is measured on."""
    yield PythonExecutor(game.rules), 1
    yield executor_named("wasm", game.rules), 1
    compiled = CpuExecutor(game.rules)
    compiled.warm(game.blank(game.options()))
    yield compiled, 1
    if available_cores() > 1:
        yield compiled, available_cores()
    try:
        device = CudaExecutor(game.rules)
    except CudaUnavailable as missing:
        say(f"{game.name}: without CUDA ({missing})")
        return
    measure_speed(game, device, 0)
    yield device, 1


def rounds(games: list[str], repeat: int, seconds: float) -> Iterator[tuple[Ours, dict[str, Any], Searches]]:
    """Yield round after round: what each of our executors did, what OpenSpiel did right after, and our plain search."""
    searchers = {game: searcher(game_named(game)) for game in games}
    ready = [(game, executor, used) for game in map(game_named, games) for executor, used in executors(game)]
    for number in range(1, repeat + 1):
        ours: Ours = {}
        for game, executor, used in ready:
            cpu = time.process_time()
            speed = measure_speed(game, executor, seconds, used)
            share = (time.process_time() - cpu) / speed.seconds / used
            rates = {"decisions_per_s": speed.decisions_per_second, "matches_per_s": speed.matches_per_second}
            ours[game.name, executor.name, used] = rates | {"cpu_share": share}
            say(f"round {number} of {repeat}: {game.name} {executor.name} x{used}: {speed.decisions_per_second:,.0f} decisions/s")
        say(f"round {number} of {repeat}: OpenSpiel")
        report = openspiel(seconds, number)
        yield ours, report, {game: clock(work, seconds) for game, work in searchers.items()}


def middle(values: list[Any]) -> Any:
    """Return the median, or None where there is nothing to measure."""
    return None if None in values else statistics.median(values)


def summary(done: list[tuple[Ours, dict[str, Any]]]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the medians of all rounds: a row for each of our executors, and OpenSpiel's figures by game."""
    names = list(done[0][1]["games"])
    theirs = {name: {figure: middle([other["games"][name][figure] for _, other in done]) for figure in FIGURES} for name in names}
    rows = []
    for game, executor, used in done[0][0]:
        mine = [ours[game, executor, used] for ours, _ in done]
        row = {rate: statistics.median(one[rate] for one in mine) for rate in ("decisions_per_s", "matches_per_s", "cpu_share")}
        figure = "python_decisions_per_s" if executor == "python" else "cpp_decisions_per_s"
        # A ratio belongs to one round: both sides then met the same machine.
        ratios = {
            name: statistics.median(
                one["decisions_per_s"] / other["games"][name][figure] for one, (_, other) in zip(mine, done, strict=True)
            )
            for name in names
        }
        spread = [one["decisions_per_s"] for one in mine]
        rows.append(
            {"game": game, "executor": executor, "cores": used, **row, "least": min(spread), "most": max(spread), "ratios": ratios}
        )
    return rows, theirs


def processor() -> str:
    """Return the name of the processor, as well as the system tells it."""
    about = Path("/proc/cpuinfo")
    names = (
        [line.split(":")[1].strip() for line in about.read_text().splitlines() if line.startswith("model name")]
        if about.exists()
        else []
    )
    return names[0] if names else platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    """Return the versions of what was measured with."""
    return {"python": platform.python_version()} | {name: version(name) for name in ("deben", "numpy", "numba")}


def main() -> int:
    """Return 0 after everything is measured and stored."""
    parser = argparse.ArgumentParser(description="Measures how fast Deben plays, with OpenSpiel beside it.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured; medians count (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement (1)")
    parser.add_argument("--games", nargs="+", choices=game_names(), default=list(game_names()), help="the games to measure (all)")
    asked = parser.parse_args()
    beginnings = {game: starts(game, 3) | {"bytes_per_state": game_named(game).rules.record.dtype.itemsize} for game in asked.games}
    everything = list(rounds(asked.games, asked.rounds, asked.seconds))
    done = [(ours, other) for ours, other, _ in everything]
    rows, theirs = summary(done)
    results = {
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d"),
        "command": shlex.join(["python", "bench/run.py", *sys.argv[1:]]),
        "machine": {"processor": processor(), "cores": available_cores(), "system": platform.platform()},
        "versions": versions() | {"open_spiel": done[0][1]["versions"]["open_spiel"]},
        "rounds": asked.rounds, "seconds": asked.seconds, "starts": beginnings, "speeds": rows, "openspiel": theirs,
        "search": search_rows((searches, other) for _, other, searches in everything),
    }  # fmt: skip
    device = HERE / "device.json"
    text = markdown(results, json.loads(device.read_text()) if device.exists() else None)
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n")
    (HERE / "RESULTS.md").write_text(text)
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
