"""The panels of a simulation's picture that show what the game counts: bars, or shades for parts of a whole."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...games.contract import TallyTable
from .tallies import SEAT, TallyTexts, seat_of

__all__ = ["draw_panel", "panels_of"]

LEAST_SHOWN = 0.005
"""A smaller share is left without a number."""
DARK = 0.5
"""From this share on the number is written in a light colour."""


def panels_of(tables: Sequence[TallyTable]) -> list[tuple[TallyTable, str]]:
    """Return the panels to draw: those of each table, or one of shades for a table without any."""
    return [(table, panel) for table in tables for panel in table.panels or ("",)]


def draw_panel(axes: Any, texts: TallyTexts, table: TallyTable, panel: str, colours: Sequence[str], ink: str) -> None:
    """Draw one panel: the rows of the table from the top down."""
    axes.set_yticks(np.arange(len(table.rows)), [texts.row(table, row) for row in table.rows], fontsize=8)
    if panel:
        _draw_bars(axes, texts, table, table.panels[panel], colours, ink)
        axes.invert_yaxis()
    else:
        _draw_shades(axes, texts, table, colours[0], ink)


def _values(table: TallyTable, column: str) -> Any:
    at = table.columns.index(column)
    return np.array([values[at] or 0.0 for values in table.rows.values()])


def _draw_bars(axes: Any, texts: TallyTexts, table: TallyTable, columns: Sequence[str], colours: Sequence[str], ink: str) -> None:
    """Draw the columns as parts of one bar, with the sum at its end."""
    places, ends = np.arange(len(table.rows)), np.zeros(len(table.rows))
    for number, column in enumerate(columns):
        values = _values(table, column)
        colour = colours[seat_of(column) if column.startswith(SEAT) else number]
        axes.barh(places, values, left=ends, color=colour, alpha=0.75, height=0.7, label=texts.column(table, column))
        ends += values
    for place, end in zip(places[ends != 0], ends[ends != 0], strict=True):
        axes.annotate(f"{end:.2f}", (max(end, 0), place), (4, 0), textcoords="offset points", va="center", color=ink, fontsize=8)
    axes.margins(x=0.12)
    if len(columns) > 1:
        axes.legend(
            frameon=False, labelcolor=ink, fontsize=8, loc="upper center", bbox_to_anchor=(0.5, -0.06), ncols=min(len(columns), 3)
        )


def _draw_shades(axes: Any, texts: TallyTexts, table: TallyTable, colour: str, ink: str) -> None:
    """Draw every value as a shade, with its percentage."""
    from matplotlib.colors import LinearSegmentedColormap

    values = np.array([[value or 0.0 for value in row] for row in table.rows.values()])
    shades = LinearSegmentedColormap.from_list("", [axes.get_facecolor(), colour])
    axes.imshow(values, shades, aspect="auto", vmin=0, vmax=max(DARK, values.max()))
    axes.set_xticks(np.arange(len(table.columns)), [texts.column(table, column) for column in table.columns], fontsize=8)
    for (row, column), value in np.ndenumerate(values):
        if value >= LEAST_SHOWN:
            style = {"color": "white" if value > DARK else ink, "fontsize": 8, "ha": "center", "va": "center"}
            axes.annotate(f"{100 * value:.0f}", (column, row), **style)
