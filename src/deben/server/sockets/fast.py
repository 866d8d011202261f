"""A client's line the short way: uvicorn's WebSocket with a way in and out of its own.

Handshake, keepalive, closing, fragments and everything odd are uvicorn's.  But nearly every message at a table is one small
masked text frame, answered by one text frame.  Once a :class:`Listener` is attached such a frame is read here and handed over on
the spot, and frames are written straight to the transport: no queue, no task and no second parser in between.

``plain.py`` does the same in the ordinary way; ``ways.py`` knows which of them can be gone.
"""

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Any
from weakref import WeakKeyDictionary

from ..nodes.handing import hand
from .counted import CountedWebSocket, is_utf8
from .line import Listener
from .ways import EXTENSION

__all__ = ["FastWebSocket"]

TEXT = 0x81
"""The first byte of a whole, uncompressed text frame."""
MASKED, LENGTH = 0x80, 0x7F
MASK_BYTES = 4
LEAST = 2 + MASK_BYTES
"""Bytes of a small frame before its text."""
LONG, LONGER = 126, 127
"""Lengths that mean: the true one follows in 2 bytes, in 8."""
SHORT_HEAD, LONG_HEAD, LONGER_HEAD = (Struct(layout).pack for layout in (">BB", ">BBH", ">BBQ"))


def head(length: int) -> bytes:
    """Return what comes before a text of so many bytes."""
    if length < LONG:
        return SHORT_HEAD(TEXT, length)
    if length < 1 << 16:
        return LONG_HEAD(TEXT, LONG, length)
    return LONGER_HEAD(TEXT, LONGER, length)


def unmasked(mask: bytes, data: bytes) -> bytes:
    """Return what a client masked."""
    size = len(data)
    key = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


