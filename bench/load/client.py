"""A WebSocket client that costs little: the driver shares the machine with the server it measures."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

__all__ = ["Client", "connected"]

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = b"\x8a\x80\0\0\0\0"
NO_MASK = b"\0\0\0\0"
"""A mask that changes nothing: clients must mask, and servers take it off all the same."""


def frame(data: bytes) -> bytes:
    """Return a text as a client sends it."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, 0x80 | size)) + NO_MASK + data
    return bytes((TEXT, 0x80 | 126)) + size.to_bytes(2, "big") + NO_MASK + data


class Client(asyncio.Protocol):
    """One socket: ``heard`` gets every text."""

    def __init__(self, request: bytes, heard: "Callable[[Client, bytes], None]") -> None:
        self.request, self.heard = request, heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember it."""
        self.gone = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Read the frames that came."""
        data = self._rest + data if self._rest else data
        if not self.open.done():
            answer, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = answer
                return
            if b" 101 " not in answer[:16]:
                self.open.set_exception(ConnectionError(answer.decode(errors="replace")))
                return
            self.open.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            start, size = at + 2, data[at + 1]
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if start + size > end:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.heard(self, data)
        elif kind == PING:
            self._transport.write(PONG if not data else bytes((0x8A, 0x80 | len(data))) + NO_MASK + data)
        elif kind != CLOSE:
            raise AssertionError(f"a frame of an unknown kind {kind:#x}")

    def say(self, text: str) -> None:
        """Send a text."""
        self._transport.write(frame(text.encode()))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


async def connected(url: str, headers: dict[str, str], heard: "Callable[[Client, bytes], None]") -> Client:
    """Return an open socket."""
    parts = urlsplit(url)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    lines = [
        f"GET {path} HTTP/1.1",
        f"host: {parts.netloc}",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-version: 13",
    ]
    lines += [f"sec-websocket-key: {base64.b64encode(os.urandom(16)).decode()}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(request, heard), parts.hostname or "", parts.port or 80)
    await client.open
    return client
