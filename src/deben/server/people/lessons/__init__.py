"""First matches: a fixed deal, prompts, and an opponent who follows a script as long as it can."""

from .lesson import LESSONS, LessonData, lesson_named
from .teaching import Lessons, lesson_table, scripted

__all__ = ["LESSONS", "LessonData", "Lessons", "lesson_named", "lesson_table", "scripted"]
