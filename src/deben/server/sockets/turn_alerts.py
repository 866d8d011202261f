"""The socket that tells a person where it is their turn, on whatever page they are."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from ..errors import ServiceError
from ..http.deps import Door
from ..http.guard import FOREIGN, FULL, known_identity
from ..limits import Bucket
from ..people.turn_alerts import OpenPage, TurnAlerts

__all__ = ["my_socket"]

SPEAKING_RATE, SPEAKING_BURST = 1.0, 30.0
"""What a page may say here, where nobody listens."""


@websocket("/api/me/socket")
async def my_socket(socket: WebSocket, alerts: NamedDependency[TurnAlerts], guard: Door) -> None:  # type: ignore[type-arg]
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
        with guard.holding(socket):
            await _keep_told(socket, alerts, await alerts.enter(identity))
    except ServiceError:
        await socket.close(code=FULL)


async def _keep_told(socket: WebSocket[Any, Any, Any], alerts: TurnAlerts, page: OpenPage) -> None:
    """Return when a page has gone."""
    tasks = {asyncio.create_task(_tell(socket, alerts, page)), asyncio.create_task(_until_gone(socket))}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        alerts.leave(page)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell(socket: WebSocket[Any, Any, Any], alerts: TurnAlerts, page: OpenPage) -> None:
    try:
        while True:
            await page.changed()
            await socket.send_data(alerts.said(page.identity).decode(), mode="text")
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Return when a page has closed its socket, or speaks without end; whatever it says is not listened to."""
    left = Bucket(SPEAKING_RATE, SPEAKING_BURST)
    while (await socket.receive())["type"] == "websocket.receive" and left.take():
        pass