class Outbox:
    """The lines with something to send: one turn of the event loop for all of them, and one piece for each.

    To a transport two pieces are twice the work of one.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._soon = loop.call_soon
        self._lines: list[FastWebSocket] = []

    def add(self, line: "FastWebSocket") -> None:
        """Let a line send what was said on it, once everybody has spoken."""
        if not self._lines:
            self._soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


_outboxes: "WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]" = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """Return the one outbox of an event loop."""
    if loop not in _outboxes:
        _outboxes[loop] = Outbox(loop)
    return _outboxes[loop]


class FastWebSocket(CountedWebSocket):
    """One WebSocket of the server.

    What is looked at for every message lies in the object itself: uvicorn's protocol has so much else that its dictionary is slow.
    """

    __slots__ = (
        "_compressed", "_holding", "_outbox", "_paused", "_rest", "_unsent", "close_sent", "conn", "disconnected", "frames",
        "handshake_initiated", "listener", "transport",
    )  # fmt: skip

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.listener: Listener | None = None
        self._rest = b""
        self._outbox = outbox_of(self.loop)
        self._unsent: list[bytes] = []
        """Heads and texts in turn."""
        self._paused = False
        self._holding = False
        self._compressed = False

    def handle_connect(self, event: Any) -> None:
        """Let the handler find this line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def hand_to(self, address: str, asked: bytes) -> bool:
        """Return whether another process of this machine has taken the connection over, with what was asked on it."""
        if not hand(address, asked, self.transport.get_extra_info("socket").fileno()):
            return False
        self.handshake_complete = self.close_sent = True  # here nothing more is said
        self.transport.close()
        return True

    # What the client says

    def attach(self, listener: Listener) -> None:
        """Hand everything to a listener from now on, beginning with what came before it."""
        self.listener, self._compressed = listener, bool(self.conn.extensions)
        if self._paused:
            listener.pause()
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                self._hand((message.get("text") or "").encode() or message.get("bytes") or b"")
            else:
                self._tell(listener.lost)
        if self.read_paused and not self._holding and not self.transport.is_closing():
            self.transport.resume_reading()
        self.read_paused = False

    @property
    def code(self) -> int:
        """How the client closed it; 0 if it did not say goodbye."""
        return self.conn.close_rcvd.code if self.conn.close_rcvd else 0

    def detach(self) -> None:
        """Hand over nothing more."""
        self.listener = None

    def data_received(self, data: bytes) -> None:
        """Hear one small message and nothing else, as nearly always; anything else is cut into frames first."""
        size, listener = len(data), self.listener
        small = LEAST < size < LEAST + LONG and data[0] == TEXT and data[1] == MASKED + size - LEAST
        if small and listener is not None and not (self._rest or self.frames or self.close_sent):
            text = unmasked(data[2:LEAST], data[LEAST:])
            if text.isascii():
                try:
                    listener.hear(text)
                except Exception:
                    self._broke()
                return
        self._cut(data)

    def _cut(self, data: bytes) -> None:
        """Cut what came into frames: the plain ones are heard here, the others where frames are usually read."""
        if not self.handshake_initiated or self.close_sent:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        at, end = 0, len(data)
        while end - at >= 2:
            stop = self._frame_end(data, at)
            if stop > end:
                break
            plain = data[at] == TEXT and MASKED <= data[at + 1] < MASKED + LONG
            if plain and self.listener is not None and not self.frames:
                self._plain(data, at, stop)
            else:
                super().data_received(data[at:stop])
            at = stop
            if self.transport.is_closing():
                return
        self._rest = data[at:]

    def _frame_end(self, data: bytes, at: int) -> int:
        """Return where the frame that begins at ``at`` ends; beyond the data if that is not known yet."""
        length = data[at + 1] & LENGTH
        start = at + 2 + (MASK_BYTES if data[at + 1] & MASKED else 0)
        if length >= LONG:
            size = 2 if length == LONG else 8
            if len(data) < at + 2 + size:
                return len(data) + 1
            length = int.from_bytes(data[at + 2 : at + 2 + size], "big")
            start += size
            if length > self.config.ws_max_size:
                return len(data)  # whoever reads it will refuse it: there is no need to have all of it
        return start + length

    def _plain(self, data: bytes, at: int, stop: int) -> None:
        text = unmasked(data[at + 2 : at + 6], data[at + 6 : stop])
        if text.isascii():
            self._hand(text)
        else:
            super().data_received(data[at:stop])  # it knows what is good UTF-8

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that came the long way."""
        data = b"".join(self.frames)
        if self.listener is None or self.close_sent or (self.curr_msg_data_type == "text" and not is_utf8(data)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hand(data)

    def _hand(self, data: bytes) -> None:
        assert self.listener is not None
        self._tell(self.listener.hear, data)

    def _tell(self, tell: Callable[..., None], *arguments: Any) -> None:
        try:
            tell(*arguments)
        except Exception:
            self._broke()

    def _broke(self) -> None:
        self.logger.exception("a listener broke")
        self.transport.close()

    def hold(self, on: bool) -> None:
        """Read no further, or go on reading: a client that says more than is being carried out has to wait."""
        if on == self._holding or self.transport.is_closing():
            return
        self._holding = on
        if on:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    # What the client is told

    def say(self, data: bytes) -> None:
        """Send a text, with whatever else is said until everybody has spoken."""
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += (head(len(data)), data)

    def flush(self) -> None:
        """Send what was said."""
        parts, self._unsent = self._unsent, []
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self._compressed:
            for text in parts[1::2]:
                self.conn.send_text(text)
            parts = self.conn.data_to_send()
        self.transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        """Tell the listener that what was said is not taken."""
        super().pause_writing()
        self._paused = True
        if self.listener is not None:
            self._tell(self.listener.pause)

    def resume_writing(self) -> None:
        """Tell the listener to go on."""
        super().resume_writing()
        self._paused = False
        if self.listener is not None:
            self._tell(self.listener.resume)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the listener."""
        super().connection_lost(exc)
        if self.listener is not None:
            self._tell(self.listener.lost)
