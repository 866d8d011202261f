"""First matches: a fixed deal, prompts, and an opponent who follows a script as long as it can."""

from .lesson import LessonData, lesson_named, lessons
from .tables import Lessons, lesson_table, scripted

__all__ = ["LessonData", "Lessons", "lesson_named", "lesson_table", "lessons", "scripted"]
