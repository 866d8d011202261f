"""Figures of studies: means with their intervals, and bars that show them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from bench.pictures import COLOURS, INK

__all__ = ["Facts", "bars", "fitted", "mean", "of", "told", "twin_bars"]

NORMAL_95 = 1.96
Facts = list[dict[str, Any]]


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and half of its 95 % interval."""
    many = np.asarray(values, float)
    return float(many.mean()), NORMAL_95 * float(many.std(ddof=1)) / len(many) ** 0.5 if len(many) > 1 else 1.0


def of(facts: Facts, ring: str, kind: str = "strong", where: Callable[[dict[str, Any]], bool] = lambda _: True) -> Facts:
    """Return the matches of a ring between players of a kind."""
    return [match for match in facts if match["ring"] == ring and match["kind"] == kind and where(match)]


def told(value: float, around: float, percent: bool = True) -> str:
    """Return a figure with its interval in text."""
    return f"{100 * value:.1f} ± {100 * around:.1f} %" if percent else f"{value:.1f} ± {around:.1f}"


def bars(part: Any, names: Sequence[str], values: Sequence[tuple[float, float]], colour: str, even: float | None = None) -> None:
    """Draw values with their intervals as lying bars, the first on top."""
    places = np.arange(len(names))[::-1]
    _bars(part, places, values, 0.62, colour, None)
    part.set_yticks(places, names)
    if even is not None:
        part.axvline(even, color=INK, linewidth=1, linestyle=":")


def twin_bars(part: Any, names: Sequence[str], pairs: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    """Draw two values of each thing beside each other, as lying bars."""
    places = np.arange(len(names))[::-1]
    for (word, values), colour, aside in zip(pairs.items(), COLOURS, (0.2, -0.2), strict=False):
        _bars(part, places + aside, values, 0.36, colour, word)
    part.set_yticks(places, names)


def _bars(part: Any, places: Any, values: Sequence[tuple[float, float]], high: float, colour: str, word: str | None) -> None:
    manner = {"ecolor": INK, "elinewidth": 1, "capsize": 2}
    middles, arounds = [value for value, _ in values], [around for _, around in values]
    part.barh(places, middles, xerr=arounds, height=high, color=colour, error_kw=manner, label=word)
    part.grid(axis="y", visible=False)


def fitted(known: Any, wanted: Any) -> list[tuple[float, float]]:
    """Return what one more of each thing adds (least squares) and half of its 95 % interval."""
    weights, *_ = np.linalg.lstsq(known, wanted, rcond=None)
    rest = wanted - known @ weights
    around = np.linalg.inv(known.T @ known) * (rest @ rest) / (len(wanted) - known.shape[1])
    return [(float(weight), NORMAL_95 * float(error) ** 0.5) for weight, error in zip(weights, np.diag(around), strict=True)]
