"""Positions over HTTP, of no table or of one."""

from asyncio import to_thread
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ...wire.common import GameName
from ...wire.replay import Position
from ...wire.rulebook import PositionRead, PositionShown, WhyNot
from ..study import positions
from ..study.replays import Replays, notation_of
from ..tables.desk import ReadingDesk
from .deps import Identity
from .guard import MUCH
from .params import TableName, failures

__all__ = ["ROUTES"]

Reading = NamedDependency[ReadingDesk]
Named = Annotated[GameName, PathParameter(description="A game.")]
Notation = Annotated[str, QueryParameter(description="A position in notation.")]
Action = Annotated[str, QueryParameter(description="An action in notation.")]
Sides = Annotated[str | None, QueryParameter(max_length=4, description="The Duel: the sides of the sites.")]
Players = Annotated[int | None, QueryParameter(ge=2, le=5, description="Nefertiti: the number of players.")]
Cast = Annotated[str | None, QueryParameter(max_length=200, description="Nefertiti: the characters.")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many actions.")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=9, description="From whose seat, where that may be chosen.")]
Memphis = Annotated[bool | None, QueryParameter(description="Nefertiti: whether the port is in play.")]


@get("/api/positions/{game:str}", responses=failures(413), opt=MUCH)
async def position(desk: Reading, game: Named, position: Notation) -> PositionRead:
    """Return a position as it is drawn, with what can be done in it and what it would score; or what is wrong with the text."""
    return await desk.away(positions.show, game, position)


@get("/api/positions/{game:str}/start", responses=failures(), opt=MUCH)
async def start(
    desk: Reading, game: Named, sides: Sides = None, players: Players = None, characters: Cast = None, memphis: Memphis = None
) -> PositionShown:
    """Return a set-up to begin an own position with."""
    given = {"sides": sides, "players": players, "characters": characters, "memphis": memphis}
    return await desk.away(positions.start, game, {name: value for name, value in given.items() if value is not None})


@get("/api/positions/{game:str}/why", responses=failures(413), opt=MUCH)
async def why(desk: Reading, game: Named, position: Notation, action: Action) -> WhyNot:
    """Return why an action may not be done in a position."""
    return WhyNot(await desk.away(positions.why, game, position, action))


@get("/api/tables/{table:str}/notation", responses=failures(403, 404, 409))
async def notation(
    replays: NamedDependency[Replays], identity: Identity, table: TableName, at: Moment = None, seat: Seat = None
) -> Position:
    """Return a moment of a table in notation as I may see it, the present one if none is named: to show it to somebody."""
    return await to_thread(notation_of, await replays.of_table(identity, table), at, seat)


ROUTES = [position, start, why, notation]
