"""A search whose findings are written by the test."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from deben.analysis.search import Look
from deben.coach import Coach, Commentator, Judgement, Question
from deben.games import game_named
from deben.kernel.executor import PythonExecutor
from deben.narrate import Narrator

Points = Mapping[tuple[int, str], float]
"""Expected points by seat and source; whatever is not said is 10."""


class Scripted:
    """Finds what it was told to find, a little different at every look."""

    def __init__(self, game: str, seats: int, wins: Mapping[str, float], points: Mapping[str, Points], noise: float = 0.0) -> None:
        self.trials = 10_000
        self.game, self.seats, self.wins, self.points, self.noise = game_named(game), seats, wins, points, noise
        self.lines: dict[str, tuple[str, ...]] = {}
        self.looks: list[str] = []

    def promising(self, view: Any, legal: Sequence[int], most: int, share: float, seed: int) -> list[int]:  # noqa: ARG002
        """Return the actions with the best chances."""
        named = [action for action in legal if self.game.write_action(action) in self.wins]
        return sorted(named, key=lambda action: -self.wins[self.game.write_action(action)])[:most]

    def look(self, view: Any, action: int, share: float, seed: int) -> Look:  # noqa: ARG002
        """Return what was written down about an action, shifted by the noise up or down in turn."""
        name, seat = self.game.write_action(action), self.game.rules.actor(view)
        self.looks.append(name)
        shift = self.noise * (1 if seed % 2 else -1)
        win = self.wins.get(name, 0.0) + shift / 100
        wins = np.full(self.seats, (1 - win) / (self.seats - 1))
        wins[seat] = win
        points = np.full((self.seats, len(self.game.sources)), 10.0)
        for (owner, source), value in self.points.get(name, {}).items():
            points[owner, self.game.sources.index(source)] = value + shift
        line = tuple(map(self.game.read_action, self.lines.get(name, ())))
        return Look(action, self.trials, wins, points, line)

    def weigh(self, view: Any, share: float, seed: int) -> Any:
        """Return that nothing is known about a view."""
        del view, share, seed
        return np.full(self.seats, 1 / self.seats)


def question(game: str, state: Any, played: str | None = None, number: int = 1) -> Question:
    """Return the decision that is open in a state."""
    rules = game_named(game)
    executor = PythonExecutor(rules.rules)
    seat = executor.actor(state)
    action = None if played is None else rules.read_action(played)
    return Question(number, seat, executor.view(state, seat).to_bytes(), executor.legal(state), action)


def judged(search: Scripted, state: Any, played: str | None = None) -> Judgement:
    """Return what a coach with this search says about a state."""
    coach = Coach(search.game, PythonExecutor(search.game.rules), search)
    return coach.judge(question(search.game.name, state, played))


def told(decision: Judgement, game: str, lang: str = "en") -> tuple[list[str], list[str]]:
    """Return what is said for the best action and against the one that was played."""
    commentator = Commentator(Narrator(game, lang))
    assert decision.played is not None
    return [commentator.because(each) for each in decision.choices[0].pro], [
        commentator.because(each) for each in decision.played.contra
    ]
