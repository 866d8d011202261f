"""The door for HTTP: requests are short and come within a stated time, answers are taken; whoever only holds a connection loses it.

``h11`` bounds what is read before a request is understood, which uvicorn's quicker parser does not; moves go over WebSocket and
never notice.  uvicorn itself waits without end for the first request of a connection, and for its answers to be taken.
"""

import asyncio
import fcntl
import math
import resource
import sys
import termios
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from ..limits import home_of
from ..refusals import Refusals
from .crowd import Crowd

__all__ = ["HEADER_BYTES", "UNTAKEN", "Door", "patient"]

HEADER_BYTES = 16 * 1024
"""The longest request line with all headers; more is answered 400."""
UNTAKEN = 2
"""How often in turn somebody may be found to have taken nothing of an answer: a proxy takes for slow lines by large pieces."""
SPARE = 32
"""So few descriptors left are told of: once there is none, the loop ends whoever comes, and nobody hears of it."""


class Door(H11Protocol):
    """A connection that ends unless a whole request comes within ``patience`` seconds of its beginning, and its answer is taken."""

    patience = 20.0
    crowd: ClassVar[Crowd]
    """Counts the connections of each address."""
    refusals: ClassVar[Refusals]
    """Hears of connections that are ended."""
    descriptors: ClassVar[float]
    """How many the system gives to this process."""
    _late: asyncio.TimerHandle | None = None
    _entered = _silent = _began = False
    _looks: asyncio.TimerHandle | None = None
    _left = 0
    """Bytes that were not taken when somebody last looked."""
    _untaken = 0
    """How often in turn these were no fewer than before."""

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for the first request; an address that only holds connections gets no further one."""
        super().connection_made(transport)
        self._mind_descriptors()
        refused = self.crowd.refuses(self._host)
        if refused is not None:
            self._end(refused[0], **refused[1])
            return
        self.crowd.enter(self, self._host)
        self._entered = self._silent = True
        self._wait()
        self._look_later()

    @property
    def _host(self) -> str:
        """Where it comes from; empty for another process of this machine."""
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Take what came; a request that is complete, or a socket, needs no more watching."""
        self._began = True
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        super().data_received(data)
        asked = self.cycle is not None and not (self.cycle.more_body or self.cycle.response_complete)
        if asked or self.transport.is_closing():
            self._forget()
            self._spoke()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Leave a connection to the rules of sockets: nothing more of it is told here."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def resume_writing(self) -> None:
        """Know that something was taken: what is written next is new."""
        self._left = self._untaken = 0
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._forget()
        self._spoke()
        if self._entered:
            self._entered = False
            self.crowd.leave(self, self._host)
        if self._looks is not None:
            self._looks.cancel()
            self._looks = None

    def _spoke(self) -> None:
        """Count the connection no longer among those that never asked."""
        if self._silent:
            self._silent = False
            self.crowd.spoke(self._host)

    def _wait(self) -> None:
        self._late = self.loop.call_later(self.patience, self._end_late)

    def _end_late(self) -> None:
        if self._began:
            self._end("too-late", patience=self.patience)
        else:  # as browsers do, which open a line before they need one
            self.transport.abort()

    def _look_later(self) -> None:
        self._looks = self.loop.call_later(self.patience, self._look)

    def _look(self) -> None:
        """End the connection where nothing of an answer was taken for long, however slowly the rest is."""
        unread = self._unread()
        self._untaken = self._untaken + 1 if 0 < self._left <= unread else 0
        self._left = unread
        if self._untaken < UNTAKEN:
            self._look_later()
        else:
            self._end("too-slow", patience=self.patience * UNTAKEN, unread=unread)

    def _unread(self) -> int:
        """Return how many bytes of answers are not taken; 0 while more of them could be written."""
        if not (self.flow.write_paused or self.transport.is_closing()):
            return 0
        here = self.transport.get_write_buffer_size()
        return here + unsent(self.transport) if here else 0

    def _mind_descriptors(self) -> None:
        """Tell where few are left, once in a while: the system gives the smallest number that is free."""
        connection = self.transport.get_extra_info("socket")
        if connection is not None and connection.fileno() >= self.descriptors - SPARE:
            compared = {"connections": len(self.connections), "most": self.descriptors}
            self.refusals.tell("few-descriptors", "", "few descriptors are left", **compared)

    def _end(self, code: str, **compared: object) -> None:
        self.refusals.refuse(code, home_of(self._host) or "?", "a connection was ended", **compared)
        self.transport.abort()

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def unsent(transport: asyncio.Transport) -> int:
    """Return how many bytes the system keeps for the other side: it takes some off our hands only when there is much room again."""
    try:
        kept = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, bytes(4))
    except OSError:
        return 0
    return int.from_bytes(kept, sys.byteorder)


def patient(seconds: float, crowd: Crowd, refusals: Refusals) -> type[Door]:
    """Return a door that waits so long."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    descriptors = math.inf if most == resource.RLIM_INFINITY else most
    return type("Door", (Door,), {"patience": seconds, "crowd": crowd, "refusals": refusals, "descriptors": descriptors})
