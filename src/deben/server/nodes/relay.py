"""The way to tables at other servers: whoever comes to the wrong one is served through it, and notices nothing.

A request carries on its way a secret of the servers' database, and the address of whoever asked.  While the server that has a table
is found to be gone, the one that was asked waits for the table to be free, and then has it itself.
"""

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

from ...store import Elsewhere
from ..errors import ServiceError
from ..logs import REQUEST, log
from .asking import Answer, Header, NotSent, ask, ask_over, connection_to, is_path
from .crossing import AGAIN, GOING, MOVED, Crossing
from .membership import Membership

__all__ = ["RELAYED", "WRONG", "Relay", "numbered"]

SECRET, ADDRESS, WRONG = b"x-deben-relay", b"x-deben-for", b"x-deben-elsewhere"
NUMBER = b"x-request-id"
RELAYED = "deben.relayed"
"""Under this name a connection's scope says that another server sent it."""
HOP = {
    b"connection", b"content-length", b"expect", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade",
    SECRET, ADDRESS,
}  # fmt: skip
SOCKET = b"sec-websocket-"
HOST = b"host"
PAUSE = 0.05
PATIENCE = 2.0
"""Seconds more than a server may be silent after which nobody waits for a table any longer."""
LONGEST = 150.0
"""Seconds that a server which is there may take to answer: whoever asks the coach waits for up to two minutes."""
SAFE = ("GET", "HEAD")
OK = 200
ALL_SECONDS = 1.0
"""For which somebody waits who asks all servers."""


def numbered(headers: Iterable[Header]) -> list[Header]:
    """Return headers with the number that this server logs a request under: the next one shall log the same."""
    number = REQUEST.get()
    if not number:
        return [*headers]
    return [*(header for header in headers if header[0] != NUMBER), (NUMBER, number.encode("latin-1"))]


def _run_out(limit: asyncio.Timeout) -> None:
    """Let a time be up now; it may have run out in the same turn."""
    if not limit.expired():
        limit.reschedule(0)


