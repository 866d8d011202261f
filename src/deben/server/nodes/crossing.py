"""A client's socket to a table at another server: every message is carried over, in both directions, as it is.

The frames between two servers are whole texts, pings and closes, and nothing is compressed or split: they are read here, without a
task and without a second library.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Protocol, cast

from .asking import Header, connecting, is_path, parts_of

__all__ = ["AGAIN", "GOING", "MOVED", "ClientLine", "Crossing"]

AGAIN, MOVED = 4409, 4421
"""How a socket is closed: its client shall come again; the table is at yet another server."""
GOING = 1012
"""How uvicorn closes the sockets of a server that stops."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED, LONG, LONGER = 0x80, 126, 127
NO_MASK = b"\0\0\0\0"
"""A mask that changes nothing: who asks must mask, for the sake of strangers' machines on the way, of which there are none here."""
SWITCHED = b" 101 "


class ClientLine(Protocol):
    """What is needed of a client's socket."""

    def say(self, data: bytes) -> None:
        """Send a text."""

    def hold(self, on: bool) -> None:
        """Read no further, or go on reading."""


def frame(kind: int, data: bytes) -> bytes:
    """Return a frame as whoever asks sends it."""
    size = len(data)
    if size < LONG:
        return bytes((kind, MASKED | size)) + NO_MASK + data
    if size < 1 << 16:
        return bytes((kind, MASKED | LONG)) + size.to_bytes(2, "big") + NO_MASK + data
    return bytes((kind, MASKED | LONGER)) + size.to_bytes(8, "big") + NO_MASK + data


def request(target: bytes, headers: list[Header]) -> bytes:
    """Return what asks another server for a socket."""
    own = [
        (b"upgrade", b"websocket"), (b"connection", b"Upgrade"), (b"sec-websocket-version", b"13"),
        (b"sec-websocket-key", base64.b64encode(os.urandom(16))),
    ]  # fmt: skip
    lines = [b"GET %b HTTP/1.1" % target, *(b"%b: %b" % header for header in (*headers, *own))]
    return b"\r\n".join([*lines, b"", b""])


class Crossing(asyncio.Protocol):
    """A socket at another server, and the client's line here: each hears what the other is told."""

    def __init__(self, asked: bytes) -> None:
        self.asked = asked
        loop = asyncio.get_running_loop()
        self.begun: asyncio.Future[None] = loop.create_future()
        """Done when the other server has said something; fails when it does not come to that."""
        self.ended: asyncio.Future[int] = loop.create_future()
        """How it was closed."""
        self.messages = 0
        """How many of the client were carried over."""
        self._line: ClientLine | None = None
        self.first: list[bytes] = []
        """What the other server said before somebody listened."""
        self._rest = b""
        self._switched = False
        self._transport: asyncio.Transport

    @classmethod
    async def to(cls, address: str, target: bytes, headers: list[Header]) -> "Crossing":
        """Return a socket at another server, which may still refuse it; raises ``NotSent``."""
        loop, asked = asyncio.get_running_loop(), request(target, headers)
        made: Callable[[], Crossing] = lambda: cls(asked)  # noqa: E731
        async with connecting():
            if is_path(address):
                return (await loop.create_unix_connection(made, address))[1]
            host, port = parts_of(address)
            return (await loop.create_connection(made, host, port or 0))[1]

    def join(self, line: ClientLine) -> None:
        """Tell the client what was said, and what will be."""
        self._line = line
        for text in self.first:
            line.say(text)

    def close(self, code: int = AGAIN) -> None:
        """End it."""
        self._end(code)
        self._transport.abort()

    # The other server

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self.asked)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Let the client come again."""
        self._end(AGAIN)

    def _end(self, code: int) -> None:
        if not self.begun.done():
            self.begun.set_result(None)
        if not self.ended.done():
            self.ended.set_result(code)

    def data_received(self, data: bytes) -> None:
        """Hand over the texts that came."""
        data = self._rest + data if self._rest else data
        if not self._switched:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if SWITCHED not in head[:16]:
                self.close()
                return
            self._switched = True
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            start, size = at + 2, data[at + 1]
            if size >= LONG:
                start = at + (4 if size == LONG else 10)
                if start > end:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            if self._line is not None:
                self._line.say(data)
                return
            self.first.append(data)
            if not self.begun.done():
                self.begun.set_result(None)
        elif kind == PING:
            self._transport.write(frame(PONG, data))
        elif kind == CLOSE:
            self.close(int.from_bytes(data[:2], "big") if len(data) > 1 else AGAIN)

    def pause_writing(self) -> None:
        """Let the client wait."""
        if self._line is not None:
            self._line.hold(True)

    def resume_writing(self) -> None:
        """Let the client go on."""
        if self._line is not None:
            self._line.hold(False)

    # The client

    def hear(self, data: bytes) -> None:
        """Carry a message of the client over."""
        self.messages += 1
        if not self._transport.is_closing():
            self._transport.write(frame(TEXT, data))

    def pause(self) -> None:
        """Let the other server wait: the client does not read."""
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        """Let the other server go on."""
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def lost(self) -> None:
        """Know that the client has gone."""
        self.close()
