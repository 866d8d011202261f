"""Replays over HTTP: of tables by their name, and of records that somebody sends, which are stored only where that is asked."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import QueryParameter

from ..service import Service
from ..study.records import verification_of
from ..study.replays import ReplaySource, position_of, replay_of, window_of
from ..wire.http import Joined
from ..wire.replay import Moments, Position, Replay, Verification
from .deps import Door, Identity, Served
from .guard import MUCH
from .tables import AnyRequest, TableName, answers, failures

__all__ = ["REPLAY_ROUTES"]

RECORD_BYTES = 128 * 1024
MOST = 1_000_000
QUICK = 1  # of gzip's levels: the moments of a match are so much alike that more gains nothing
Seat = Annotated[int | None, QueryParameter(ge=0, le=9, description="From whose seat; without it, what a spectator saw.")]
Opened = Annotated[bool, QueryParameter(description="With everything open: after the end only.")]
At = Annotated[int, QueryParameter(ge=0, le=MOST, description="After how many actions.")]


async def packed(request: Request[Any, Any, Any], work: Callable[..., Any], *given: Any) -> Response[bytes]:
    """Return what some work gives, as JSON, packed if the client can unpack it; all of it is done away from the event loop."""
    pack = "gzip" in request.headers.get("accept-encoding", "")

    def done() -> bytes:
        data = msgspec.json.encode(work(*given))
        return gzip.compress(data, QUICK, mtime=0) if pack else data

    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if pack else {})
    return Response(await asyncio.to_thread(done), media_type="application/json", headers=headers, status_code=200)


@get("/api/tables/{table:str}/replay", responses=answers(Replay, 403, 404, 409))
async def replay(
    request: AnyRequest,
    service: Served,
    identity: Identity,
    table: TableName,
    seat: Seat = None,
    opened: Opened = False,
    at: At = 0,
) -> Response[bytes]:
    """Return a match from its first moment to its last: a finished one to anybody, a running one to the people at the table."""
    return await packed(request, replay_of, await service.replays.of_table(identity, table), seat, opened, at)


@get("/api/tables/{table:str}/moments", responses=answers(Moments, 403, 404, 409))
async def moments(
    request: AnyRequest, service: Served, identity: Identity, table: TableName, first: At, last: At, seat: Seat = None,
    opened: Opened = False,
) -> Response[bytes]:  # fmt: skip
    """Return some moments of a match in a row."""
    return await packed(request, window_of, await service.replays.of_table(identity, table), seat, opened, first, last)


@get("/api/tables/{table:str}/position", responses=answers(Position, 403, 404, 409))
async def position(request: AnyRequest, service: Served, identity: Identity, table: TableName, at: At) -> Response[bytes]:
    """Return a moment as anybody could see it, to play on from there: of a finished match, or of one against bots alone."""
    return await packed(request, position_of, await service.replays.of_table(identity, table), at)


async def _sent(request: AnyRequest, service: Service) -> ReplaySource:
    return await service.replays.of_record(await request.body())


@post("/api/replays", responses=answers(Replay, 403, 413), request_max_body_size=RECORD_BYTES, opt=MUCH, status_code=200)
async def replay_record(
    request: AnyRequest, service: Served, seat: Seat = None, opened: Opened = False, at: At = 0
) -> Response[bytes]:
    """Return the match of the record in the body; nothing is stored."""
    return await packed(request, replay_of, await _sent(request, service), seat, opened, at)


@post("/api/replays/moments", responses=answers(Moments, 403, 413), request_max_body_size=RECORD_BYTES, opt=MUCH, status_code=200)
async def record_moments(
    request: AnyRequest, service: Served, first: At, last: At, seat: Seat = None, opened: Opened = False
) -> Response[bytes]:
    """Return some moments of the match of the record in the body; nothing is stored."""
    return await packed(request, window_of, await _sent(request, service), seat, opened, first, last)


@post(
    "/api/replays/position",
    responses=answers(Position, 403, 404, 409, 413),
    request_max_body_size=RECORD_BYTES,
    status_code=200,
    opt=MUCH,
)
async def record_position(request: AnyRequest, service: Served, at: At) -> Response[bytes]:
    """Return a moment of the match of the record in the body as anybody could see it; nothing is stored."""
    return await packed(request, position_of, await _sent(request, service), at)


@post(
    "/api/replays/verify", responses=answers(Verification, 403, 413), request_max_body_size=RECORD_BYTES, status_code=200, opt=MUCH
)
async def verify(request: AnyRequest, service: Served) -> Response[bytes]:
    """Return whether the record in the body holds together, and what was checked; nothing is stored."""
    text = await request.body()
    async with service.desk:
        return await packed(request, verification_of, text)


@post("/api/records", responses=failures(403, 409, 413), request_max_body_size=RECORD_BYTES, status_code=201, opt=MUCH)
async def keep_record(request: AnyRequest, service: Served, guard: Door, identity: Identity) -> Joined:
    """Keep the finished match of the record in the body, which was played on my own device; the same one again is the same."""
    guard.open_slowly(request)
    return await service.keep(identity, await request.body())


REPLAY_ROUTES = [keep_record, replay, moments, position, replay_record, record_moments, record_position, verify]
