"""Handing a client's connection to another process of the same machine: the system passes it on, and nothing is carried over after.

The other process gets the connection and the request that came over it, and goes on as if the client had come there.
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from typing import Any

__all__ = ["HandedIn", "hand", "place_of"]

MOST_BYTES = 64 * 1024
"""A request, of which the door lets no more in than a quarter."""
WAITING = 128


def place_of(address: str) -> str:
    """Return where a process takes connections that is reached at a socket with this path."""
    return f"{address}.in"


def hand(address: str, request: bytes, connection: int) -> bool:
    """Return whether another process has got a connection, which its client may not have heard anything on yet."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as line:
        line.setblocking(False)
        try:
            line.connect(place_of(address))
            socket.send_fds(line, [request], [connection])
        except OSError:  # it is gone, or has too many to take already
            return False
    return True


class HandedIn:
    """Takes the connections that other processes hand in."""

    def __init__(self, address: str, protocol: Callable[[], asyncio.Protocol]) -> None:
        self.place, self.protocol = place_of(address), protocol
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.place)
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.setblocking(False)
        self._listening.bind(self.place)
        self._listening.listen(WAITING)
        self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        with contextlib.suppress(BlockingIOError):
            line, _ = self._listening.accept()
            line.setblocking(False)
            self._loop.add_reader(line, self._receive, line)

    def _receive(self, line: socket.socket) -> None:
        self._loop.remove_reader(line)
        with line:
            request, connections, _, _ = socket.recv_fds(line, MOST_BYTES, 1)
        for connection in connections:
            task = self._loop.create_task(self._take(socket.socket(fileno=connection), request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)
        _, protocol = await self._loop.connect_accepted_socket(self.protocol, connection)
        protocol.data_received(request)

    def close(self) -> None:
        """Take no more."""
        self._loop.remove_reader(self._listening)
        self._listening.close()
        with contextlib.suppress(OSError):
            os.unlink(self.place)
