"""Rewards: what a finished match is worth to each seat, in one of three ways that all sum to nothing."""

from collections.abc import Callable

from ..match import Outcome

__all__ = ["REWARDS", "rewards_of"]


def _win(outcome: Outcome) -> list[float]:
    """Return 1 for a winner alone; everybody else pays an equal part, and winners share."""
    seats, winners = len(outcome.points), outcome.winners
    share = seats / len(winners)
    return [((share if seat in winners else 0) - 1) / (seats - 1) for seat in range(seats)]


def _rank(outcome: Outcome) -> list[float]:
    """Return 1 for the first place down to -1 for the last, in equal steps; who shares places gets their mean."""
    seats = len(outcome.points)
    found, ahead = [0.0] * seats, 0
    for group in outcome.ranking:
        for seat in group:
            found[seat] = 1 - (2 * ahead + len(group) - 1) / (seats - 1)
        ahead += len(group)
    return found


def _margin(outcome: Outcome) -> list[float]:
    """Return the points of each seat beyond the mean of all."""
    mean = sum(outcome.points) / len(outcome.points)
    return [points - mean for points in outcome.points]


REWARDS: dict[str, Callable[[Outcome], list[float]]] = {"win": _win, "rank": _rank, "margin": _margin}
"""The ways to reward, by name."""


def rewards_of(outcome: Outcome, way: str) -> list[float]:
    """Return the reward of every seat; raises ``ValueError`` for an unknown way."""
    if way not in REWARDS:
        raise ValueError(f"there is no reward {way!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[way](outcome)
