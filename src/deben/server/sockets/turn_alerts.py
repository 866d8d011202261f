"""The socket that tells a person where it is their turn, on whatever page they are."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ..door.attendance import Stay
from ..door.guard import FOREIGN, FULL, known_identity
from ..errors import ServiceError
from ..http.deps import Door
from ..limits import Bucket
from ..people.turn_alerts import OpenPage, TurnAlerts

__all__ = ["my_socket"]

SPEAKING_RATE, SPEAKING_BURST = 1.0, 30.0
"""What a page may say here, where nobody listens."""


@websocket("/api/me/socket")
async def my_socket(socket: WebSocket, alerts: NamedDependency[TurnAlerts], guard: Door) -> None:  # type: ignore[type-arg]
    """Tell a person where it is their turn, on whatever page they are."""
    with guard.attendance.attending(socket) as stay:
        if not guard.opens(socket):
            await socket.close(code=FOREIGN)
            return
        await socket.accept()
        try:
            with guard.holding(socket):
                identity = known_identity(socket)
                if identity is None:
                    raise ServiceError("not-yours")
                await _keep_told(socket, alerts, await alerts.enter(identity), stay)
        except ServiceError as error:
            guard.turn_away(socket, error)
            await socket.close(code=FOREIGN if error.code == "not-yours" else FULL)


async def _keep_told(socket: WebSocket[Any, Any, Any], alerts: TurnAlerts, page: OpenPage, stay: Stay) -> None:
    """Return when a page has gone."""
    tasks = {asyncio.create_task(_tell(socket, alerts, page)), asyncio.create_task(_until_gone(socket, stay))}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        alerts.leave(page)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for refused in ends:
        if isinstance(refused, ServiceError):
            raise refused


async def _tell(socket: WebSocket[Any, Any, Any], alerts: TurnAlerts, page: OpenPage) -> None:
    try:
        while True:
            await page.changed()
            await socket.send_data(alerts.said(page.identity).decode(), mode="text")
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone


async def _until_gone(socket: WebSocket[Any, Any, Any], stay: Stay) -> None:
    """Return when a page has closed its socket; raises ``ServiceError`` if it speaks without end, though nobody listens."""
    left = Bucket(SPEAKING_RATE, SPEAKING_BURST)
    message: Any = await socket.receive()
    while message["type"] == "websocket.receive":
        stay.messages += 1
        if not left.take():
            raise ServiceError("too-fast").comparing(rate=left.rate, burst=left.burst)
        message = await socket.receive()
    stay.code = message.get("code") or 0
