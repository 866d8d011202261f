"""The course of a match as a chart shows it."""

from collections.abc import Iterable

from .model import Judgement, Worth

__all__ = ["course", "mean_worth"]


def course(decisions: Iterable[Judgement], final: Worth | None = None) -> dict[int, Worth]:
    """Return what was to be expected after each number of actions.

    Most moments were judged twice, as what the last action leads to and as what there is to decide: the mean is told, since each
    is a little hopeful for its own seat.
    """
    worths: dict[int, list[Worth]] = {}
    last = 0
    for decision in decisions:
        worths.setdefault(decision.number - 1, []).append(decision.worth)
        if decision.played is not None:
            worths.setdefault(decision.number, []).append(decision.played.worth)
            last = decision.number
    if final is not None:
        worths[last] = [final]
    return {number: mean_worth(several) for number, several in sorted(worths.items())}


def mean_worth(worths: list[Worth]) -> Worth:
    """Return what a moment is worth by several judgements, on average; a source that one did not see counts as nothing there."""
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
    """Return every source that one of them names, in order."""
    return dict.fromkeys(source for part in parts for source in part)


def _average(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
