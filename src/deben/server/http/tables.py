"""Tables over HTTP: mine, a new one, one to look at, and the way in by an invitation."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from ...match import MatchRecord
from ...wire.company import Invitation
from ...wire.http import CreateTable, Joined, MyTables, Shelved, TableCreated
from ...wire.messages import Snapshot
from ..people.entrance import Entrance
from ..tables.summaries import Summaries
from ..tables.visits import Visits
from .deps import Door, Identity
from .params import AnyRequest, Secret, Since, TableName, answers, failures

__all__ = ["ROUTES"]

Doorway = NamedDependency[Entrance]
Visiting = NamedDependency[Visits]
WatchOnly = Annotated[bool, QueryParameter(description="Whether I only want to watch, though there may be a seat.")]


@get("/api/tables", responses=failures())
async def my_tables(summaries: NamedDependency[Summaries], identity: Identity) -> MyTables:
    """Return my tables, those where it is my turn first."""
    return await summaries.of(identity)


@delete("/api/tables", status_code=200, responses=failures(403))
async def clear(summaries: NamedDependency[Summaries], identity: Identity) -> MyTables:
    """Forget my tables that are over, and those where only bots wait for me and have been given up; return the others."""
    return await summaries.clear(identity)


@put("/api/tables/{table:str}/shelf", responses=failures(403, 404, 413))
async def shelve(summaries: NamedDependency[Summaries], identity: Identity, table: TableName, data: JSONBody[Shelved]) -> MyTables:
    """Put a table of mine into the archive, or take it out; return my tables."""
    return await summaries.shelve(identity, table, archived=data.archived)


@post("/api/tables", responses=failures(403, 413))
async def create(
    request: AnyRequest, entrance: Doorway, guard: Door, identity: Identity, data: JSONBody[CreateTable]
) -> TableCreated:
    """Open a table."""
    guard.open_slowly(request)
    return await entrance.create(identity, data)


@get("/api/tables/{table:str}", responses=answers(Snapshot, 403, 404, 409))
async def look(visits: Visiting, identity: Identity, table: TableName, since: Since = 0) -> Response[bytes]:
    """Return a table as I may see it: what its socket says first."""
    return Response(await visits.snapshot(identity, table, since), media_type="application/json")


@get("/api/tables/{table:str}/record", responses=failures(403, 404, 409))
async def record(visits: Visiting, identity: Identity, table: TableName) -> MatchRecord:
    """Return the record of a finished match, seed included: anybody can check it with ``deben verify``."""
    return await visits.record(identity, table)


@get("/api/invitations/{secret:str}", responses=failures(404, 409))
async def look_at_invitation(entrance: Doorway, identity: Identity, secret: Secret) -> Invitation:
    """Return what an invitation is for; nothing is taken yet."""
    return await entrance.look(identity, secret)


@post("/api/invitations/{secret:str}", responses=failures(403, 404, 409))
async def join(entrance: Doorway, identity: Identity, secret: Secret, looking: WatchOnly = False) -> Joined:
    """Take the seat, or the place to watch, that an invitation offers."""
    return await entrance.join(identity, secret, watch=looking)


@post("/api/tables/{table:str}/bots", responses=failures(403, 404, 409), status_code=204)
async def fill(request: AnyRequest, entrance: Doorway, guard: Door, identity: Identity, table: TableName) -> None:
    """Let bots sit in all free seats of a table that I opened, so that the match begins."""
    guard.open_slowly(request)
    await entrance.fill(identity, table)


ROUTES = [my_tables, clear, shelve, create, look, record, look_at_invitation, join, fill]
