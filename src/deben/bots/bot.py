"""What a bot is: something that chooses an action from a view."""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from ..kernel.chance import Chance, choose

__all__ = ["Bot", "RandomBot"]


class Bot(Protocol):
    """A computer player; it gets what its seat may know, and its own source of chance, and nothing else."""

    name: ClassVar[str]

    def choose(self, view: Any, legal: Sequence[int], chance: Chance, /) -> int:
        """Return one of the legal actions of the seat that decides in ``view``."""


class RandomBot:
    """Chooses among the legal actions, each equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, _view: Any, legal: Sequence[int], chance: Chance, /) -> int:
        """Return a random legal action, whatever the view."""
        return legal[choose(chance, len(legal))]
