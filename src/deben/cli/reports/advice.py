"""The coach beside a match at the terminal: what it advises now, and what it thinks of the decisions so far."""

from collections.abc import Callable

from ...coach import Choice, Coach, Commentator, Judgement, analyse, coach_for, question_at
from ...coach.commentary import SYMBOLS
from ...match import History
from ..terminal.console import Console
from ..terminal.sitting import Sitting
from .analysis import print_analysis, tell_open

__all__ = ["Adviser"]

HINT_SECONDS, ANALYSIS_SECONDS = 1.0, 0.5


class Adviser:
    """The coach of one match."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.match = sitting, sitting.match

    def silent(self, *, hint: bool) -> str:
        """Return the message that says why nothing is said now, empty where something can be: a hint, or an analysis."""
        if self.sitting.serious:
            return "coach-hint-serious"
        if self.sitting.people > 1 and self.sitting.spirit != "learning" and not self.match.over:
            return "coach-hint-with-people"
        if hint and (self.match.over or self.sitting.bot is not None):
            return "coach-hint-not-now"
        return "" if hint or self.match.moves else "cli-screen-nothing-yet"

    def _coach(self, seconds: float) -> Coach:
        return coach_for(self.match.game, self.match.executor, self.match.seats, seconds)

    def judged(self) -> Judgement:
        """Return what the coach thinks of the decision that is open; takes a moment."""
        history = History.of(self.match.record())
        return self._coach(HINT_SECONDS).judge(question_at(history, len(self.match.moves) + 1))

    @staticmethod
    def symbol(choice: Choice) -> str:
        """Return the sign of a choice."""
        return SYMBOLS[choice.mark]

    def tell_hint(self, console: Console, judgement: Judgement) -> None:
        """Print what the coach advises, and why."""
        tell_open(console, History.of(self.match.record()), Commentator(self.sitting.narrator), judgement)

    def tell_analysis(self, console: Console, tell: Callable[[int, int], bool]) -> bool:
        """Print the coach's judgement of all decisions of people; ``tell`` hears how far it is and says whether to go on."""
        history = History.of(self.match.record())
        people = {seat for seat, bot in enumerate(self.sitting.seating.bots) if bot is None}
        found, total = list[Judgement](), sum(move.seat in people for move in self.match.moves)
        for judgement in analyse(self._coach(ANALYSIS_SECONDS), history, people):
            if judgement.played is not None:
                found.append(judgement)
            if not tell(len(found), total):
                return False
        print_analysis(console, history, Commentator(self.sitting.narrator), found)
        return True
