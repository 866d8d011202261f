"""An outside program as a bot, and in a seat: when it fails there, something simple decides in its place, and the match goes on."""

from collections.abc import Callable, Sequence

from ..bots import Bot, Budget, Decision, Ended, GreedyBot
from ..kernel.executor import Executor
from .messages import Limits, Over
from .program import Program, ProgramFailed

__all__ = ["DECISION_SECONDS", "MOST_FAILURES", "ProgramBot", "ProgramSeat"]

DECISION_SECONDS = 2.0
"""What a program gets for a decision where nobody said otherwise."""
GRACE_SECONDS = 0.5
MOST_FAILURES = 3
"""After so many in one match the seat is left to the simple bot until the next."""


class ProgramBot(Bot):
    """Asks a program; raises ``ProgramFailed`` where that gives no answer, or a bad one."""

    def __init__(self, program: Program, executor: Executor, budget: Budget | None = None, grace: float = GRACE_SECONDS) -> None:
        self.program, self.executor, self.grace = program, executor, grace
        self.budget = budget or Budget(seconds=DECISION_SECONDS)

    def choose(self, decision: Decision, /) -> int:
        """Return the program's choice."""
        budget = self.budget.within(decision.budget)
        seconds = DECISION_SECONDS if budget.seconds is None else budget.seconds
        seat, limits = self.executor.actor(decision.view), Limits(seconds, budget.simulations)
        return self.program.ask(decision.view, seat, list(decision.legal), limits, seconds + self.grace, decision.past)[0]

    def over(self, ended: Ended, seats: Sequence[int]) -> None:
        """Tell the program, if it wants to know."""
        self.program.tell_over(Over(ended.reason, [list(place) for place in ended.ranking], list(ended.points), list(seats)))

    def close(self) -> None:
        """End the program."""
        self.program.close()


class ProgramSeat(Bot):
    """A program in a seat; a decision that it forfeits is made by the greedy bot."""

    def __init__(self, program: ProgramBot, seats: int, tell: Callable[[ProgramFailed], None] = lambda _: None) -> None:
        self.program, self.tell = program, tell
        self.forfeits = self.failures = 0
        self._simple = GreedyBot(program.executor, seats)

    def begin(self) -> None:
        """Forgive earlier failures: a new match begins."""
        self.failures = 0

    def choose(self, decision: Decision, /) -> int:
        """Return the program's choice, or that of the simple bot where it has none."""
        if self.failures < MOST_FAILURES:
            try:
                return self.program.choose(decision)
            except ProgramFailed as failed:
                self.failures += 1
                self.tell(failed)
        self.forfeits += 1
        return self._simple.choose(decision)

    def over(self, ended: Ended, seats: Sequence[int]) -> None:
        """Tell the program, if it wants to know."""
        self.program.over(ended, seats)

    def close(self) -> None:
        """End the program."""
        self.program.close()
