"""The picture of a simulation: win rates, points and where they come from, and what the game counts."""

import sys
from importlib.util import find_spec
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

import numpy as np

from ...games import Game
from ...games.contract import TallyTable
from ...lab.simulation import Results
from ...narrate import Narrator
from ..terminal.console import Desk
from .tallies import TallyTexts
from .tally_panels import draw_panel, panels_of

if TYPE_CHECKING:
    from ..commands.simulate import SimulationReport

__all__ = ["require_matplotlib", "save_plot"]

COLOURS = ("#c0561f", "#2f6f8f", "#7a9a3a", "#8a5a9e", "#c9a227")
PARCHMENT = "#fbf7ee"
INK = "#3a3128"
KINDS = {"png", "svg", "pdf"}
LABEL = 10
"""Letters in a line of a label under the bars."""
MOST_FIGURES = 50
"""So many bars side by side have room for their figures."""
TITLE = 40
"""Letters in a line above a panel."""
IN_A_ROW = 3


def require_matplotlib(desk: Desk, path: Path) -> None:
    """Refuse a plot that could not be drawn or stored, before hours of matches are played for it."""
    if find_spec("matplotlib") is None or sys.modules.get("matplotlib", True) is None:
        desk.refuse("cli-error-matplotlib")
    if path.suffix.lstrip(".").lower() not in KINDS:
        desk.refuse("cli-error-plot-kind", file=str(path), known=", ".join(sorted(KINDS)))
    if not path.absolute().parent.is_dir():
        desk.refuse("cli-error-folder", folder=str(path.absolute().parent))


def save_plot(desk: Desk, path: Path, found: "SimulationReport", results: Results, game: Game, tables: list[TallyTable]) -> None:
    """Draw the simulation into a file."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    panels = panels_of(tables)
    rows = -(-len(panels) // IN_A_ROW)
    figure = Figure(figsize=(13, 7 + 4.5 * rows), facecolor=PARCHMENT, layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12))
    shape = figure.add_gridspec(2 + rows, 2 * IN_A_ROW, height_ratios=[1.1, 1, *[1.35] * rows])
    title = desk.text("cli-simulate-title", game=game.name, matches=found.matches)
    figure.suptitle(title, fontsize=15, color=INK, fontweight="bold")
    names = [f"{seat.seat + 1} {seat.player}" for seat in found.seats]
    _draw_points(desk, _axes(figure, shape[0, :4], desk.text("cli-plot.points")), results, found, names)
    _draw_wins(_axes(figure, shape[0, 4:], desk.text("cli-plot.wins")), found, names)
    _draw_sources(_axes(figure, shape[1, :], desk.text("cli-plot.sources")), found, Narrator(game, desk.lang), names)
    texts = TallyTexts(desk, game, names)
    for number, (table, panel) in enumerate(panels):
        row, column = divmod(number, IN_A_ROW)
        width = 2 * IN_A_ROW // min(IN_A_ROW, len(panels) - row * IN_A_ROW)
        place = shape[2 + row, column * width : (column + 1) * width]
        draw_panel(_axes(figure, place, fill(texts.title(table, panel), TITLE)), texts, table, panel, COLOURS, INK)
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        desk.refuse("cli-error-file", file=str(path), detail=error.strerror or str(error))


def _axes(figure: Any, place: Any, title: str) -> Any:
    axes = figure.add_subplot(place, facecolor=PARCHMENT)
    axes.set_title(title, loc="left", color=INK, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    return axes


def _draw_points(desk: Desk, axes: Any, results: Results, found: "SimulationReport", names: list[str]) -> None:
    points = results.points.sum(axis=2)
    width = max(1, int(np.ptp(points)) // 60)
    edges = np.arange(points.min() - 0.5, points.max() + width + 0.5, width)
    for seat, name in enumerate(names):
        mean = found.seats[seat].points.mean
        axes.hist(points[:, seat], edges, density=True, color=COLOURS[seat], alpha=0.55, label=name)
        axes.axvline(mean, color=COLOURS[seat], linewidth=1.5, linestyle="--")
        axes.annotate(
            f"{mean:.1f}", (mean, 1), (4, -12 - 12 * seat), ("data", "axes fraction"), "offset points", color=COLOURS[seat]
        )
    axes.set_xlabel(desk.text("cli-plot.axis"), color=INK)
    axes.yaxis.set_major_formatter("{x:.1%}")
    axes.legend(frameon=False, labelcolor=INK)


def _draw_wins(axes: Any, found: "SimulationReport", names: list[str]) -> None:
    rates = np.array([seat.win_rate for seat in found.seats])
    bounds = np.array([seat.interval for seat in found.seats])
    places = np.arange(len(names))
    spread = np.abs(np.stack([rates - bounds[:, 0], bounds[:, 1] - rates]))
    axes.barh(places, rates, color=COLOURS[: len(names)], alpha=0.75, xerr=spread, ecolor=INK, capsize=4, height=0.6)
    for place, rate in zip(places, rates, strict=True):
        axes.annotate(f"{rate:.1%}", (0, place), (6, 0), textcoords="offset points", va="center", color=INK, fontweight="bold")
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter("{x:.0%}")


def _draw_sources(axes: Any, found: "SimulationReport", narrator: Narrator, names: list[str]) -> None:
    sources = [source for source in found.seats[0].sources if any(seat.sources[source] for seat in found.seats)]
    places, width = np.arange(len(sources)), 0.8 / len(names)
    for seat, name in enumerate(names):
        means = [found.seats[seat].sources[source] for source in sources]
        at = places + (seat - (len(names) - 1) / 2) * width
        bars = axes.bar(at, means, width * 0.92, color=COLOURS[seat], alpha=0.75, label=name)
        if len(sources) * len(names) <= MOST_FIGURES:
            axes.bar_label(bars, fmt="%.1f", fontsize=7, color=INK, padding=2)
    axes.set_xticks(places, [fill(narrator.sentences.source(source), LABEL) for source in sources])
    axes.margins(y=0.12)
    axes.axhline(0, color=INK, linewidth=0.8)
