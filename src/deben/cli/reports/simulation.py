"""What came of a simulation: for programs as it is, for people as tables."""

from typing import Any

import msgspec
from rich.table import Table

from ...games import Game
from ...games.contract import TallyTable
from ...lab.statistics import QUANTILES, SeatStatistics
from ...narrate import Narrator
from ..terminal.console import Console
from .tallies import TallyTexts, show_tables

__all__ = ["SimulationReport", "print_simulation"]


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


def print_simulation(console: Console, game: Game, report: SimulationReport, tables: list[TallyTable]) -> None:
    """Print how the seats did, where their points came from, and what the game counts."""
    table = Table(title=console.text("cli-simulate-title", game=game.name, matches=report.matches), title_style="bold")
    table.add_column(console.text("cli-simulate-column.player"))
    for key in ("cli-simulate-column.wins", "cli-simulate-column.interval", "cli-simulate-column.mean", "cli-simulate-column.sd"):
        table.add_column(console.text(key), justify="right")
    for q in QUANTILES:
        table.add_column(f"{100 * q:.0f} %", justify="right")
    for seat in report.seats:
        low, high = seat.interval
        cells = [f"{seat.win_rate:.1%}", f"{low:.1%} … {high:.1%}", f"{seat.points.mean:.1f}", f"{seat.points.sd:.1f}"]
        table.add_row(f"{seat.seat + 1}  {seat.player}", *cells, *(f"{value:.0f}" for value in seat.points.quantiles.values()))
    console.show(table)
    console.show(_by_source(console, game, report))
    show_tables(console, TallyTexts(console, game, [f"{seat.seat + 1}  {seat.player}" for seat in report.seats]), tables)
    console.say("cli-simulate-speed", decisions=round(report.decisions, 1), speed=round(report.matches / max(report.seconds, 1e-9)))
    console.say("cli-simulate-seed", seed=f"{int(report.seed, 16):x}")


def _by_source(console: Console, game: Game, report: SimulationReport) -> Table:
    """Return the mean points of every seat from each source that brought anybody anything."""
    narrator = Narrator(game, console.lang)
    table = Table(title=console.text("cli-simulate-sources"), title_style="bold")
    table.add_column("")
    for seat in report.seats:
        table.add_column(f"{seat.seat + 1}  {seat.player}", justify="right")
    for source in game.sources:
        means = [seat.sources[source] for seat in report.seats]
        if any(means):
            table.add_row(narrator.sentences.source(source), *(f"{mean:.1f}" for mean in means))
    return table
