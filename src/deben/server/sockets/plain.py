"""A client's line over Litestar's own WebSocket: what every server can do, and what the short way is measured against."""

import asyncio
import logging
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..logs import log
from .line import Listener

__all__ = ["PlainLine"]

MOST_UNSENT = 16
"""Texts that may wait to be sent before the listener is asked to stop; the client reads slowly, or not at all."""
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""How a client that has gone shows, perhaps in the middle of a message."""


class PlainLine:
    """One WebSocket: a task that hears the client, and one that tells it things."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self._tasks: list[asyncio.Task[None]] = []
        self._unsent: deque[bytes] = deque()
        self._said, self._reading = asyncio.Event(), asyncio.Event()
        self._reading.set()
        self._paused = False
        self._listener: Listener | None = None
        self.code = 0
        """How the client closed it."""

    def attach(self, listener: Listener) -> None:
        """Hand everything to a listener from now on, and tell the client what it says."""
        self._listener = listener
        self._tasks = [asyncio.create_task(self._guarded(work)) for work in (self._hear(listener), self._tell(listener))]

    def detach(self) -> None:
        """Hand over nothing more."""
        for task in self._tasks:
            task.cancel()

    def hold(self, on: bool) -> None:
        """Read no further, or go on reading."""
        if on:
            self._reading.clear()
        else:
            self._reading.set()

    def say(self, data: bytes) -> None:
        """Send a text after those before it; the listener is asked to stop where too many wait."""
        self._unsent.append(data)
        self._said.set()
        if len(self._unsent) > MOST_UNSENT and not self._paused and self._listener is not None:
            self._paused = True
            self._listener.pause()

    async def _guarded(self, work: Any) -> None:
        """End the conversation when one side of it ends, whatever ended it."""
        assert self._listener is not None
        try:
            await work
        except GONE:
            pass
        except Exception as error:
            log("a listener broke", logging.ERROR, error=error)
        self._listener.lost()

    async def _hear(self, listener: Listener) -> None:
        while True:
            await self._reading.wait()
            message: Any = await self.socket.receive()
            if message["type"] != "websocket.receive":
                self.code = message.get("code") or 0
                return
            listener.hear((message.get("text") or "").encode() or message.get("bytes") or b"")

    async def _tell(self, listener: Listener) -> None:
        while True:
            await self._said.wait()
            while self._unsent:
                await self.socket.send_data(self._unsent.popleft().decode(), mode="text")
            self._said.clear()
            if self._paused:
                self._paused = False
                listener.resume()
