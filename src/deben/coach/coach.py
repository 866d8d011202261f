"""The coach: looks at one decision after the other."""

from collections.abc import Iterable, Sequence

from ..games import game_named
from ..games.contract import Game
from ..kernel.executor import Executor
from .comparing import Comparison, Found
from .judging import Judge
from .looking import Looking
from .model import Decision, Moment
from .weighing import weigh, weigh_only

__all__ = ["Coach"]


def _nothing(_comparison: Comparison) -> Iterable[Found]:
    """Return nothing: of a game without an eye of its own the differences are told by their sources alone."""
    return ()


class Coach:
    """Judges the decisions of one game with a search of its own."""

    def __init__(self, game: Game | str, executor: Executor, judge: Judge) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.executor, self.judge = executor, judge
        self._looks = self.game.bring("coach", "pro", _nothing), self.game.bring("coach", "contra", _nothing)

    def decide(self, moment: Moment, seed: int = 0) -> Decision:
        """Return the judgement of a decision from the view of the seat that makes it."""
        view = self.game.rules.record.from_bytes(moment.view)
        must = [] if moment.played is None else [moment.played]
        weighed = weigh(self.judge, view, moment.legal, must, seed)
        return Looking(self.game, self.executor, moment, view, weighed, self._looks, seed).decision()

    def compare(self, moment: Moment, actions: Sequence[int], seed: int = 0) -> Decision:
        """Return the same with a look at a few actions only."""
        view = self.game.rules.record.from_bytes(moment.view)
        weighed = weigh_only(self.judge, view, actions, seed)
        return Looking(self.game, self.executor, moment, view, weighed, self._looks, seed).decision()
