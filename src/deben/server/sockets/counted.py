"""A WebSocket whose every frame counts: what is no message is cheap to send, and would be answered by all of us together.

Pings, pongs and the pieces of messages never reach a table, so its limits do not see them.  Ours are counted here; an honest client
sends one in many seconds.  And whoever takes nothing of what is said to them does not hold a connection for ever.
"""

from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..door.attendance import number_of
from ..limits import Bucket
from ..refusals import Refusals

__all__ = ["FRAME_BURST", "FRAME_RATE", "MOST_PIECES", "CountedWebSocket", "is_utf8"]

FRAME_RATE, FRAME_BURST = 10.0, 100.0
"""Frames that are no whole message: so many a second in the long run, and so many at once."""
MOST_PIECES = 64
"""Pieces of one message; whoever sends a message byte by byte means no good."""

BAD_DATA = 1007
"""How a socket is closed whose text is no UTF-8."""


def is_utf8(data: bytes) -> bool:
    """Return whether some bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class CountedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket of the server that ends when too much comes which says nothing."""

    refusals: ClassVar[Refusals]
    """Hears of those."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._frames_left = Bucket(FRAME_RATE, FRAME_BURST)

    def _counts(self) -> bool:
        """Return whether one more such frame may be taken; otherwise the connection is over."""
        if self.transport.is_closing():
            return False
        if self._frames_left.take() and len(self.frames) < MOST_PIECES:
            return True
        self._refuse("too-many-frames", pieces=len(self.frames), most=MOST_PIECES, rate=FRAME_RATE, burst=FRAME_BURST)
        self.frames = []
        self.transport.abort()
        return False

    def _refuse(self, code: str, **compared: Any) -> None:
        where = {"path": self.scope["path"], "request": number_of(self.scope)}
        self.refusals.refuse(code, (self.scope["client"] or ("?",))[0], "a socket was ended", **where, **compared)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message, or end a connection whose text is none."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self._refuse("bad-utf8")
            self.frames = []
            self.conn.send_close(BAD_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Know that the client is there."""
        if self._counts():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Take a piece of a message."""
        if self._counts():
            super().handle_cont(event)

    # Whoever takes nothing more

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there; one that was told to go is given no longer to take the rest."""
        if self.close_sent or self.transport.is_closing():
            self._leave()
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Leave a client that does not answer."""
        super().keepalive_timeout()
        self._leave()

    def _leave(self) -> None:
        """End the connection soon: closing it waits, without end, until all that was said is taken."""
        self.loop.call_later(self.close_timeout, self.transport.abort)
