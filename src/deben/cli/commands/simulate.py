"""``deben simulate``: many matches between bots, and what came of them."""

import time
from contextlib import nullcontext
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ...games import Game
from ...games.contract import TallyTable
from ...lab.simulation import POLICIES, Results, Simulation
from ...lab.speed import available_cores
from ...lab.statistics import QUANTILES, SeatStatistics, seat_statistics
from ...match import seed_text
from ...narrate import Narrator
from ..arguments.common import (
    ExecutorName,
    GameName,
    Json,
    Lang,
    Seed,
    Sides,
    TableOption,
    asked_executor,
    asked_game,
    asked_options,
    asked_seats,
    small_seed,
)  # fmt: skip
from ..reports.simulation_picture import require_matplotlib, save_plot
from ..reports.tallies import TallyTexts, by_code, show_tables
from ..terminal.console import Desk

__all__ = ["SimulationReport", "simulate"]

Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="cli-simulate.matches")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="BOT,BOT", help="cli-simulate.seats")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="cli-simulate.plot")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", help="cli-simulate.jobs")]
MOST_MATCHES = 10_000_000
MOST_JOBS = 1024


class SimulationReport(msgspec.Struct, frozen=True):
    """What ``deben simulate --json`` prints."""

    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    matches: int
    decisions: float
    """On average, in one match."""
    seconds: float
    seats: list[SeatStatistics]
    tables: dict[str, dict[str, dict[str, float | None]]]
    """What the game counts, on average, by table, row and column."""


def simulate(
    game: GameName,
    matches: Matches = 1000,
    seats: Seats = None,
    sides: Sides = None,
    option: TableOption = None,
    seed: Seed = None,
    jobs: Jobs = None,
    executor: ExecutorName = None,
    plot: Plot = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play matches between bots and print statistics."""
    desk = Desk(lang)
    rules = asked_game(desk, game)
    options = asked_options(desk, rules, sides, option)
    count = rules.seats(options)
    players = asked_seats(desk, seats or ",".join(islice(cycle(POLICIES), count)), count, tuple(POLICIES))
    if not 1 <= matches <= MOST_MATCHES:
        desk.refuse("cli-error-number", name="--matches", least=1, most=MOST_MATCHES)
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        desk.refuse("cli-error-number", name="--jobs", least=1, most=MOST_JOBS)
    if plot is not None:
        require_matplotlib(desk, plot)
    chosen = small_seed(desk, seed)
    simulation = Simulation(rules, asked_executor(desk, executor, rules), players, options, chosen)
    results, seconds = _play(desk, simulation, matches, jobs or available_cores())
    tables = rules.tables(options, results.tallies, matches)
    found = SimulationReport(
        rules.name, rules.version, msgspec.to_builtins(options), seed_text(chosen), matches, float(results.decisions.mean()),
        seconds, seat_statistics(results.points, results.standings, players, rules.sources), by_code(tables),
    )  # fmt: skip
    if plot is not None:
        save_plot(desk, plot, found, results, rules, tables)
    if json:
        desk.out.file.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    else:
        _report(desk, rules, found, tables)


def _play(desk: Desk, simulation: Simulation, matches: int, jobs: int) -> tuple[Results, float]:
    simulation.play(1)  # what compiles does so before the clock runs
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=desk.err, transient=True)
    task = bar.add_task("", total=matches)
    with bar if desk.err.is_terminal else nullcontext():
        start = time.perf_counter()
        results = simulation.play(matches, jobs, lambda done: bar.advance(task, done))
    return results, time.perf_counter() - start


def _report(desk: Desk, game: Game, found: SimulationReport, tables: list[TallyTable]) -> None:
    table = Table(title=desk.text("cli-simulate-title", game=game.name, matches=found.matches), title_style="bold")
    table.add_column(desk.text("cli-simulate-column.player"))
    for key in ("cli-simulate-column.wins", "cli-simulate-column.interval", "cli-simulate-column.mean", "cli-simulate-column.sd"):
        table.add_column(desk.text(key), justify="right")
    for q in QUANTILES:
        table.add_column(f"{100 * q:.0f} %", justify="right")
    for seat in found.seats:
        low, high = seat.interval
        cells = [f"{seat.win_rate:.1%}", f"{low:.1%} … {high:.1%}", f"{seat.points.mean:.1f}", f"{seat.points.sd:.1f}"]
        table.add_row(f"{seat.seat + 1}  {seat.player}", *cells, *(f"{value:.0f}" for value in seat.points.quantiles.values()))
    desk.show(table)
    desk.show(_by_source(desk, game, found))
    show_tables(desk, TallyTexts(desk, game, [f"{seat.seat + 1}  {seat.player}" for seat in found.seats]), tables)
    desk.say("cli-simulate-speed", decisions=round(found.decisions, 1), speed=round(found.matches / max(found.seconds, 1e-9)))
    desk.say("cli-simulate-seed", seed=f"{int(found.seed, 16):x}")


def _by_source(desk: Desk, game: Game, found: SimulationReport) -> Table:
    """Return the mean points of every seat from each source that brought anybody anything."""
    narrator = Narrator(game, desk.lang)
    table = Table(title=desk.text("cli-simulate-sources"), title_style="bold")
    table.add_column("")
    for seat in found.seats:
        table.add_column(f"{seat.seat + 1}  {seat.player}", justify="right")
    for source in game.sources:
        means = [seat.sources[source] for seat in found.seats]
        if any(means):
            table.add_row(narrator.sentences.source(source), *(f"{mean:.1f}" for mean in means))
    return table
