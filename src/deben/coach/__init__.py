"""The coach: what a position is worth, which actions are best in it and why, from what the seat that decides may know.

A :class:`Coach` looks at one decision or at a whole match and gives values (:mod:`deben.coach.model`); :class:`Telling` puts their
reasons into sentences.
"""

from .charting import course
from .coach import Coach
from .matches import analyse, final_worth, moment_at, moments_of, opening
from .model import Because, Choice, Decision, Mark, Moment, Worth
from .searching import coach_for
from .telling import Telling

__all__ = [
    "Because", "Choice", "Coach", "Decision", "Mark", "Moment", "Telling", "Worth", "analyse", "final_worth", "moments_of",
    "coach_for", "course", "moment_at", "opening",
]  # fmt: skip
