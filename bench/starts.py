"""How soon Deben is itself, and how much it weighs: ``python -m bench.starts``.

A start is a whole process, from nothing to what is named: the first one ever finds an empty cache, later ones what the first left.
Seconds are the clock's; beside them the seconds of processor that the process took, which a busy machine does not stretch.
"""

import argparse
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import urlopen

from packaging.requirements import Requirement

HERE = Path(__file__).resolve().parent
LEGAL = "import deben; assert deben.new({game!r}).legal"
VIZIER = """
import deben
from deben.bots import Budget, Decision, bot_named
match = deben.new({game!r})
bot = bot_named("vizier", match.executor, match.seats)
assert bot.choose(Decision(match.view(match.actor), match.legal_numbers, Budget(seconds=0.05))) >= 0
"""
TERMINAL = """
import sys
players = [] if {game!r} == "duel" else ["--option", "players=2"]
sys.argv = ["deben", "play", {game!r}, "--seats", "human,vizier", "--seed", "1", *players]
from deben.cli import main
main()
"""
THINKER = """
import io
from deben.server.workers import worker
worker.serve(io.BytesIO(b""), io.BytesIO())
"""
SERVER = "from deben.cli import main; main()"
LONGEST, OK = 60.0, 200
PROGRAMS = {
    "the first legal list": (LEGAL, ""),
    "a vizier that thought 0.05 s": (VIZIER, ""),
    "deben play, to its first prompt": (TERMINAL, "q\n"),
    "a thinking process, ready": (THINKER, ""),
}


def start(program: str, typed: str, cache: str) -> tuple[float, float]:
    """Return the seconds of the clock and of the processor that a program takes from start to end."""
    environment = os.environ | {"XDG_CACHE_HOME": cache, "DEBEN_CACHE_DIR": f"{cache}/deben", "HOME": cache}
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program], input=typed, env=environment, capture_output=True, text=True, check=False
    )
    took, after = perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1, 130) or "Traceback" in done.stderr:
        raise RuntimeError(done.stderr)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def serve(cache: str) -> tuple[float, float]:
    """Return the seconds until ``deben serve`` answers its first request, and those of the processor until it is stopped again."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = os.environ | {"XDG_CACHE_HOME": cache, "HOME": cache}
    command = [sys.executable, "-c", SERVER, "serve", "--port", port, "--database", f"{cache}/tables.db"]
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not _answers(f"http://127.0.0.1:{port}/health"):
        if process.poll() is not None or perf_counter() - begun > LONGEST:
            raise RuntimeError("the server does not answer")
    took = perf_counter() - begun
    process.terminate()
    process.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=1) as answer:
            return bool(answer.status == OK)
    except OSError:
        return False


def serving(repeats: int) -> dict[str, Any]:
    """Return the row of the server."""
    with tempfile.TemporaryDirectory() as cache:
        first, later = serve(cache), [serve(cache) for _ in range(repeats)]
    return {
        "game": "both", "start": "deben serve, to its first answer", "first": first,
        "later": [statistics.median(column) for column in zip(*later, strict=True)],
    }  # fmt: skip


def starts(game: str, repeats: int) -> Iterator[dict[str, Any]]:
    """Yield a row for each way to start: the first ever, and the median of later ones."""
    for name, (program, typed) in PROGRAMS.items():
        with tempfile.TemporaryDirectory() as cache:
            first = start(program.format(game=game), typed, cache)
            later = [start(program.format(game=game), typed, cache) for _ in range(repeats)]
        middle = [statistics.median(column) for column in zip(*later, strict=True)]
        yield {"game": game, "start": name, "first": first, "later": middle}


def weight(name: str, extras: frozenset[str] = frozenset(), seen: set[str] | None = None) -> dict[str, int]:
    """Return the bytes of a distribution and of everything it requires, by name."""
    seen = set() if seen is None else seen
    found: dict[str, int] = {}
    if name.lower() in seen:
        return found
    seen.add(name.lower())
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return found
    files = [Path(str(file.locate())) for file in package.files or () if not str(file).endswith(".pyc")]
    found[name.lower()] = sum(file.stat().st_size for file in files if file.is_file())
    for text in package.requires or ():
        need = Requirement(text)
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            found |= weight(need.name, frozenset(need.extras), seen)
    return found


def report(rows: list[dict[str, Any]], plain: dict[str, int], lab: dict[str, int]) -> str:
    """Return everything as a table."""
    lines = ["| start | game | first ever | later | of the processor, first | later |", "| --- | --- | ---: | ---: | ---: | ---: |"]
    for row in rows:
        (first, work), (later, less) = row["first"], row["later"]
        lines.append(f"| {row['start']} | {row['game']} | {first:.2f} s | {later:.2f} s | {work:.2f} s | {less:.2f} s |")
    total, larger = sum(plain.values()), sum(lab.values())
    heavy = ", ".join(f"{name} {size / 1e6:.1f}" for name, size in sorted(plain.items(), key=lambda item: -item[1])[:6])
    lines += ["", f"Installed: {total / 1e6:.0f} MB ({heavy}); with the compilers of the extra `lab` {larger / 1e6:.0f} MB."]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--games", nargs="+", default=["duel", "nefertiti"])
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    rows = [row for game in asked.games for row in starts(game, asked.repeats)] + [serving(asked.repeats)]
    plain, lab = weight("deben"), weight("deben", frozenset({"lab"}))
    if asked.json:
        asked.json.write_text(json.dumps({"starts": rows, "plain": plain, "lab": lab}, indent=1) + "\n")
    print(report(rows, plain, lab))


if __name__ == "__main__":
    main()
