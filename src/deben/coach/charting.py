"""The course of a match as a chart shows it."""

from collections.abc import Iterable

from .model import Decision, Worth

__all__ = ["course", "mean_worth"]


def course(decisions: Iterable[Decision], final: Worth | None = None) -> dict[int, Worth]:
    """Return what was to be expected after each number of actions.

    Two looks were taken at most moments, one by whoever acted last at what the action leads to, one by whoever decides next: their
    mean is told, since each is a little hopeful for its own seat.
    """
    looks: dict[int, list[Worth]] = {}
    last = 0
    for decision in decisions:
        looks.setdefault(decision.number - 1, []).append(decision.worth)
        if decision.played is not None:
            looks.setdefault(decision.number, []).append(decision.played.worth)
            last = decision.number
    if final is not None:
        looks[last] = [final]
    return {number: mean_worth(found) for number, found in sorted(looks.items())}


def mean_worth(worths: list[Worth]) -> Worth:
    """Return what several looks at one moment found, on average; a source that one of them did not see counts as nothing there."""
    if len(worths) == 1:
        return worths[0]
    seats = range(len(worths[0].wins))
    breakdowns = [[worth.breakdown[seat] for worth in worths] for seat in seats]
    return Worth(
        [_average(worth.wins[seat] for worth in worths) for seat in seats],
        [_average(worth.points[seat] for worth in worths) for seat in seats],
        [{source: _average(part.get(source, 0.0) for part in parts) for source in _sources(parts)} for parts in breakdowns],
    )


def _sources(parts: list[dict[str, float]]) -> dict[str, None]:
    """Return every source that one of the looks names, in order."""
    return dict.fromkeys(source for part in parts for source in part)


def _average(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
