"""Replays over HTTP: of tables by their name, and of records that somebody sends, which are stored only where that is asked."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from ...wire.http import Joined
from ...wire.replay import Moments, Position, Replay, Verification
from ..door.guard import MUCH
from ..study.imports import Imports
from ..study.records import verification_of
from ..study.replays import Replays, ReplaySource, position_of, replay_of, window_of
from ..tables.desk import ReadingDesk
from .deps import Door, Identity
from .params import AnyRequest, TableName, answers, failures
from .responses import packed

__all__ = ["ROUTES"]

RECORD_BYTES = 128 * 1024
MOST = 1_000_000
Replayed = NamedDependency[Replays]
Seat = Annotated[int | None, QueryParameter(ge=0, le=9, description="From whose seat; without it, what a spectator saw.")]
Opened = Annotated[bool, QueryParameter(description="With everything open: after the end only.")]
At = Annotated[int, QueryParameter(ge=0, le=MOST, description="After how many actions.")]


@get("/api/tables/{table:str}/replay", responses=answers(Replay, 403, 404, 409))
async def replay(
    request: AnyRequest,
    replays: Replayed,
    identity: Identity,
    table: TableName,
    seat: Seat = None,
    opened: Opened = False,
    at: At = 0,
) -> Response[bytes]:
    """Return a match from its first moment to its last: a finished one to anybody, a running one to the people at the table."""
    return await packed(request, replay_of, await replays.of_table(identity, table), seat, opened, at)


@get("/api/tables/{table:str}/moments", responses=answers(Moments, 403, 404, 409))
async def moments(
    request: AnyRequest, replays: Replayed, identity: Identity, table: TableName, first: At, last: At, seat: Seat = None,
    opened: Opened = False,
) -> Response[bytes]:  # fmt: skip
    """Return some moments of a match in a row."""
    return await packed(request, window_of, await replays.of_table(identity, table), seat, opened, first, last)


@get("/api/tables/{table:str}/position", responses=answers(Position, 403, 404, 409))
async def position(request: AnyRequest, replays: Replayed, identity: Identity, table: TableName, at: At) -> Response[bytes]:
    """Return a moment as anybody could see it, to play on from there: of a finished match, or of one against bots alone."""
    return await packed(request, position_of, await replays.of_table(identity, table), at)


async def _sent(request: AnyRequest, replays: Replays) -> ReplaySource:
    return await replays.of_record(await request.body())


@post("/api/replays", responses=answers(Replay, 403, 413), request_max_body_size=RECORD_BYTES, opt=MUCH, status_code=200)
async def replay_record(
    request: AnyRequest, replays: Replayed, seat: Seat = None, opened: Opened = False, at: At = 0
) -> Response[bytes]:
    """Return the match of the record in the body; nothing is stored."""
    return await packed(request, replay_of, await _sent(request, replays), seat, opened, at)


@post("/api/replays/moments", responses=answers(Moments, 403, 413), request_max_body_size=RECORD_BYTES, opt=MUCH, status_code=200)
async def record_moments(
    request: AnyRequest, replays: Replayed, first: At, last: At, seat: Seat = None, opened: Opened = False
) -> Response[bytes]:
    """Return some moments of the match of the record in the body; nothing is stored."""
    return await packed(request, window_of, await _sent(request, replays), seat, opened, first, last)


@post(
    "/api/replays/position",
    responses=answers(Position, 403, 404, 409, 413),
    request_max_body_size=RECORD_BYTES,
    status_code=200,
    opt=MUCH,
)
async def record_position(request: AnyRequest, replays: Replayed, at: At) -> Response[bytes]:
    """Return a moment of the match of the record in the body as anybody could see it; nothing is stored."""
    return await packed(request, position_of, await _sent(request, replays), at)


@post(
    "/api/replays/verify", responses=answers(Verification, 403, 413), request_max_body_size=RECORD_BYTES, status_code=200, opt=MUCH
)
async def verify(request: AnyRequest, desk: NamedDependency[ReadingDesk]) -> Response[bytes]:
    """Return whether the record in the body holds together, and what was checked; nothing is stored."""
    text = await request.body()
    async with desk:
        return await packed(request, verification_of, text)


@post("/api/records", responses=failures(403, 409, 413), request_max_body_size=RECORD_BYTES, status_code=201, opt=MUCH)
async def keep_record(request: AnyRequest, imports: NamedDependency[Imports], guard: Door, identity: Identity) -> Joined:
    """Keep the finished match of the record in the body, which was played on my own device; the same one again is the same."""
    guard.open_slowly(request)
    return await imports.keep(identity, await request.body())


ROUTES = [keep_record, replay, moments, position, replay_record, record_moments, record_position, verify]
