"""Who sits with a learner, and the spaces of what it sees and does: the same for one table and for many."""

from collections.abc import Sequence

import gymnasium

from ..observation import Observer

__all__ = ["named_bots", "spaces_of"]


def named_bots(against: str | Sequence[str], seat: int | None, seats: int) -> list[str]:
    """Return the bot of each other seat, clockwise; raises ``ValueError`` for too many or few, or a seat that is not there."""
    others = seats - 1
    names = [against] * others if isinstance(against, str) else [*against]
    if len(names) != others:
        raise ValueError(f"{others} other seats need as many bots, not {len(names)}")
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; without one each match draws it")
    return names


def spaces_of(observer: Observer, actions: int) -> tuple[gymnasium.spaces.Box, gymnasium.spaces.Discrete]:
    """Return the space of observations and that of actions; a mask says which of these are legal."""
    seen = gymnasium.spaces.Box(observer.low, observer.high, (observer.width,), observer.dtype)  # type: ignore[arg-type]  # any type of number
    return seen, gymnasium.spaces.Discrete(actions)
