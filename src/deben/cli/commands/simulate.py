"""``deben simulate``: many matches between bots, and what came of them."""

import time
from contextlib import nullcontext
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ...lab.cluster import Cluster
from ...lab.devices import available_cores
from ...lab.simulation import POLICIES, Results, Simulation
from ...lab.statistics import seat_statistics
from ...match import seed_text
from ..arguments.board import BoardFile, asked_board
from ..arguments.cluster import RayAddress, asked_cluster
from ..arguments.common import (
    ExecutorName,
    GameName,
    Json,
    Lang,
    Seed,
    asked_executor,
    asked_game,
    small_seed,
)  # fmt: skip
from ..arguments.completed import list_of
from ..arguments.options import TableOption
from ..arguments.table import asked_table
from ..reports.picture import require_matplotlib
from ..reports.simulation import SimulationReport, print_simulation
from ..reports.simulation_picture import draw_simulation
from ..reports.tallies import by_code
from ..terminal.console import Console

__all__ = ["simulate"]

Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="cli-simulate.matches")]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="BOT,BOT", help="cli-simulate.seats", autocompletion=list_of(POLICIES))
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="cli-simulate.plot")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", help="cli-simulate.jobs")]
MOST_MATCHES = 10_000_000
MOST_JOBS = 1024


def simulate(
    game: GameName,
    matches: Matches = 1000,
    seats: Seats = None,
    option: TableOption = None,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    executor: ExecutorName = None,
    plot: Plot = None,
    json: Json = False,
    board: BoardFile = None,
    lang: Lang = None,
) -> None:
    """Play matches between bots and print statistics."""
    console = Console(lang)
    rules = asked_board(console, asked_game(console, game), board)
    options, players = asked_table(console, rules, option, seats, tuple(POLICIES), lambda count: [*islice(cycle(POLICIES), count)])
    if not 1 <= matches <= MOST_MATCHES:
        console.refuse("cli-error-number", name="--matches", least=1, most=MOST_MATCHES)
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        console.refuse("cli-error-number", name="--jobs", least=1, most=MOST_JOBS)
    if plot is not None:
        require_matplotlib(console, plot)
    chosen = small_seed(console, seed)
    simulation = Simulation(rules, asked_executor(console, executor, rules), players, options, chosen)
    with asked_cluster(console, ray, rules, jobs) as cluster:
        results, seconds = _play(console, simulation, matches, jobs or available_cores(), cluster)
    tables = rules.tables(options, results.tallies, matches)
    report = SimulationReport(
        rules.name, rules.version, msgspec.to_builtins(options), seed_text(chosen), matches, float(results.decisions.mean()),
        seconds, seat_statistics(results.points, results.standings, players, rules.sources), by_code(tables),
    )  # fmt: skip
    if plot is not None:
        draw_simulation(console, plot, report, results, rules, tables)
    if json:
        console.out.file.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        print_simulation(console, rules, report, tables)


def _play(console: Console, simulation: Simulation, matches: int, jobs: int, cluster: Cluster | None) -> tuple[Results, float]:
    if cluster is None:
        simulation.play(1)  # what compiles does so before the clock runs
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console.err, transient=True)
    task = bar.add_task("", total=matches)

    def tell(done: int) -> None:
        bar.advance(task, done)

    with bar if console.err.is_terminal else nullcontext():
        start = time.perf_counter()
        results = simulation.play_on(cluster, matches, tell) if cluster else simulation.play(matches, jobs, tell)
    return results, time.perf_counter() - start
