"""Writes what the page asks no server for: ``python -m deben.server.supplies [FILE]``.

Games with their options and levels, and the lessons: the same that a server says, for whoever plays without one.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ..match import seed_text
from ..wire.names import our_games
from .people.lessons import LessonData, lessons
from .tables.creation import games_on_offer

__all__ = ["TARGET", "supplies"]

TARGET = Path(__file__).parents[3] / "web" / "src" / "engine" / "supplies.json"


def _lesson(lesson: LessonData) -> dict[str, Any]:
    given: dict[str, Any] = msgspec.to_builtins(lesson)
    return given | {"seed": seed_text(lesson.seed)}


def supplies() -> str:
    """Return everything as JSON."""
    ours = [game.name for game in our_games()]  # the page is built with their modules, and with no others
    games = [game for game in games_on_offer() if game.name in ours]
    taught = [_lesson(lesson) for name, lesson in lessons().items() if name in ours]
    given = {"games": msgspec.to_builtins(games), "lessons": taught}
    return json.dumps(given, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(supplies(), encoding="utf-8")
