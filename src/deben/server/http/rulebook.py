"""The rules and positions over HTTP: they belong to no table and nobody."""

from asyncio import to_thread
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from ..study import positions
from ..study.replays import notation_of
from ..study.rulebook import book_file
from ..wire.common import GameName
from ..wire.replay import Position
from ..wire.rulebook import PositionRead, PositionShown, RulebookShown, WhyNot
from .deps import Identity, Served
from .guard import MUCH
from .tables import TableName, answers, failures

__all__ = ["RULEBOOK_ROUTES"]

Named = Annotated[GameName, PathParameter(description="A game.")]
Notation = Annotated[str, QueryParameter(description="A position in notation.")]
Action = Annotated[str, QueryParameter(description="An action in notation.")]
Sides = Annotated[str | None, QueryParameter(max_length=4, description="The Duel: the sides of the sites.")]
Players = Annotated[int | None, QueryParameter(ge=2, le=5, description="Nefertiti: the number of players.")]
Cast = Annotated[str | None, QueryParameter(max_length=200, description="Nefertiti: the characters.")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many actions.")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=9, description="From whose seat, where that may be chosen.")]
Memphis = Annotated[bool | None, QueryParameter(description="Nefertiti: whether the port is in play.")]


@get("/api/rulebook/{game:str}", responses=answers(RulebookShown))
async def book(request: Request[Any, Any, Any], game: Named) -> Response[bytes]:
    """Return everything of a game's rules that is not text: rulings, drawn examples, stalls."""
    file = await to_thread(book_file, game)
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    coding = {"content-encoding": "gzip"} if packed else {}
    return Response(packed or file.data, media_type=file.kind, headers=headers | coding)


@get("/api/positions/{game:str}", responses=failures(413), opt=MUCH)
async def position(service: Served, game: Named, position: Notation) -> PositionRead:
    """Return a position as it is drawn, with what can be done in it and what it would score; or what is wrong with the text."""
    return await service.desk.away(positions.show, game, position)


@get("/api/positions/{game:str}/start", responses=failures(), opt=MUCH)
async def start(
    service: Served, game: Named, sides: Sides = None, players: Players = None, characters: Cast = None, memphis: Memphis = None
) -> PositionShown:
    """Return a set-up to begin an own position with."""
    given = {"sides": sides, "players": players, "characters": characters, "memphis": memphis}
    return await service.desk.away(positions.start, game, {name: value for name, value in given.items() if value is not None})


@get("/api/positions/{game:str}/why", responses=failures(413), opt=MUCH)
async def why(service: Served, game: Named, position: Notation, action: Action) -> WhyNot:
    """Return why an action may not be done in a position."""
    return WhyNot(await service.desk.away(positions.why, game, position, action))


@get("/api/tables/{table:str}/notation", responses=failures(403, 404, 409))
async def notation(service: Served, identity: Identity, table: TableName, at: Moment = None, seat: Seat = None) -> Position:
    """Return a moment of a table in notation as I may see it, the present one if none is named: to show it to somebody."""
    return await to_thread(notation_of, await service.replays.of_table(identity, table), at, seat)


RULEBOOK_ROUTES = [book, position, start, why, notation]
"""For the application."""
