"""A table's socket: who may come in, and what they hear first."""

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...store import Elsewhere
from ...wire.messages import Refused
from ..door.attendance import Stay
from ..door.guard import AGAIN, FOREIGN, FULL, NO_TABLE, Guard, is_relayed, known_identity
from ..errors import ServiceError
from ..http.deps import Door
from ..http.passing import way_of
from ..nodes.crossing import MOVED, Crossing
from ..nodes.relay import Relay, numbered
from ..tables.capacity import Capacity
from ..tables.connection import Connection
from ..tables.table import Table
from .session import Offers, Session
from .ways import EXTENSION, line_of

__all__ = ["table_socket"]

CLOSING = {404: NO_TABLE, 429: FULL, 503: FULL}
"""How a socket is closed for a failure, if not as one for others; after ``FULL`` it is worth trying again later."""
Socket = WebSocket[Any, Any, Any]


class _Seated(msgspec.Struct):
    """Whose view a message is."""

    seat: int | None = None


Offered = NamedDependency[Offers]
Passing = NamedDependency[Relay]


async def _turn_away(socket: Socket, guard: Guard, error: ServiceError) -> None:
    guard.turn_away(socket, error)
    await socket.send_data(msgspec.json.encode(Refused(None, error.code)).decode(), mode="text")
    await socket.close(code=CLOSING.get(error.status, FOREIGN))


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket,  # type: ignore[type-arg]
    table: FromPath[str],
    offers: Offered,
    guard: Door,
    relay: Passing,
) -> None:
    """Connect somebody with a table they may see."""
    with guard.attendance.attending(socket) as stay:
        if not guard.opens(socket):
            await socket.close(code=FOREIGN)
            return
        stay.handed = await _handed(socket, table, offers, relay)
        if stay.handed:
            return
        await socket.accept()
        try:
            with guard.holding(socket):
                await _talk(socket, table, offers, relay, stay)
        except ServiceError as error:
            await _turn_away(socket, guard, error)


async def _handed(socket: Socket, table: str, offers: Offers, relay: Relay) -> bool:
    """Return whether another process of this machine has taken a client over, because it has the table."""
    line: Any = (socket.scope.get("extensions") or {}).get(EXTENSION)
    if line is None or is_relayed(socket) or offers.visits.tables.cached(table) is not None:
        return False
    address = await relay.beside(table)
    if address is None:
        return False
    target, headers, _ = way_of(socket.scope)
    lines = [b"GET %b HTTP/1.1" % target, *(b"%b: %b" % header for header in numbered(headers)), b"", b""]
    return bool(line.hand_to(address, b"\r\n".join(lines)))


async def _talk(socket: Socket, table: str, offers: Offers, relay: Relay, stay: Stay) -> None:
    """Return when the conversation is over; raises ``ServiceError`` where it does not begin."""
    identity = known_identity(socket)
    if identity is None:
        raise ServiceError("not-yours")
    while True:
        try:
            live, connection = await offers.visits.enter(identity, table)
        except Elsewhere as error:
            if is_relayed(socket):
                await socket.close(code=MOVED)
                return
            crossing = await relay.cross(error, *way_of(socket.scope))
            if crossing is not None:
                await _carry(socket, crossing, offers.visits.capacity, stay)
                return
        else:
            await _converse(socket, offers, live, connection, stay)
            return


def _plays(crossing: Crossing) -> bool:
    """Return whether the server that has a table sees somebody there who has a seat."""
    return any(msgspec.json.decode(text, type=_Seated).seat is not None for text in crossing.first)


async def _carry(socket: Socket, crossing: Crossing, capacity: Capacity, stay: Stay) -> None:
    """Carry messages between a client and the server that has its table, until one of them has gone."""
    if crossing.ended.done():  # it was turned away there
        for text in crossing.first:
            await socket.send_data(text.decode(), mode="text")
        await socket.close(code=crossing.ended.result())
        return
    try:
        capacity.check_connection()
    except ServiceError:
        if not _plays(crossing):
            crossing.close()
            raise
    client = line_of(socket)
    crossing.join(client)
    client.attach(crossing)
    capacity.connections += 1
    try:
        await socket.close(code=await crossing.ended)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # the client has gone
    finally:
        capacity.connections -= 1
        client.detach()
        crossing.close()
        stay.messages, stay.code = crossing.messages, client.code or stay.code


async def _converse(socket: Socket, offers: Offers, live: Table, connection: Connection, stay: Stay) -> None:
    """Let a client talk with a table that is here."""
    client = line_of(socket)
    session = Session(client, offers, live, connection)
    try:
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
        stay.messages, stay.code = session.messages, client.code or stay.code
