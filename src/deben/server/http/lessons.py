"""Lessons over HTTP."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ...wire.common import GameName
from ...wire.company import LessonTable
from ..people.lessons import Lessons, lesson_named
from .deps import Door, Identity
from .params import AnyRequest, failures

__all__ = ["ROUTES"]

Game = Annotated[GameName, PathParameter(description="The game that is taught.")]
Anew = Annotated[bool, QueryParameter(description="Whether to begin again in place of going on.")]


@post("/api/lessons/{game:str}", responses=failures(403, 404, 409))
async def learn(
    request: AnyRequest, lessons: NamedDependency[Lessons], guard: Door, identity: Identity, game: Game, anew: Anew = False
) -> LessonTable:
    """Return my table for a game's lesson: the one I left, or a new one."""
    lesson = lesson_named(game)
    table = None if anew else await lessons.left(identity, game)
    if table is None:
        guard.open_slowly(request)
        table = await lessons.begin(identity, game)
    return LessonTable(table, lesson.to_wire())


ROUTES = [learn]
