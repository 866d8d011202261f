"""``deben bench``: how fast this machine plays."""

import platform
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ... import __version__
from ...games import Game, game_names
from ...kernel.default import EXECUTORS, has_compiler
from ...lab.devices import available_cores
from ...lab.speed import Speed, measure_speed
from ..arguments.common import Json, Lang, asked_executor, asked_game
from ..terminal.console import Console

__all__ = ["bench"]

Seconds = Annotated[float, typer.Option("--seconds", metavar="S", help="cli-bench.seconds")]
GameOption = Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-common.game")]
LEAST, MOST = 0.05, 60.0


def bench(game: GameOption = None, seconds: Seconds = 1.0, json: Json = False, lang: Lang = None) -> None:
    """Measure uniformly random play with every executor that runs here."""
    console = Console(lang)
    rules = asked_game(console, game or game_names()[0])
    if not LEAST <= seconds <= MOST:
        console.refuse("cli-error-number", name="--seconds", least=LEAST, most=MOST)
    found = list(_measure(console, rules, seconds))
    if json:
        console.out.file.write(msgspec.json.format(msgspec.json.encode(_report(rules, found))).decode() + "\n")
        return
    table = Table(
        title=console.text("cli-bench-title", game=rules.name, machine=platform.machine(), cores=available_cores()),
        title_style="bold",
    )
    table.add_column(console.text("cli-bench-column.executor"))
    for key in ("cli-bench-column.cores", "cli-bench-column.decisions", "cli-bench-column.matches"):
        table.add_column(console.text(key), justify="right")
    for speed in found:
        table.add_row(speed.executor, str(speed.cores), f"{speed.decisions_per_second:,.0f}", f"{speed.matches_per_second:,.0f}")
    console.show(table)
    console.say("cli-bench-state", bytes=rules.rules.record.dtype.itemsize)


def _measure(console: Console, game: Game, seconds: float) -> Iterator[Speed]:
    for name in EXECUTORS if has_compiler() else (each for each in EXECUTORS if each != "cpu"):
        executor = asked_executor(console, name, game)
        measure_speed(game, executor, 0)  # what compiles does so before the clock runs
        yield measure_speed(game, executor, seconds)
        if name != "python" and available_cores() > 1:
            yield measure_speed(game, executor, seconds, available_cores())
    if not has_compiler():
        return
    from ...kernel.native.cuda import CudaExecutor, CudaUnavailable

    try:
        device = CudaExecutor(game.rules)
    except CudaUnavailable:
        return
    measure_speed(game, device, 0)  # compiles
    yield measure_speed(game, device, seconds)


def _report(game: Game, found: list[Speed]) -> dict[str, object]:
    versions = {"deben": __version__, "python": platform.python_version()}
    versions |= {name: version(name) for name in ("numpy", "wasmtime", "numba") if find_spec(name)}
    speeds = [
        {
            "executor": s.executor,
            "cores": s.cores,
            "decisions_per_second": s.decisions_per_second,
            "matches_per_second": s.matches_per_second,
        }
        for s in found
    ]
    machine = {"system": platform.platform(), "machine": platform.machine(), "cores": available_cores()}
    return {
        "game": game.name,
        "bytes_per_state": game.rules.record.dtype.itemsize,
        "versions": versions,
        "machine": machine,
        "speeds": speeds,
    }
