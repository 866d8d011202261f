"""The coach: what a position is worth, which actions are best in it and why, from what the seat that decides may know.

A :class:`Coach` judges one decision, :func:`analyse` a whole match; judgements are values (:mod:`deben.coach.model`), and a
:class:`Commentator` puts their reasons into sentences.
"""

from .chart import course
from .coach import Coach, coach_for
from .commentary import Commentator
from .fortune import Balance, balance
from .matches import analyse, final_worth, question_at, questions_of
from .model import Because, Choice, Judgement, Mark, Question, Worth

__all__ = [
    "Balance", "Because", "Choice", "Coach", "Commentator", "Judgement", "Mark", "Question", "Worth", "analyse", "balance",
    "coach_for", "course", "final_worth", "question_at", "questions_of",
]  # fmt: skip
