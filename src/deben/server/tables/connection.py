"""One person's connection to a table: messages go out at once, or wait here, but never too many."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

__all__ = ["Connection", "Sender"]


class Sender(Protocol):
    """What carries messages to a client."""

    def say(self, data: bytes) -> None:
        """Send a text."""


class Connection:
    """The way to one client.

    While the client does not read, messages wait.  Whoever is too slow loses what waits and is brought up to date with one
    snapshot instead: nobody waits for them.
    """

    __slots__ = (
        "__weakref__", "_due", "_ended", "_sender", "_short", "_waiting", "behind", "closed", "flowing", "identity", "most",
        "silent",
    )  # fmt: skip

    def __init__(self, identity: str, most: int) -> None:
        self.identity, self.most = identity, most
        self.behind = False
        self.silent = False
        """Whether the client has missed a ping it had promised: its person may be gone without knowing it."""
        self._due: int | None = None
        self.closed = False
        self.flowing = False
        self._waiting: deque[bytes] = deque()
        self._sender: Sender | None = None
        self._short: Callable[[], None] = lambda: None
        self._ended: Callable[[], None] = lambda: None

    def attach(self, sender: Sender, short: Callable[[], None], ended: Callable[[], None]) -> None:
        """Begin to send; ``short`` is called when the client reads again and needs a snapshot, ``ended`` when this side ends it."""
        self._sender, self._short, self._ended = sender, short, ended
        self.flow()
        if self.closed:
            ended()

    def promise(self, within: int, now: int) -> bool:
        """Note a ping, and within how many milliseconds the next is due (0: never); return whether the client was silent."""
        self._due = now + within if within else None
        was, self.silent = self.silent, False
        return was

    def falls_silent(self, now: int, grace: int) -> bool:
        """Return whether a ping is newly missed: it was due so many milliseconds ago; the client is silent from then on."""
        if self.silent or self._due is None or now <= self._due + grace:
            return False
        self.silent = True
        return True

    def put(self, data: bytes) -> bool:
        """Send a message, or let it wait, and return True; False if the client had to be marked as behind."""
        if self.behind or self.closed:
            return False
        if self.flowing and self._sender is not None:
            self._sender.say(data)
            return True
        if len(self._waiting) >= self.most:
            self._waiting.clear()
            self.behind = True
            return False
        self._waiting.append(data)
        return True

    def stop(self) -> None:
        """Let messages wait from now on: the client does not read."""
        self.flowing = False

    def flow(self) -> None:
        """Send what waits, and what comes from now on at once; the client may stop reading again meanwhile."""
        self.flowing = True
        while self._waiting and self.flowing and self._sender is not None:
            self._sender.say(self._waiting.popleft())
        if self.behind and self.flowing:
            self._short()

    def caught_up(self, snapshot: bytes) -> None:
        """Bring a client that was behind up to date."""
        self.behind = False
        self.put(snapshot)

    def close(self) -> None:
        """Let the connection end: its client comes back and finds the table as it is stored."""
        if not self.closed:
            self.closed = True
            self._ended()
