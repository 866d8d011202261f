"""Public tables and rematches over HTTP."""

from litestar import get, post
from litestar.di import NamedDependency

from ...wire.company import Lobby as LobbyTables
from ...wire.http import Joined
from ..people.lobby import Lobby
from ..people.rematch import Rematches
from .deps import Door, Identity
from .params import AnyRequest, TableName, failures

__all__ = ["ROUTES"]

Public = NamedDependency[Lobby]


@get("/api/lobby", responses=failures())
async def lobby(lobby: Public, identity: Identity) -> LobbyTables:
    """Return the public tables: those with a free seat first, then those being played."""
    return await lobby.tables(identity)


@post("/api/lobby/{table:str}/seat", responses=failures(403, 404, 409))
async def sit(request: AnyRequest, lobby: Public, guard: Door, identity: Identity, table: TableName) -> Joined:
    """Take a free seat at a public table."""
    guard.open_slowly(request)
    return await lobby.sit(identity, table)


@post("/api/lobby/{table:str}/watch", responses=failures(403, 404, 409))
async def watch(request: AnyRequest, lobby: Public, guard: Door, identity: Identity, table: TableName) -> Joined:
    """Watch a public table."""
    guard.open_slowly(request)
    return await lobby.watch(identity, table)


@post("/api/tables/{table:str}/stand", responses=failures(403, 404, 409), status_code=204)
async def stand(lobby: Public, identity: Identity, table: TableName) -> None:
    """Give my seat back while the table still waits for players."""
    await lobby.stand(identity, table)


@post("/api/tables/{table:str}/rematch", responses=failures(403, 404, 409))
async def again(
    request: AnyRequest, rematches: NamedDependency[Rematches], guard: Door, identity: Identity, table: TableName
) -> Joined:
    """Propose another match with the same people and options, or go where somebody proposed one."""
    guard.open_slowly(request)
    return await rematches.ask(identity, table)


ROUTES = [lobby, sit, watch, stand, again]
