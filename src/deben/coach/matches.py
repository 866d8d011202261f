"""Whole matches for a coach."""

from collections.abc import Container, Iterator

from ..match import History, Outcome
from .coach import Coach
from .model import Judgement, Question, Worth

__all__ = ["analyse", "final_worth", "question_at", "questions_of"]


def final_worth(outcome: Outcome) -> Worth:
    """Return how a match ended, in the form of what was to be expected."""
    wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(outcome.points))]
    breakdown = [{source: float(points) for source, points in part.items()} for part in outcome.breakdown]
    return Worth(wins, [float(points) for points in outcome.points], breakdown)


def question_at(history: History, number: int) -> Question:
    """Return the decision about the action of that number, from 1, as the seat that makes it sees it."""
    seat, state = history.actors[number - 1], history.state(number - 1)
    if seat is None:
        raise ValueError(f"nobody decides after {number - 1} actions")
    view, legal = history.executor.view(state, seat).to_bytes(), history.executor.legal(state)
    if number > len(history.moves):
        return Question(number, seat, view, legal, None)
    return Question(
        number, seat, view, legal, history.game.read_action(history.moves[number - 1].action), history.view(number).to_bytes()
    )


def questions_of(history: History) -> Iterator[Question]:
    """Yield every decision of a match as the seat that made it saw it, and the one that is open if it goes on."""
    for number, seat in enumerate(history.actors, 1):
        if seat is not None:
            yield question_at(history, number)


def analyse(coach: Coach, history: History, seats: Container[int] | None = None, seed: int = 0) -> Iterator[Judgement]:
    """Yield the judgement of every decision of a match, finished or not; with ``seats``, only of theirs."""
    for question in questions_of(history):
        if seats is None or question.seat in seats:
            yield coach.judge(question, seed + question.number)
