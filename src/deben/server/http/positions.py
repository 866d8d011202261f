"""Positions over HTTP, of no table or of one."""

from asyncio import to_thread
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ...wire.common import GameName
from ...wire.replay import Position
from ...wire.rulebook import PositionRead, PositionShown, WhyNot
from ..door.guard import MUCH
from ..study import positions
from ..study.replays import Replays, notation_of
from ..tables.desk import ReadingDesk
from .deps import Identity
from .params import AnyRequest, TableName, failures

__all__ = ["ROUTES"]

Reading = NamedDependency[ReadingDesk]
Named = Annotated[GameName, PathParameter(description="A game.")]
Notation = Annotated[str, QueryParameter(description="A position in notation.")]
Action = Annotated[str, QueryParameter(description="An action in notation.")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many actions.")]
Entry = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="After how many entries of the log, even if they were taken back.")
]
Seat = Annotated[int | None, QueryParameter(ge=0, le=9, description="From whose seat, where that may be chosen.")]


@get("/api/positions/{game:str}", responses=failures(413), opt=MUCH)
async def position(desk: Reading, game: Named, position: Notation) -> PositionRead:
    """Return a position as it is drawn, with what can be done in it and what it would score; or what is wrong with the text."""
    return await desk.away(positions.show, game, position)


@get("/api/positions/{game:str}/start", responses=failures(), opt=MUCH)
async def start(request: AnyRequest, desk: Reading, game: Named) -> PositionShown:
    """Return a set-up to begin an own position with; the query says its options by name, as the game calls them."""
    return await desk.away(positions.start, game, dict(request.query_params))


@get("/api/positions/{game:str}/why", responses=failures(413), opt=MUCH)
async def why(desk: Reading, game: Named, position: Notation, action: Action) -> WhyNot:
    """Return why an action may not be done in a position."""
    return WhyNot(await desk.away(positions.why, game, position, action))


@get("/api/tables/{table:str}/notation", responses=failures(403, 404, 409))
async def notation(
    replays: NamedDependency[Replays],
    identity: Identity,
    table: TableName,
    at: Moment = None,
    entry: Entry = None,
    seat: Seat = None,
) -> Position:
    """Return a moment of a table in notation as I may see it, the present one if none is named: to show it to somebody."""
    return await to_thread(notation_of, await replays.of_table(identity, table, entry), at, seat)


ROUTES = [position, start, why, notation]
