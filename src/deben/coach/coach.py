"""The coach: judges one decision after the other."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..analysis.alike import same_things
from ..analysis.estimate import Estimate, estimate, estimate_best
from ..analysis.search import Searcher
from ..analysis.tree_search import TreeSearch
from ..bots import Budget
from ..games import game_named
from ..games.contract import Game
from ..kernel.executor import Executor
from .case import Case
from .comparison import Comparison, Observation
from .fortune import luck_of
from .model import Judgement, Question

__all__ = ["Coach", "coach_for"]


def _nothing(_comparison: Comparison) -> Iterable[Observation]:
    """Return nothing: of a game without an eye of its own the differences are told by their sources alone."""
    return ()


class Coach:
    """Judges the decisions of one game with a search of its own."""

    def __init__(self, game: Game | str, executor: Executor, search: Searcher) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.executor, self.search = executor, search
        self._observers = self.game.bring("coach", "pro", _nothing), self.game.bring("coach", "contra", _nothing)

    def judge(self, question: Question, seed: int = 0) -> Judgement:
        """Return the judgement of a decision from the view of the seat that makes it."""
        view = self.game.rules.record.from_bytes(question.view)
        must = [] if question.played is None else [question.played]
        things = same_things(self.game, view, question.legal, question.played)
        estimates = estimate_best(self.search, view, question.seat, things, must, seed)
        luck = luck_of(self.game, self.executor, self.search, question, seed)
        return self._case(question, view, things, estimates, seed).judgement(luck)

    def compare(self, question: Question, actions: Sequence[int], seed: int = 0) -> Judgement:
        """Return the same of a few actions only."""
        view = self.game.rules.record.from_bytes(question.view)
        estimates = estimate(self.search, view, question.seat, actions, seed)
        return self._case(question, view, {}, estimates, seed).judgement()

    def _case(self, question: Question, view: Any, things: Mapping[int, Sequence[int]], found: list[Estimate], seed: int) -> Case:
        return Case(self.game, self.executor, question, view, things, found, self._observers, seed)


def coach_for(game: Game | str, executor: Executor, seats: int, seconds: float | None, simulations: int | None = None) -> Coach:
    """Return a coach that spends so many seconds, or simulations, on a decision."""
    chosen = game_named(game) if isinstance(game, str) else game
    return Coach(chosen, executor, TreeSearch(chosen, executor, seats, Budget(seconds, simulations)))
