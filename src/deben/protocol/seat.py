"""An outside program as a bot in a seat: when it fails, something simple decides in its place, and the match goes on."""

from collections.abc import Callable
from typing import Any

from ..bots import Budget, GreedyBot, Memory
from ..games.contract import Game
from ..kernel.chance import Chance
from ..kernel.executor import Executor
from .messages import Limits
from .program import Program, ProgramFailed

__all__ = ["DECISION_SECONDS", "MOST_FAILURES", "ProgramBot"]

DECISION_SECONDS = 2.0
"""What a program gets for a decision where nobody said otherwise."""
GRACE_SECONDS = 0.5
MOST_FAILURES = 3
"""After so many in one match the seat is left to the simple bot until the next."""


class ProgramBot:
    """Asks a program; a decision that it forfeits is made by the greedy bot."""

    level = -1

    def __init__(
        self, command: list[str], game: Game, options: Any, executor: Executor, budget: Budget | None = None,
        told: Callable[[ProgramFailed], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self.program, self.executor, self.told = Program(command, game, options), executor, told
        self.own_budget = budget or Budget(seconds=DECISION_SECONDS)
        self.forfeits = self.failures = 0
        self._simple = GreedyBot(executor, game.seats(options))

    @property
    def name(self) -> str:
        """What the program calls itself."""
        return self.program.name or "program"

    def begin(self) -> None:
        """Forgive earlier failures: a new match begins."""
        self.failures = 0

    def choose(
        self, view: Any, budget: Budget, chance: Chance | None = None, memory: Memory | None = None  # noqa: ARG002
    ) -> int:  # fmt: skip
        """Return the program's choice, or that of the simple bot where it has none."""
        if self.failures < MOST_FAILURES:
            within = self.own_budget.within(budget)
            seconds = DECISION_SECONDS if within.seconds is None else within.seconds
            try:
                legal, seat = self.executor.legal(view), self.executor.actor(view)
                return self.program.ask(view, seat, legal, Limits(seconds, within.simulations), seconds + GRACE_SECONDS)[0]
            except ProgramFailed as failed:
                self.failures += 1
                self.told(failed)
        self.forfeits += 1
        return self._simple.choose(view, Budget(), chance)

    def close(self) -> None:
        """End the program."""
        self.program.close()
