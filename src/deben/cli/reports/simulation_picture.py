"""The picture of a simulation: win rates, points and where they come from, and what the game counts."""

from pathlib import Path
from textwrap import fill
from typing import Any

import numpy as np

from ...games import Game
from ...games.contract import TallyTable
from ...lab.simulation import Results
from ...narrate import Narrator
from ..terminal.console import Console
from .picture import COLOURS, INK, PARCHMENT, add_panel, save_figure
from .simulation import SimulationReport
from .tallies import TallyTexts
from .tally_panels import draw_panel, panels_of

__all__ = ["draw_simulation"]

LABEL = 10
"""Letters in a line of a label under the bars."""
MOST_FIGURES = 50
"""So many bars side by side have room for their figures."""
TITLE = 40
"""Letters in a line above a panel."""
IN_A_ROW = 3


def draw_simulation(
    console: Console, path: Path, report: SimulationReport, results: Results, game: Game, tables: list[TallyTable]
) -> None:
    """Draw the simulation into a file."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    panels = panels_of(tables)
    rows = -(-len(panels) // IN_A_ROW)
    figure = Figure(figsize=(13, 7 + 4.5 * rows), facecolor=PARCHMENT, layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12))
    shape = figure.add_gridspec(2 + rows, 2 * IN_A_ROW, height_ratios=[1.1, 1, *[1.35] * rows])
    title = console.text("cli-simulate-title", game=game.name, matches=report.matches)
    figure.suptitle(title, fontsize=15, color=INK, fontweight="bold")
    names = [f"{seat.seat + 1} {seat.player}" for seat in report.seats]
    _draw_points(console, add_panel(figure, shape[0, :4], console.text("cli-plot.points")), results, report, names)
    _draw_wins(add_panel(figure, shape[0, 4:], console.text("cli-plot.wins")), report, names)
    _draw_sources(add_panel(figure, shape[1, :], console.text("cli-plot.sources")), report, Narrator(game, console.lang), names)
    texts = TallyTexts(console, game, names)
    for number, (table, panel) in enumerate(panels):
        row, column = divmod(number, IN_A_ROW)
        width = 2 * IN_A_ROW // min(IN_A_ROW, len(panels) - row * IN_A_ROW)
        place = shape[2 + row, column * width : (column + 1) * width]
        draw_panel(add_panel(figure, place, fill(texts.title(table, panel), TITLE)), texts, table, panel, COLOURS, INK)
    save_figure(console, figure, path, dpi=150)


def _draw_points(console: Console, axes: Any, results: Results, report: SimulationReport, names: list[str]) -> None:
    points = results.points.sum(axis=2)
    width = max(1, int(np.ptp(points)) // 60)
    edges = np.arange(points.min() - 0.5, points.max() + width + 0.5, width)
    for seat, name in enumerate(names):
        mean = report.seats[seat].points.mean
        axes.hist(points[:, seat], edges, density=True, color=COLOURS[seat], alpha=0.55, label=name)
        axes.axvline(mean, color=COLOURS[seat], linewidth=1.5, linestyle="--")
        axes.annotate(
            f"{mean:.1f}", (mean, 1), (4, -12 - 12 * seat), ("data", "axes fraction"), "offset points", color=COLOURS[seat]
        )
    axes.set_xlabel(console.text("cli-plot.axis"), color=INK)
    axes.yaxis.set_major_formatter("{x:.1%}")
    axes.legend(frameon=False, labelcolor=INK, loc="upper right")


def _draw_wins(axes: Any, report: SimulationReport, names: list[str]) -> None:
    rates = np.array([seat.win_rate for seat in report.seats])
    bounds = np.array([seat.interval for seat in report.seats])
    places = np.arange(len(names))
    spread = np.abs(np.stack([rates - bounds[:, 0], bounds[:, 1] - rates]))
    axes.barh(places, rates, color=COLOURS[: len(names)], alpha=0.75, xerr=spread, ecolor=INK, capsize=4, height=0.6)
    for place, rate in zip(places, rates, strict=True):
        axes.annotate(f"{rate:.1%}", (0, place), (6, 0), textcoords="offset points", va="center", color=INK, fontweight="bold")
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter("{x:.0%}")


def _draw_sources(axes: Any, report: SimulationReport, narrator: Narrator, names: list[str]) -> None:
    sources = [source for source in report.seats[0].sources if any(seat.sources[source] for seat in report.seats)]
    places, width = np.arange(len(sources)), 0.8 / len(names)
    for seat, name in enumerate(names):
        means = [report.seats[seat].sources[source] for source in sources]
        at = places + (seat - (len(names) - 1) / 2) * width
        bars = axes.bar(at, means, width * 0.92, color=COLOURS[seat], alpha=0.75, label=name)
        if len(sources) * len(names) <= MOST_FIGURES:
            axes.bar_label(bars, fmt="%.1f", fontsize=7, color=INK, padding=2)
    axes.set_xticks(places, [fill(narrator.sentences.source(source), LABEL) for source in sources])
    axes.margins(y=0.12)
    axes.axhline(0, color=INK, linewidth=0.8)
