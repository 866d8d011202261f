"""One request to another server, over plain HTTP within the network of the servers."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from ipaddress import ip_address

import h11
import msgspec

__all__ = ["Answer", "Header", "NotSent", "ask", "ask_over", "before_port", "connecting", "connection_to", "is_path", "parts_of"]

Header = tuple[bytes, bytes]
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]
PIECE = 64 * 1024
IPV6 = 6
CONNECTING = 2.0
"""Seconds after which a way that takes nothing leads nowhere."""


class NotSent(OSError):
    """The other server was not reached: it has heard nothing of the request."""


class Answer(msgspec.Struct, frozen=True):
    """What another server answered."""

    status: int
    headers: list[Header]
    body: bytes

    def header(self, name: bytes) -> bytes:
        """Return a header by its small name, empty if it is not there."""
        return next((value for each, value in self.headers if each == name), b"")


def is_path(address: str) -> bool:
    """Return whether a server is reached by a socket of this machine, and not over a network."""
    return address.startswith("/")


def parts_of(address: str) -> tuple[str, int | None]:
    """Return host and port, None where it names none: HOST, HOST:PORT, an address of IPv6 as it is, or [IPv6]:PORT."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or _is_bare(address):
        return address.strip("[]"), None
    return host.strip("[]"), int(port)


def before_port(host: str) -> str:
    """Return a host as it stands before a port: an address of IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


def _is_bare(address: str) -> bool:
    try:
        return ip_address(address.partition("%")[0]).version == IPV6
    except ValueError:
        return False


@asynccontextmanager
async def connecting() -> AsyncIterator[None]:
    """Give up what does not lead to a server within a while; raises ``NotSent``."""
    try:
        async with asyncio.timeout(CONNECTING):
            yield
    except OSError as error:
        raise NotSent(str(error)) from None


async def connection_to(address: str) -> Connection:
    """Return a connection to a server; raises ``NotSent``."""
    async with connecting():
        if is_path(address):
            return await asyncio.open_unix_connection(address)
        return await asyncio.open_connection(*parts_of(address))


async def ask(address: str, method: str, target: bytes, headers: Iterable[Header], body: bytes = b"") -> Answer:
    """Return the answer of a server to a request; raises ``NotSent`` or another ``OSError``."""
    return await ask_over(await connection_to(address), method, target, headers, body)


async def ask_over(connection: Connection, method: str, target: bytes, headers: Iterable[Header], body: bytes = b"") -> Answer:
    """Return the answer to a request that is sent over a connection, which ends then; raises ``OSError``."""
    reader, writer = connection
    try:
        line = h11.Connection(h11.CLIENT)
        given = [*headers, (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
        head = line.send(h11.Request(method=method, target=target, headers=given)) or b""
        writer.write(head + (line.send(h11.Data(body)) or b"") + (line.send(h11.EndOfMessage()) or b""))
        return await _answer(line, reader)
    except h11.RemoteProtocolError as error:
        raise ConnectionError(str(error)) from None
    finally:
        writer.close()


async def _answer(line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    status, headers, parts = 0, list[Header](), list[bytes]()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            status, headers = event.status_code, [(bytes(name), bytes(value)) for name, value in event.headers]
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        elif isinstance(event, h11.EndOfMessage):
            return Answer(status, headers, b"".join(parts))
        else:
            raise ConnectionError("the other server hung up")
