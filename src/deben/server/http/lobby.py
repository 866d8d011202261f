"""Company over HTTP: public tables, rematches, lessons, and the socket that tells a person where it is their turn."""

import asyncio
from typing import Annotated, Any

from litestar import Request, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from ...games import game_named
from ..errors import ServiceError
from ..people.lessons import lesson_named, lesson_table
from ..people.rematch import rematch
from ..people.turn_alerts import OpenPage
from ..service import Service
from ..wire.common import GameName
from ..wire.company import LessonTable, Lobby
from ..wire.http import Joined
from .deps import Door, Identity, Served
from .guard import FOREIGN, FULL, known_identity
from .tables import TableName, failures

__all__ = ["COMPANY_ROUTES"]

AnyRequest = Request[Any, Any, Any]
Game = Annotated[GameName, PathParameter(description="The game that is taught.")]
Anew = Annotated[bool, QueryParameter(description="Whether to begin again in place of going on.")]


@get("/api/lobby", responses=failures())
async def lobby(service: Served, identity: Identity) -> Lobby:
    """Return the public tables: those with a free seat first, then those being played."""
    return await service.lobby.tables(identity)


@post("/api/lobby/{table:str}/seat", responses=failures(403, 404, 409))
async def sit(request: AnyRequest, service: Served, guard: Door, identity: Identity, table: TableName) -> Joined:
    """Take a free seat at a public table."""
    guard.open_slowly(request)
    return await service.lobby.sit(identity, table)


@post("/api/lobby/{table:str}/watch", responses=failures(403, 404, 409))
async def watch(request: AnyRequest, service: Served, guard: Door, identity: Identity, table: TableName) -> Joined:
    """Watch a public table."""
    guard.open_slowly(request)
    return await service.lobby.watch(identity, table)


@post("/api/tables/{table:str}/stand", responses=failures(403, 404, 409), status_code=204)
async def stand(service: Served, identity: Identity, table: TableName) -> None:
    """Give my seat back while the table still waits for players."""
    await service.lobby.stand(identity, table)


@post("/api/tables/{table:str}/rematch", responses=failures(403, 404, 409))
async def again(request: AnyRequest, service: Served, guard: Door, identity: Identity, table: TableName) -> Joined:
    """Propose another match with the same people and options, or go where somebody proposed one."""
    guard.open_slowly(request)
    return await rematch(service, identity, table)


@post("/api/lessons/{game:str}", responses=failures(403, 404, 409))
async def learn(
    request: AnyRequest, service: Served, guard: Door, identity: Identity, game: Game, anew: Anew = False
) -> LessonTable:
    """Return my table for a game's lesson: the one I left, or a new one."""
    lesson = lesson_named(game)
    known = None if anew else await service.company.store.lesson_of(identity, game, game_named(game).version)
    if known is None:
        guard.open_slowly(request)
        known = (await service.add(lesson_table(lesson, identity))).table
    return LessonTable(known, lesson.shown())


@websocket("/api/me/socket")
async def my_socket(socket: WebSocket, service: Served, guard: Door) -> None:  # type: ignore[type-arg]
    """Tell a person where it is their turn, on whatever page they are."""
    if not guard.opens(socket):
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    identity = known_identity(socket)
    if identity is None:
        await socket.close(code=FOREIGN)
        return
    try:
        page = await service.alerts.enter(identity)
    except ServiceError:
        await socket.close(code=FULL)
        return
    tasks = {asyncio.create_task(_tell(socket, service, page)), asyncio.create_task(_until_gone(socket))}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.alerts.leave(page)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell(socket: WebSocket[Any, Any, Any], service: Service, page: OpenPage) -> None:
    try:
        while True:
            await page.changed()
            await socket.send_data(service.alerts.said(page.identity).decode(), mode="text")
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Return when a page has closed its socket; whatever it says is not listened to."""
    while (await socket.receive())["type"] == "websocket.receive":
        pass


COMPANY_ROUTES = [lobby, sit, watch, stand, again, learn, my_socket]
