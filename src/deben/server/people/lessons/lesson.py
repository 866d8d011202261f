"""Lessons as data: one TOML file a game, beside this one."""

from functools import cache
from pathlib import Path

import msgspec

from ....wire.common import GameName, Value
from ....wire.company import Lesson, LessonStep
from ...errors import ServiceError

__all__ = ["LESSONS", "LessonData", "lesson_named"]

FOLDER = Path(__file__).parent
LESSONS: tuple[GameName, ...] = ("duel", "nefertiti")
"""The games that have a lesson."""


class LessonData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its deal, its people and its prompts.  Whoever learns sits in seat 0."""

    game: GameName
    seed: int
    """Known to everybody: a lesson is no real match."""
    options: dict[str, Value]
    bots: list[str]
    """Who sits in the other seats once the script has ended."""
    replies: list[list[str]]
    """What the opponents do, decision by decision: the first of these that is legal."""
    steps: list[LessonStep]

    def shown(self) -> Lesson:
        """Return the part that the page needs."""
        return Lesson(self.game, self.steps)


@cache
def lesson_named(name: str) -> LessonData:
    """Return the lesson of a game; raises ``ServiceError`` when there is none."""
    if name not in LESSONS:
        raise ServiceError("no-lesson")
    return msgspec.toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=LessonData)
