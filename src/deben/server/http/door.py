"""The door for HTTP: requests are short, and come within a stated time; whoever only holds a connection loses it.

``h11`` bounds what is read before a request is understood, which uvicorn's quicker parser does not; moves go over WebSocket and
never notice.  uvicorn itself waits without end for the first request of a connection.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from ..limits import home_of
from ..refusals import Refusals

__all__ = ["HEADER_BYTES", "MOST_QUIET", "Door", "patient"]

MOST_QUIET = 100
"""Connections of one address that may wait with their first request: so many people do not knock in the same moment."""
HEADER_BYTES = 16 * 1024
"""The longest request line with all headers; more is answered 400."""


class Door(H11Protocol):
    """A connection that ends unless a whole request comes within ``patience`` seconds of its beginning."""

    patience = 20.0
    quiet: ClassVar[Counter[str]] = Counter()
    """How many connections of each address have not asked for anything yet; a proxy's always have."""
    refusals: ClassVar[Refusals]
    """Hears of connections that are ended."""
    _late: asyncio.TimerHandle | None = None
    _from: str | None = None
    _began = False

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for the first request; an address that only holds connections gets no further one."""
        super().connection_made(transport)
        home = home_of(self.client[0]) if self.client else ""
        if self.quiet[home] >= MOST_QUIET:
            self._end("too-many-silent", silent=self.quiet[home], most=MOST_QUIET)
            return
        self._from = home
        self.quiet[home] += 1
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take what came; a request that is complete, or a socket, needs no more watching."""
        self._began = True
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        super().data_received(data)
        asked = self.cycle is not None and not (self.cycle.more_body or self.cycle.response_complete)
        if asked or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._forget()
            self._spoke()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._forget()
        self._spoke()
        super().connection_lost(exc)

    def _spoke(self) -> None:
        """Count the connection no longer among those that never asked."""
        if self._from is not None:
            self.quiet[self._from] -= 1
            if not self.quiet[self._from]:
                del self.quiet[self._from]
            self._from = None

    def _wait(self) -> None:
        self._late = self.loop.call_later(self.patience, self._end_late)

    def _end_late(self) -> None:
        if self._began:
            self._end("too-late", patience=self.patience)
        else:  # as browsers do, which open a line before they need one
            self.transport.abort()

    def _end(self, code: str, **compared: object) -> None:
        address = home_of(self.client[0]) if self.client else "?"
        self.refusals.refuse(code, address, "a connection was ended", **compared)
        self.transport.abort()

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def patient(seconds: float, refusals: Refusals) -> type[Door]:
    """Return a door that waits so long."""
    return type("Door", (Door,), {"patience": seconds, "quiet": Counter(), "refusals": refusals})
