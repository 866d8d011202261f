"""The coach over HTTP."""

from typing import Literal

import msgspec

from ..coach.model import Choice, Judgement, Worth
from .common import LegalAction
from .encoded import Encoded
from .replay import ReplayMoment

__all__ = ["AnalysisPhase", "AnalysisState", "Attempt", "Attempted", "Hint", "Judged", "Puzzle"]

AnalysisPhase = Literal["none", "waiting", "running", "broken", "done"]


class Judged(msgspec.Struct, frozen=True):
    """A judged decision, with the actions that it names as they were on the board then."""

    decision: Judgement
    actions: Encoded[list[LegalAction]]
    steps: list[Encoded[LegalAction]]
    """The actions of its lines, without what they find on the board; a choice says what they take."""


class AnalysisState(msgspec.Struct, frozen=True, kw_only=True):
    """How far the analysis of a match is."""

    phase: AnalysisPhase
    done: int
    """Decisions judged so far."""
    total: int
    since: int
    """The decisions below are those after this number."""
    decisions: list[Judged]
    final: Worth
    """How the match ended."""
    luck: bool = True
    """Whether there is any luck in the game."""


class Puzzle(msgspec.Struct, frozen=True):
    """A decision put to somebody once more: what its seat saw, and what could be done."""

    number: int
    """Of the action that is decided, from 1."""
    seat: int
    moment: ReplayMoment
    legal: Encoded[list[LegalAction]]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{table}/analysis/{number}: another try at a decision."""

    action: str


class Attempted(msgspec.Struct, frozen=True):
    """How good it is, beside the best action."""

    choice: Choice
    best: Choice


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do now."""

    number: int
    """How many entries the log had when it was asked: the moment the answer is about."""
    judged: Judged
