"""Lessons as data: ``rooms/lesson.toml`` in the package of a game."""

from functools import cache

import msgspec

from ....games import all_games
from ....wire.common import GameName, Value
from ....wire.company import Lesson, LessonStep
from ...errors import ServiceError

__all__ = ["LessonData", "lesson_named", "lessons"]

FILE = "rooms/lesson.toml"


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

    def to_wire(self) -> Lesson:
        """Return the part that the page needs."""
        return Lesson(self.game, self.steps)


@cache
def lessons() -> dict[str, LessonData]:
    """Return the lessons of all games that have one, by the game's name."""
    files = {game.name: game.folder / FILE for game in all_games()}
    return {name: msgspec.toml.decode(file.read_bytes(), type=LessonData) for name, file in files.items() if file.is_file()}


def lesson_named(name: str) -> LessonData:
    """Return the lesson of a game; raises ``ServiceError`` when there is none."""
    if name not in lessons():
        raise ServiceError("no-lesson")
    return lessons()[name]
