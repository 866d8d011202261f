"""A decision: what somebody in a seat may know when it has to choose, and how long it may think."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel.chance import Chance, new_chance
from .memory import Memory

__all__ = ["Budget", "Decision", "own_chance"]


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: so many seconds, or simulations, or whichever ends first.

    Without seconds a choice depends on nothing but the view, the chance and, where one is given, the memory.  With neither, a bot
    thinks as its level does.
    """

    seconds: float | None = None
    """How long it may take."""
    simulations: int | None = None
    """How many simulations a search may make."""

    def within(self, other: "Budget") -> "Budget":
        """Return the smaller of two budgets, part by part."""
        return Budget(_least(self.seconds, other.seconds), _least(self.simulations, other.simulations))


def _least(first: Any, second: Any) -> Any:
    return second if first is None else first if second is None else min(first, second)


def own_chance() -> Chance:
    """Return a source of chance that nobody can foresee."""
    return new_chance(secrets.randbits(64))


@dataclass(frozen=True)
class Decision:
    """All that a bot gets: it is the same for every kind of bot, and each uses what it can."""

    view: Any
    """What the seat that decides may know."""
    legal: Sequence[int]
    """The actions to choose from."""
    budget: Budget = Budget()
    """How much it may think."""
    chance: Chance = field(default_factory=own_chance)
    """The bot's own source of chance; it has nothing to do with the luck of the match."""
    past: Sequence[int] = ()
    """The actions of the match so far, as far as the seat may know them (:func:`deben.bots.known_past`)."""
    memory: Memory | None = None
    """What the seat thought before in this match: a bot that remembers goes on from there, and leaves there what it thinks now."""
