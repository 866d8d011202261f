"""How a mind is brought up: numbers that a game chooses."""

from dataclasses import astuple, dataclass, field
from typing import Any

import numpy as np

from ...kernel.mind.tuning import Thinking

__all__ = ["FOREIGN", "LONG", "QUICK", "Plan", "School"]

QUICK, LONG, FOREIGN = range(3)
"""What kind of thought somebody had: a fast one, a full one, or a stranger's, who has no mind."""


@dataclass(frozen=True)
class Plan:
    """How self-play thinks."""

    full: int = 128
    """Simulations of a thought from which the policy learns."""
    fast: int = 32
    """Simulations of the others."""
    often: int = 300
    """How many of a thousand thoughts are full."""
    noise: int = 250
    """How many thousandths of what the root's branches promise is chance, in a full thought."""
    young: int = 12
    """For so many decisions of a match actions are drawn by visits."""
    stray: int = 60
    """How many of a thousand later actions are."""
    opinion: int = 0
    """1: the hand-made opinions judge in place of the network."""
    longest: int = 100
    """Decisions that a match needs room for."""
    mixed: int = 0
    """In how many matches of a thousand strangers may sit, who are judged by hand: each seat is one as likely as not."""
    strange: int = 64
    """Simulations of a stranger."""

    def numbers(self) -> Any:
        """Return the plan as kernels read it."""
        return np.array(astuple(self), np.float64)


@dataclass(frozen=True)
class School:
    """How a mind is brought up."""

    size: int = 32768
    """Matches played side by side."""
    room: int = 224
    """Positions kept of each thread in a generation."""
    rows: int = 14
    """How many rows of a tree a simulation takes, generously."""
    cells: int = 192
    more: int = 32
    batch: int = 8192
    seconds: float = 12.0
    """How long a generation plays at least."""
    reuse: float = 1.5
    """How often a position is looked at in the generation in which it is new."""
    window: int = 5
    """From how many generations a mind learns."""
    foreign: float = 0.4
    """The part of a lesson that is about matches among strangers, once there are enough of them."""
    enough: int = 700_000
    """So many positions of such matches are; of fewer a lesson has that much less, or it would be the same ones again and again."""
    rolled: float = 0.6
    """How much the end of a match teaches of what a search with roll-outs thought about; of what was judged by hand, all."""
    capacity: int = 8_000_000
    """How many positions of such matches are kept."""
    rate: float = 1e-3
    last: float = 0.15
    """What part of that rate is left at the end."""
    deals: int = 1 << 20
    company: tuple[int, ...] = ()
    """How often tables of each number of players are dealt, the fewest first; all of them alike if nothing is said."""
    plan: Plan = field(default_factory=Plan)
    thinking: Thinking = field(default_factory=Thinking)

    def shares(self, numbers: int) -> tuple[int, ...]:
        """Return how often tables of each of so many numbers of players are dealt."""
        return self.company or (1,) * numbers

    def dealt(self, tables: list[list[Any]]) -> list[Any]:
        """Return the tables, which are listed by number of players, each number as often as its share says."""
        longest = max(map(len, tables))
        shares = zip(tables, self.shares(len(tables)), strict=True)
        return [table for alike, share in shares for table in alike * (share * longest // len(alike))]
