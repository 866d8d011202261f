"""The rules over HTTP: they belong to no table and nobody."""

from asyncio import to_thread
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from ...games import game_named
from ...locale.rulebook import clause_ids
from ...wire.common import GameName
from ...wire.rulebook import RulebookShown
from ..errors import ServiceError
from ..study.rulebook import book_shown
from .params import AnyRequest, answers
from .responses import File, file_of, sent

__all__ = ["ROUTES"]

Named = Annotated[GameName, PathParameter(description="A game.")]


@cache
def _file(game: GameName) -> File:
    """Return a game's rules as they go over the wire; raises ``ServiceError`` for a game that brings none."""
    if not clause_ids(game_named(game)):
        raise ServiceError("not-found")
    return file_of(msgspec.json.encode(book_shown(game)), "application/json")


@get("/api/rulebook/{game:str}", responses=answers(RulebookShown, 404))
async def book(request: AnyRequest, game: Named) -> Response[bytes]:
    """Return everything of a game's rules that is not text: rulings, drawn examples, stalls."""
    return sent(request, await to_thread(_file, game))


ROUTES = [book]
