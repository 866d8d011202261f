"""The picture of an arena: who beats whom, ratings, and ranks where more than two sit at a table."""

from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

import numpy as np

from ..terminal.console import Desk
from .arena import opponents
from .simulation_picture import COLOURS, INK, PARCHMENT

if TYPE_CHECKING:
    from ..commands.arena import ArenaFound

__all__ = ["save_arena_plot"]

LINE = 0.42
"""Inches for one row of a panel."""
TWO = 2
LEAST_PANEL = 1.6
WIDE, NARROW = 90, 40
"""Letters in a line above a panel."""


def save_arena_plot(desk: Desk, path: Path, found: "ArenaFound") -> None:
    """Draw the arena into a file."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    many = len(found.contests[0].others) + 1 > TWO
    heights = [max(LEAST_PANEL, LINE * len(rows) + 0.8) for rows in (found.contests, found.standings)]
    figure = Figure(figsize=(10, sum(heights) + 0.6), facecolor=PARCHMENT, layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12))
    title = desk.text("cli-arena-plot.title", game=found.settings.game, deals=found.deals)
    figure.suptitle(title, fontsize=14, color=INK, fontweight="bold")
    shape = figure.add_gridspec(2, 2 if many else 1, height_ratios=heights)
    _draw_rates(_axes(figure, shape[0, :], desk.text("cli-arena-plot.rates"), WIDE), desk, found)
    _draw_ratings(_axes(figure, shape[1, 0], desk.text("cli-arena-plot.ratings"), NARROW if many else WIDE), found)
    if many:
        _draw_ranks(_axes(figure, shape[1, 1], desk.text("cli-arena-plot.ranks"), NARROW), found)
    try:
        figure.savefig(path, dpi=130)
    except OSError as error:
        desk.refuse("cli-error-file", file=str(path), detail=error.strerror or str(error))


def _axes(figure: Any, place: Any, title: str, width: int) -> Any:
    axes = figure.add_subplot(place, facecolor=PARCHMENT)
    axes.set_title(fill(title, width), loc="left", color=INK, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    return axes


def _rows(axes: Any, names: list[str]) -> Any:
    """Return the heights of the rows, the first on top, each with its name."""
    places = np.arange(len(names))
    axes.set_yticks(places, names)
    axes.set_ylim(len(names) - 0.3, -0.6)
    return places


def _draw_rates(axes: Any, desk: Desk, found: "ArenaFound") -> None:
    tallies = [contest.tally for contest in found.contests]
    places = _rows(axes, [f"{contest.one} – {opponents(contest)}" for contest in found.contests])
    rates = np.array([tally.win_rate for tally in tallies])
    bounds = np.array([tally.paired for tally in tallies])
    spread = np.clip(np.stack([rates - bounds[:, 0], bounds[:, 1] - rates]), 0, None)
    even = 1 / (len(found.contests[0].others) + 1)
    colours = [COLOURS[1] if low > even else COLOURS[0] if high < even else COLOURS[4] for low, high in bounds]
    axes.barh(places, rates, color=colours, alpha=0.75, xerr=spread, ecolor=INK, capsize=3, height=0.62)
    axes.axvline(even, color=INK, linewidth=1, linestyle=":")
    label = f"{desk.text('cli-arena-plot.even')} {even:.0%}"
    axes.annotate(label, (even, 0), (3, 3), ("data", "axes fraction"), "offset points", color=INK, fontsize=8)
    for place, rate in zip(places, rates, strict=True):  # beside the bars, where no interval crosses it
        axes.annotate(f"{rate:.1%}", (1.02, place), xycoords=("axes fraction", "data"), va="center", color=INK, fontweight="bold")
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter("{x:.0%}")


def _draw_ratings(axes: Any, found: "ArenaFound") -> None:
    places = _rows(axes, [standing.contestant for standing in found.standings])
    for place, standing in zip(places, found.standings, strict=True):
        low, high = standing.rating.interval
        axes.plot([low, high], [place, place], color=COLOURS[1], linewidth=2)
        axes.plot(standing.rating.mu, place, "o", color=COLOURS[0])
        axes.annotate(f"{standing.rating.mu:.1f}", (standing.rating.mu, place), (0, 6), textcoords="offset points", ha="center",
                      color=INK, fontsize=9)  # fmt: skip


def _draw_ranks(axes: Any, found: "ArenaFound") -> None:
    places = _rows(axes, [standing.contestant for standing in found.standings])
    for place, standing in zip(places, found.standings, strict=True):
        mean, spread = standing.tally.mean_rank, standing.tally.rank_spread or 0.0
        axes.errorbar(mean, place, xerr=spread, fmt="o", color=COLOURS[0], ecolor=COLOURS[1], capsize=3)
        axes.annotate(f"{mean:.2f}", (mean, place), (0, 6), textcoords="offset points", ha="center", color=INK, fontsize=9)
    axes.set_xlim(0.8, len(found.contests[0].others) + 1.2)
