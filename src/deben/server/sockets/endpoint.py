"""A table's socket: who may come in, and what they hear first."""

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...wire.codes import FailureCode
from ...wire.messages import Refused
from ..errors import ServiceError
from ..http.deps import Counters, Door
from ..http.guard import AGAIN, FOREIGN, FULL, NO_TABLE, known_identity
from ..metrics import Metrics
from .session import Offers, Session
from .ways import line_of

__all__ = ["table_socket"]

CLOSING = {404: NO_TABLE, 429: FULL, 503: FULL}
"""How a socket is closed for a failure, if not as one for others; after ``FULL`` it is worth trying again later."""
Socket = WebSocket[Any, Any, Any]
Offered = NamedDependency[Offers]


async def _turn_away(socket: Socket, metrics: Metrics, code: FailureCode, status: int) -> None:
    metrics.refused.labels(code).inc()
    await socket.send_data(msgspec.json.encode(Refused(None, code)).decode(), mode="text")
    await socket.close(code=status)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket, table: FromPath[str], offers: Offered, guard: Door, counters: Counters) -> None:  # type: ignore[type-arg]
    """Connect somebody with a table they may see."""
    if not guard.opens(socket):
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    try:
        with guard.holding(socket):
            await _talk(socket, table, offers)
    except ServiceError as error:
        await _turn_away(socket, counters, error.code, CLOSING.get(error.status, FOREIGN))


async def _talk(socket: Socket, table: str, offers: Offers) -> None:
    """Return when the conversation is over; raises ``ServiceError`` where it does not begin."""
    identity = known_identity(socket)
    if identity is None:
        raise ServiceError("not-yours")
    live, connection = await offers.visits.enter(identity, table)
    client = line_of(socket)
    try:
        session = Session(client, offers, live, connection)
        client.attach(session)
        session.begin()
        await session.ended
        if connection.closed:
            await socket.close(code=AGAIN)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone, perhaps in the middle of a message
    finally:
        client.detach()
        offers.visits.leave(live, connection)
