"""Positions to learn from, wherever they lie, and the ground they were played on."""

from typing import Any, Protocol

import torch

from ...kernel.mind.contract import MindedRules

__all__ = ["DEVICE", "Ground", "Positions", "Sight"]

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
"""Where the network is, and what it learns from."""


class Positions:
    """Positions with what was thought of them and what came of it: rows, each with room for some, the first of which count."""

    room: int
    trust: float
    """How much the end of a match teaches of what a stranger thought about."""
    states: Any
    visits: Any
    """How often each legal action was tried."""
    about: Any
    """Who decided, what kind of thought it was, and how many sat there."""
    thought: Any
    won: Any
    points: Any
    ends: Any
    """How many of each row count."""

    def finished(self) -> Any:
        """Return the row and slot of every position of a finished match."""
        slots = torch.arange(self.about.shape[1], device=DEVICE)
        return torch.nonzero(slots[None, :] < self.ends[:, None])


class Sight(Protocol):
    """Knows what is to be seen of positions."""

    rules: MindedRules

    def sight_of(self, kept: Positions, where: Any, sight: Any, lists: Any, counts: Any) -> None:
        """Write what is to be seen, and what may be done, in the positions ``where``, pairs of row and slot."""
        ...


class Ground(Sight, Protocol):
    """Where the matches of a generation are played, and where what is to be seen of their positions is known."""

    simulated: int
    """Simulations of the last generation."""
    foreign: Positions | None
    """What was played among strangers and is kept apart from the rest."""
    strangers: int
    """How many such positions there were."""
    newest: Any
    """Where those of them lie that came with the last generation, as a lesson takes them; None where none did."""

    def earlier(self, generation: int) -> list[Positions]:
        """Return what is still there of the generations before one, for a run that goes on."""
        ...

    def play(self, generation: int, net: Any) -> Positions:
        """Return what was played by a network that learnt for so many generations."""
        ...
