"""A lesson at a table: how it is set up, and what its opponents do."""

from collections.abc import Sequence

import msgspec

from ....games import game_named
from ....match import commitment_of, seed_text
from ....store import CompanyStore, NewTable
from ....wire.http import CreateTable, SeatRequest
from ...tables.creation import new_table
from ...tables.reception import Reception
from ...tables.table import Table
from .lesson import LessonData, lesson_named, lessons

__all__ = ["Lessons", "lesson_table", "scripted"]


def lesson_table(lesson: LessonData, identity: str) -> NewTable:
    """Return a table for a lesson.  It alone has a seed that everybody knows, and its row says so."""
    seats = [SeatRequest("me"), *(SeatRequest("bot", bot=bot) for bot in lesson.bots)]
    made = new_table(CreateTable(lesson.game, seats, lesson.options), identity)
    return msgspec.structs.replace(made, seed=seed_text(lesson.seed), commitment=commitment_of(lesson.seed), lesson=lesson.game)


def scripted(live: Table, legal: Sequence[int]) -> int | None:
    """Return what the script of a table's lesson lets the opponent do now; None without a lesson, or where it says nothing."""
    lesson = lessons().get(live.row.lesson or "")
    if lesson is None:
        return None
    done = sum(live.row.seats[move.seat].bot is not None for move in live.match.moves)
    write = game_named(live.row.game).write_action
    by_name = {write(action): action for action in legal}
    wanted = lesson.replies[done] if done < len(lesson.replies) else []
    return next((by_name[name] for name in wanted if name in by_name), None)


class Lessons:
    """Everybody's lessons: one table a game, which they may leave and come back to."""

    def __init__(self, store: CompanyStore, reception: Reception) -> None:
        self.store, self.reception = store, reception

    async def left(self, identity: str, game: str) -> str | None:
        """Return the table of a lesson that a person has begun, None if there is none."""
        return await self.store.lesson_of(identity, game, game_named(game).version)

    async def begin(self, identity: str, game: str) -> str:
        """Return a new table for a lesson; raises ``ServiceError`` when there is no such lesson."""
        return (await self.reception.add(lesson_table(lesson_named(game), identity))).table
