"""How the drawings of ladder, calibration and studies look, and where they are kept: SVG, the same bytes for the same figures."""

from pathlib import Path
from typing import Any

__all__ = ["COLOURS", "INK", "PAPER", "PICTURES", "figure", "panel", "save"]

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
PAPER, INK, FAINT = "#fbf6ea", "#3b2f24", "#d9cdb8"
COLOURS = ("#1f6f8b", "#b5542f", "#c9962c", "#4f7d3a", "#7a4b86", "#8c8577")
"""Lapis, carnelian, gold, papyrus, amethyst, clay."""


def figure(wide: float, high: float) -> Any:
    """Return an empty sheet of that size in inches."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update({
        "svg.fonttype": "none", "svg.hashsalt": "deben", "font.family": "sans-serif", "font.size": 10.5, "text.color": INK,
        "axes.labelcolor": INK, "axes.edgecolor": FAINT, "xtick.color": INK, "ytick.color": INK, "axes.titlesize": 12,
    })  # fmt: skip
    return Figure(figsize=(wide, high), layout="constrained", facecolor=PAPER)


def panel(sheet: Any, *place: int, title: str = "", across: str = "", up: str = "") -> Any:
    """Return a new panel of a sheet, ruled lightly, with its title and what its axes are."""
    found = sheet.add_subplot(*place, facecolor=PAPER)
    found.grid(color=FAINT, linewidth=0.6, alpha=0.7)
    found.set_axisbelow(True)
    found.spines[["top", "right"]].set_visible(False)
    found.tick_params(length=0)
    found.set_title(title, loc="left", fontweight="bold")
    found.set_xlabel(across)
    found.set_ylabel(up)
    return found


def save(sheet: Any, name: str) -> None:
    """Write a drawing to the documents' pictures."""
    sheet.savefig(PICTURES / f"{name}.svg", metadata={"Date": None, "Creator": None})
