"""What all pictures have in common: their colours, their panels, and how they are kept."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..terminal.console import Console

__all__ = ["COLOURS", "INK", "PARCHMENT", "add_panel", "dress_panel", "require_matplotlib", "save_figure"]

COLOURS = ("#c0561f", "#2f6f8f", "#7a9a3a", "#8a5a9e", "#c9a227")
"""The colour of each seat."""
PARCHMENT = "#fbf7ee"
INK = "#3a3128"
KINDS = {"png", "svg", "pdf"}


def require_matplotlib(console: Console, path: Path) -> None:
    """Refuse a plot that could not be drawn or stored, before hours of matches are played for it."""
    if find_spec("matplotlib") is None or sys.modules.get("matplotlib", True) is None:
        console.refuse("cli-error-matplotlib")
    if path.suffix.lstrip(".").lower() not in KINDS:
        console.refuse("cli-error-plot-kind", file=str(path), known=", ".join(sorted(KINDS)))
    if not path.absolute().parent.is_dir():
        console.refuse("cli-error-folder", folder=str(path.absolute().parent))


def add_panel(figure: Any, place: Any, title: str) -> Any:
    """Return a new panel of a figure."""
    axes = figure.add_subplot(place)
    dress_panel(axes, title)
    return axes


def dress_panel(axes: Any, title: str) -> None:
    """Give a panel its title and the looks of all panels."""
    axes.set_facecolor(PARCHMENT)
    axes.set_title(title, loc="left", color=INK, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)


def save_figure(console: Console, figure: Any, path: Path, dpi: int) -> None:
    """Write a figure to a file."""
    try:
        figure.savefig(path, dpi=dpi)
    except OSError as error:
        console.refuse("cli-error-file", file=str(path), detail=error.strerror or str(error))
