"""The picture of an arena: who beats whom, ratings, and ranks where more than two sit at a table."""

from pathlib import Path
from textwrap import fill
from typing import Any

import numpy as np

from ..terminal.console import Console
from .arena import ArenaReport, opponents
from .picture import COLOURS, INK, PARCHMENT, add_panel, save_figure

__all__ = ["draw_arena"]

LINE = 0.42
"""Inches for one row of a panel."""
TWO = 2
LEAST_PANEL = 1.6
WIDE, NARROW = 90, 40
"""Letters in a line above a panel."""


def draw_arena(console: Console, path: Path, report: ArenaReport) -> None:
    """Draw the arena into a file."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    many = len(report.contests[0].others) + 1 > TWO
    heights = [max(LEAST_PANEL, LINE * len(rows) + 0.8) for rows in (report.contests, report.contestants)]
    figure = Figure(figsize=(10, sum(heights) + 0.6), facecolor=PARCHMENT, layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12))
    title = console.text("cli-arena-plot.title", game=report.settings.game, deals=report.deals)
    figure.suptitle(title, fontsize=14, color=INK, fontweight="bold")
    shape = figure.add_gridspec(2, 2 if many else 1, height_ratios=heights)
    _draw_rates(add_panel(figure, shape[0, :], fill(console.text("cli-arena-plot.rates"), WIDE)), console, report)
    _draw_ratings(add_panel(figure, shape[1, 0], fill(console.text("cli-arena-plot.ratings"), NARROW if many else WIDE)), report)
    if many:
        _draw_ranks(add_panel(figure, shape[1, 1], fill(console.text("cli-arena-plot.ranks"), NARROW)), report)
    save_figure(console, figure, path, dpi=130)


def _rows(axes: Any, names: list[str]) -> Any:
    """Return the heights of the rows, the first on top, each with its name."""
    places = np.arange(len(names))
    axes.set_yticks(places, names)
    axes.set_ylim(len(names) - 0.3, -0.6)
    return places


def _draw_rates(axes: Any, console: Console, report: ArenaReport) -> None:
    tallies = [contest.tally for contest in report.contests]
    places = _rows(axes, [f"{contest.one} – {opponents(contest)}" for contest in report.contests])
    rates = np.array([tally.win_rate for tally in tallies], float)  # what was not played is not drawn
    bounds = np.array([tally.paired or (np.nan, np.nan) for tally in tallies])
    spread = np.clip(np.stack([rates - bounds[:, 0], bounds[:, 1] - rates]), 0, None)
    even = 1 / (len(report.contests[0].others) + 1)
    colours = [COLOURS[1] if low > even else COLOURS[0] if high < even else COLOURS[4] for low, high in bounds]
    axes.barh(places, rates, color=colours, alpha=0.75, xerr=spread, ecolor=INK, capsize=3, height=0.62)
    axes.axvline(even, color=INK, linewidth=1, linestyle=":")
    label = f"{console.text('cli-arena-plot.even')} {even:.0%}"
    axes.annotate(label, (even, 0), (3, 3), ("data", "axes fraction"), "offset points", color=INK, fontsize=8)
    for place, rate in zip(places, rates, strict=True):  # beside the bars, where no interval crosses it
        said = "–" if np.isnan(rate) else f"{rate:.1%}"
        axes.annotate(said, (1.02, place), xycoords=("axes fraction", "data"), va="center", color=INK, fontweight="bold")
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter("{x:.0%}")


def _draw_ratings(axes: Any, report: ArenaReport) -> None:
    places = _rows(axes, [row.contestant for row in report.contestants])
    for place, rating in zip(places, [row.rating for row in report.contestants], strict=True):
        if rating is not None:
            axes.plot(rating.interval, [place, place], color=COLOURS[1], linewidth=2)
            axes.plot(rating.elo, place, "o", color=COLOURS[0])
            axes.annotate(f"{rating.elo:.0f}", (rating.elo, place), (0, 6), textcoords="offset points", ha="center",
                          color=INK, fontsize=9)  # fmt: skip


def _draw_ranks(axes: Any, report: ArenaReport) -> None:
    places = _rows(axes, [row.contestant for row in report.contestants])
    for place, tally in zip(places, [row.tally for row in report.contestants], strict=True):
        if tally.mean_rank is not None:
            mean, spread = tally.mean_rank, tally.rank_spread
            axes.errorbar(mean, place, xerr=spread, fmt="o", color=COLOURS[0], ecolor=COLOURS[1], capsize=3)
            axes.annotate(f"{mean:.2f}", (mean, place), (0, 6), textcoords="offset points", ha="center", color=INK, fontsize=9)
    axes.set_xlim(0.8, len(report.contests[0].others) + 1.2)
