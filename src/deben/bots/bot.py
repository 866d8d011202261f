"""What a bot is: something that chooses an action, whoever lets it play."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from ..kernel.chance import choose
from .decision import Decision

__all__ = ["Bot", "Ended", "RandomBot"]


class Ended(Protocol):
    """The end of a match, as far as a bot hears of it; an ``Outcome`` is one."""

    @property
    def reason(self) -> str:
        """Why it ended."""

    @property
    def ranking(self) -> Sequence[Sequence[int]]:
        """Seats by place, best first; seats that share a place stand together."""

    @property
    def points(self) -> Sequence[int]:
        """The points of each seat."""


class Bot(ABC):
    """A computer player; it gets what its seat may know and nothing else, and may sit in one seat after another."""

    forfeits: int = 0
    """How often something simpler had to decide in its place."""

    def begin(self) -> None:  # noqa: B027  # most bots hold nothing
        """Get ready for a new match."""

    def over(self, ended: Ended, seats: Sequence[int]) -> None:  # noqa: B027
        """Hear how a match ended in which it played these seats."""

    @abstractmethod
    def choose(self, decision: Decision, /) -> int:
        """Return one of the legal actions."""

    def close(self) -> None:  # noqa: B027
        """Give back what it holds."""


class RandomBot(Bot):
    """Chooses among the legal actions, each equally likely."""

    name = "random"

    def choose(self, decision: Decision, /) -> int:
        """Return a random legal action."""
        return decision.legal[choose(decision.chance, len(decision.legal))]
