"""What a bot is: something with a name that chooses an action from a view within a budget."""

import secrets
from dataclasses import dataclass
from typing import Any, Protocol

from ..kernel.chance import Chance, choose, new_chance
from ..kernel.executor import Executor
from .memory import Memory

__all__ = ["Bot", "Budget", "RandomBot", "own_chance"]


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: so many seconds, or simulations, or whichever ends first.

    Without seconds a choice depends on nothing but the view, the chance and, where one is given, the memory.  With neither, a bot
    thinks as its level does.
    """

    seconds: float | None = None
    simulations: int | None = None

    def within(self, other: "Budget") -> "Budget":
        """Return the smaller of two budgets, part by part."""
        return Budget(_least(self.seconds, other.seconds), _least(self.simulations, other.simulations))


def _least(first: Any, second: Any) -> Any:
    return second if first is None else first if second is None else min(first, second)


class Bot(Protocol):
    """A computer player; it gets what its seat may know and nothing else, and has its own source of chance."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    @property
    def level(self) -> int:
        """How strong it is among its like: larger numbers beat smaller ones."""

    def choose(self, view: Any, budget: Budget, chance: Chance | None = None, memory: Memory | None = None) -> int:
        """Return one of the legal actions of the seat that decides in ``view``; a given ``chance`` is used in place of its own.

        One that remembers goes on with the thoughts in ``memory`` and leaves there what it thought now.
        """


def own_chance() -> Chance:
    """Return a source of chance that nobody can foresee."""
    return new_chance(secrets.randbits(64))


class RandomBot:
    """Chooses among the legal actions, each equally likely."""

    name = "random"
    level = -2

    def __init__(self, executor: Executor) -> None:
        self.executor, self._chance = executor, own_chance()

    def choose(
        self, view: Any, budget: Budget, chance: Chance | None = None, memory: Memory | None = None  # noqa: ARG002
    ) -> int:  # fmt: skip
        """Return a random legal action."""
        legal = self.executor.legal(view)
        return legal[choose(chance or self._chance, len(legal))]