class Relay:
    """Passes requests and sockets on to the servers that have their tables."""

    def __init__(self, nodes: Membership) -> None:
        self.nodes, self.secret = nodes, b""
        self.patience = nodes.seconds + PATIENCE
        self._waiting: dict[str, set[Callable[[], None]]] = {}
        """What ends when a server parts, by its name: sockets there, and waiting for its answers."""
        nodes.parted.append(self._part)

    def begin(self, secret: bytes) -> None:
        """Know the secret of the servers."""
        self.secret = secret.hex().encode()

    # At the server that is asked by another

    def admit(self, scope: MutableMapping[str, Any]) -> bool:
        """Return whether a connection is what it says: of one that another server sent it is known from where it came first."""
        headers: list[Header] = scope["headers"]
        given = dict(headers)
        if SECRET not in given:
            return True
        honest = bool(self.secret) and hmac.compare_digest(given[SECRET], self.secret)
        if honest:
            scope["client"] = (given.get(ADDRESS, b"?").decode("latin-1"), 0)
            scope["extensions"] = {**(scope.get("extensions") or {}), RELAYED: {}}
        scope["headers"] = [header for header in headers if header[0] not in (SECRET, ADDRESS)]
        return honest

    # At the server that somebody came to

    def _headers(self, headers: Iterable[Header], client: str) -> list[Header]:
        kept = [header for header in headers if header[0] not in HOP and not header[0].startswith(SOCKET)]
        if not any(name == HOST for name, _ in kept):
            kept.append((HOST, b"node"))  # as HTTP/1.0 may leave it out
        return [*numbered(kept), (SECRET, self.secret), (ADDRESS, client.encode("latin-1", "replace"))]

    async def ask(
        self, error: Elsewhere, method: str, target: bytes, headers: Iterable[Header], client: str, body: bytes = b""
    ) -> Answer:
        """Return what the server answers that has a table; raises ``ServiceError`` if none can be found in time."""
        given, node, address, end = self._headers(headers, client), error.node, error.address, time.monotonic() + self.patience
        while True:
            if address:
                try:
                    answer = await self._asked(node, address, method, target, given, body)
                    if not answer.header(WRONG):
                        return answer
                except NotSent:
                    pass
                except OSError:  # it heard the request, and may have done what it asks for
                    if method not in SAFE:
                        raise ServiceError("node-away") from None
            node, address = await self._wait(error.table, node, end)

    async def _asked(self, node: str, address: str, method: str, target: bytes, headers: list[Header], body: bytes) -> Answer:
        """Return what a server answers; raises ``NotSent`` also where it parts before it could be told anything."""
        sent = False
        try:
            async with asyncio.timeout(LONGEST) as limit:
                with self._until_parted(node, partial(_run_out, limit)):
                    connection = await connection_to(address)
                    sent = True
                    return await ask_over(connection, method, target, headers, body)
        except TimeoutError as error:
            if sent:
                raise
            raise NotSent(str(error)) from None

    async def _wait(self, table: str, before: str, end: float) -> tuple[str, str]:
        """Return who has a table, after a while; raises ``ServiceError`` when that has taken too long."""
        if time.monotonic() > end:
            log("the server that has a table is not reached", logging.WARNING, table=table, node=before)
            raise ServiceError("node-away")
        await asyncio.sleep(PAUSE)
        return await self.nodes.find(table)

    async def beside(self, table: str) -> str | None:
        """Return where another process of this machine is reached that has a table or shall have it; None if none does."""
        if not is_path(self.nodes.reached):
            return None
        try:
            node, address = await self.nodes.place(table)
        except ServiceError:
            return None  # whoever goes on will hear why
        return address if node != self.nodes.name and is_path(address) else None

    async def cross(self, error: Elsewhere, target: bytes, headers: Iterable[Header], client: str) -> Crossing | None:
        """Return a socket at the server that has a table; None when this one has it now.  Raises ``ServiceError``."""
        given, node, address, end = self._headers(headers, client), error.node, error.address, time.monotonic() + self.patience
        while node != self.nodes.name:
            if address:
                try:
                    crossing = await Crossing.to(address, target, given)
                except NotSent:
                    pass
                else:
                    if await self._begins(node, crossing):
                        return crossing
            node, address = await self._wait(error.table, node, end)
        return None

    async def _begins(self, node: str, crossing: Crossing) -> bool:
        """Return whether a socket at another server leads somewhere; it is closed when that server parts."""
        held = ExitStack()
        held.enter_context(self._until_parted(node, crossing.close))
        crossing.ended.add_done_callback(lambda _: held.close())
        try:
            async with asyncio.timeout(self.nodes.seconds):
                await asyncio.shield(crossing.begun)
        except TimeoutError:
            crossing.close()
        except BaseException:
            crossing.close()
            raise
        return not crossing.ended.done() or crossing.ended.result() not in (AGAIN, GOING, MOVED)

    async def ask_all(self, method: str, target: bytes, body: bytes = b"") -> list[bytes]:
        """Return what every other server answers, but for those that do not in time: they are gone, or about to be."""
        headers = self._headers([(b"host", b"node"), (b"content-type", b"application/json")], "")
        found = await asyncio.gather(
            *(self._answer(address, method, target, headers, body) for address in self.nodes.peers.values())
        )
        return [answer for answer in found if answer is not None]

    @staticmethod
    async def _answer(address: str, method: str, target: bytes, headers: list[Header], body: bytes) -> bytes | None:
        try:
            async with asyncio.timeout(ALL_SECONDS):
                answer = await ask(address, method, target, headers, body)
        except OSError as error:
            log("another server did not answer", logging.WARNING, address=address, error=error)
            return None
        return answer.body if answer.status == OK else None

    @contextmanager
    def _until_parted(self, node: str, end: Callable[[], None]) -> Iterator[None]:
        """Let something end when a server parts, which answers nothing more even where the line to it still stands."""
        mine = self._waiting.setdefault(node, set())
        mine.add(end)
        try:
            yield
        finally:
            mine.discard(end)

    def _part(self, node: str) -> None:
        for end in tuple(self._waiting.pop(node, ())):
            end()
