"""The HTTP side: everything that is not a table's socket."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ... import __version__
from ...games import GAMES, game_named
from ...kernel.default import default_executor
from ...match import MatchRecord
from ..errors import ServiceError
from ..tables.creation import games_on_offer
from ..wire.http import CreateTable, Failure, Games, Health, Joined, Me, MyTables, Named, PersonalLink, TableCreated
from ..wire.messages import Snapshot
from .deps import Counters, Door, Identity, Served
from .guard import set_identity

__all__ = ["ROUTES"]

Secret = Annotated[str, PathParameter(min_length=1, max_length=64, description="The last part of a link.")]
TableName = Annotated[str, PathParameter(min_length=1, max_length=64, description="The name of a table.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Leave out the log up to this number.")]
Lasting = Annotated[bool, QueryParameter(description="Whether it shall be good for a month: a way back to whom one leaves.")]
AnyRequest = Request[Any, Any, Any]


def failures(*codes: int) -> dict[int, ResponseSpec]:
    """Return the description of the ways in which a request may fail."""
    return {
        code: ResponseSpec(data_container=Failure, description="A coded failure.", generate_examples=False)
        for code in (400, 429, *codes)
    }


def answers(kind: type[msgspec.Struct], *codes: int) -> dict[int, ResponseSpec]:
    """Return the description of an answer and of the ways in which the request may fail."""
    return {200: ResponseSpec(data_container=kind, description="As asked.", generate_examples=False)} | failures(*codes)


@get("/api/me", responses=failures())
async def me(request: AnyRequest, service: Served, identity: Identity) -> Me:
    """Return who I am here; the first call makes me somebody, and every one keeps it so for another year."""
    set_identity(request, identity)
    return await service.company.me(identity)


@put("/api/me", responses=failures(403, 413))
async def rename(service: Served, identity: Identity, data: JSONBody[Named]) -> Me:
    """Change what I am called or what I look like."""
    if data.avatar is not None:
        await service.company.picture(identity, data.avatar)
    if data.name is not None:
        await service.rename(identity, data.name)
    return await service.company.me(identity)


@post("/api/me/link", responses=failures(403))
async def make_link(service: Served, identity: Identity, lasting: Lasting = False) -> PersonalLink:
    """Return a link that, opened once within a quarter of an hour on another device, makes it mine too."""
    return PersonalLink(f"/me/{await service.store.make_link(identity, lasting=lasting)}")


@get("/api/links/{secret:str}", responses=failures(404))
async def show_link(service: Served, secret: Secret) -> Me:
    """Return the person who made a personal link, without using it."""
    identity = await service.store.owner_of_link(secret)
    if identity is None:
        raise ServiceError("no-link")
    return await service.company.me(identity)


@post("/api/links/{secret:str}", responses=failures(403, 404))
async def use_link(request: AnyRequest, service: Served, secret: Secret) -> Me:
    """Become the person who made a personal link, on this device."""
    identity = await service.store.use_link(secret)
    if identity is None:
        raise ServiceError("no-link")
    set_identity(request, identity)
    return await service.company.me(identity)


@get("/api/games", responses=failures())
async def games(service: Served) -> Games:
    """Return the games with their options and bots."""
    return Games(games_on_offer(service.settings.programs))


@get("/api/tables", responses=failures())
async def my_tables(service: Served, identity: Identity) -> MyTables:
    """Return my tables, those where it is my turn first."""
    return await service.my_tables(identity)


@post("/api/tables", responses=failures(403, 413))
async def create(
    request: AnyRequest, service: Served, guard: Door, identity: Identity, data: JSONBody[CreateTable]
) -> TableCreated:
    """Open a table."""
    guard.open_slowly(request)
    return await service.create(identity, data)


@get("/api/tables/{table:str}", responses=answers(Snapshot, 403, 404, 409))
async def look(service: Served, identity: Identity, table: TableName, since: Since = 0) -> Response[bytes]:
    """Return a table as I may see it: what its socket says first."""
    return Response(await service.snapshot(identity, table, since), media_type="application/json")


@get("/api/tables/{table:str}/record", responses=failures(403, 404, 409))
async def record(service: Served, identity: Identity, table: TableName) -> MatchRecord:
    """Return the record of a finished match, seed included: anybody can check it with ``deben verify``."""
    return await service.record(identity, table)


@post("/api/invitations/{secret:str}", responses=failures(403, 404, 409))
async def join(service: Served, identity: Identity, secret: Secret) -> Joined:
    """Take the seat, or the place to watch, that an invitation offers."""
    return await service.join(identity, secret)


@get("/health", responses={503: ResponseSpec(data_container=Health, description="Something is wrong.", generate_examples=False)})
async def health(service: Served) -> Response[Health]:
    """Return whether the server can do its work."""
    alive = await service.store.database.alive()
    executors = {name: default_executor(game_named(name).rules).name for name in GAMES}
    body = Health("ok" if alive else "no-database", __version__, executors)
    return Response(body, status_code=200 if alive else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(counters: Counters) -> Response[bytes]:
    """Return the counters for Prometheus."""
    return Response(counters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [me, rename, make_link, show_link, use_link, games, my_tables, create, look, record, join, health, metrics]
