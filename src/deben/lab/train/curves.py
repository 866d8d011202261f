"""A picture of how a mind grew up."""

import json
from pathlib import Path
from typing import Any

__all__ = ["draw_curves", "read_history"]

PANELS = (("wins", "who wins"), ("points", "points"), ("policy", "where to look"))


def read_history(path: Path) -> list[dict[str, Any]]:
    """Return what was written down of every generation."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def draw_curves(history: list[dict[str, Any]], path: Path) -> None:
    """Draw how wrong every generation was, before it learnt from its own matches and after, to a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12, 4), layout="constrained")
    numbers = [line["generation"] for line in history]
    for place, (name, title) in enumerate(PANELS):
        panel = figure.add_subplot(1, len(PANELS), place + 1)
        panel.plot(numbers, [line["before"][place] for line in history], label="before learning")
        panel.plot(numbers, [line[name] for line in history], label="after")
        later = [value for line in history[1:] or history for value in (line["before"][place], line[name])]
        # The first generation is so wrong that nothing else would be seen.
        panel.set_ylim(0.98 * min(later), 1.02 * max(later) or 1.0)
        panel.set_title(title)
        panel.set_xlabel("generation")
        panel.legend()
    figure.savefig(path)
