"""The picture of an analysis: chances to win and expected points over the match, with the costly decisions marked."""

from pathlib import Path
from typing import Any

from ...coach import Commentator, Judgement, Mark, Worth, course
from ...coach.commentary import percent
from ...coach.marks import COSTLY
from ..terminal.console import Console
from .analysis import cost
from .picture import COLOURS, INK, PARCHMENT, dress_panel, save_figure

__all__ = ["draw_analysis"]

SIGNS: dict[Mark, tuple[str, int, str]] = {"slip": ("v", 36, "none"), "mistake": ("v", 80, "none"), "blunder": ("v", 110, "full")}
"""The sign of each costly mark: its shape, its size, and whether it is filled."""
NAMED = 6
"""So many of the costliest decisions are named in the picture."""
CROWDED = 0.05


def draw_analysis(console: Console, path: Path, commentator: Commentator, decisions: list[Judgement], final: Worth | None) -> None:
    """Draw an analysis into a file."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(13, 8), facecolor=PARCHMENT, layout="constrained")
    figure.suptitle(
        f"{console.text(f'game-{commentator.narrator.game.name}')} – {console.text('coach-title')}", color=INK, fontsize=15
    )
    upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=[3, 2])
    for axes, title in ((upper, "coach-picture.chances"), (lower, "coach-picture.points")):
        dress_panel(axes, console.text(title))
        axes.grid(axis="y", color=INK, alpha=0.12)
    found = course(decisions, final)
    _draw_lines(upper, lower, commentator, found)
    _draw_marks(upper, commentator, decisions, found)
    upper.set_ylim(-0.02, 1.04)
    upper.yaxis.set_major_formatter(lambda value, _: percent(value, console.lang))
    lower.set_xlabel(console.text("coach-picture.axis"), color=INK)
    upper.legend(frameon=False, labelcolor=INK, loc="upper left")
    save_figure(console, figure, path, dpi=150)


def _draw_lines(upper: Any, lower: Any, commentator: Commentator, found: dict[int, Worth]) -> None:
    """Draw what was to be expected after every action, and the end."""
    places, worths = list(found), list(found.values())
    for seat in range(len(worths[0].wins) if worths else 0):
        style = {"color": COLOURS[seat], "linewidth": 1.8, "label": commentator.narrator.player(seat)}
        upper.plot(places, [worth.wins[seat] for worth in worths], **style)
        lower.plot(places, [worth.points[seat] for worth in worths], **style)


def _draw_marks(axes: Any, commentator: Commentator, decisions: list[Judgement], found: dict[int, Worth]) -> None:
    """Draw a sign above the line of whoever made a costly decision, where its effect is seen."""
    costly = [decision for decision in decisions if decision.played is not None and decision.played.mark in COSTLY]
    for mark, (shape, size, fill) in SIGNS.items():
        those = [decision for decision in costly if decision.played and decision.played.mark == mark]
        if those:
            colours = [COLOURS[decision.seat] for decision in those]
            axes.scatter(
                [decision.number for decision in those], [_height(decision, found) for decision in those], s=size,
                marker=shape, zorder=3,
                facecolors=colours if fill == "full" else PARCHMENT, edgecolors=colours, linewidths=1.5,
                label=commentator.mark(mark),
            )  # fmt: skip
    worst = sorted(costly, key=cost, reverse=True)
    for decision in sorted(worst[:NAMED], key=lambda decision: decision.number):
        assert decision.played is not None
        text = f"{decision.played.action} −{commentator.cost(decision.played)}"
        axes.annotate(
            text, (decision.number, _height(decision, found)), (0, 9), textcoords="offset points", ha="center", fontsize=8,
            color=COLOURS[decision.seat],
        )  # fmt: skip


def _height(decision: Judgement, found: dict[int, Worth]) -> float:
    return min(1.0, found[decision.number].wins[decision.seat] + CROWDED)
