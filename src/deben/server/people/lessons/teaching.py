"""A lesson at a table: how it is set up, and what its opponents do."""

import secrets
from collections.abc import Sequence

import msgspec

from ....games import game_named
from ....match import commitment_of, seed_text
from ....store import NewTable
from ...tables.creation import new_table
from ...tables.table import Table
from ...wire.http import CreateTable, SeatRequest
from .lesson import LESSONS, LessonData, lesson_named

__all__ = ["chance_of", "lesson_table", "scripted"]


def lesson_table(lesson: LessonData, identity: str) -> NewTable:
    """Return a table for a lesson.  It alone has a seed that everybody knows, and its row says so."""
    seats = [SeatRequest("me"), *(SeatRequest("bot", bot=bot) for bot in lesson.bots)]
    made = new_table(CreateTable(lesson.game, seats, lesson.options), identity)
    return msgspec.structs.replace(made, seed=seed_text(lesson.seed), commitment=commitment_of(lesson.seed), lesson=lesson.game)


def scripted(live: Table, legal: Sequence[int]) -> int | None:
    """Return what the script of a table's lesson lets the opponent do now; None without a lesson, or where it says nothing."""
    if live.row.lesson not in LESSONS:
        return None
    replies = lesson_named(live.row.lesson).replies
    done = sum(live.row.seats[move.seat].bot is not None for move in live.match.moves)
    write = game_named(live.row.game).write_action
    by_name = {write(action): action for action in legal}
    wanted = replies[done] if done < len(replies) else []
    return next((by_name[name] for name in wanted if name in by_name), None)


def chance_of(live: Table) -> int:
    """Return what a bot's chance begins with: at a lesson always the same, so that it can be followed again."""
    return live.number if live.row.lesson else secrets.randbits(64)
