"""A server as a process: its socket, its address, uvicorn."""

import asyncio
import contextlib
import ctypes
import gc
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from ..store import Database
from .app import make_app
from .door.connections import HEADER_BYTES, patient
from .door.crowd import Crowd
from .http.passing import Admitting, Believing
from .nodes.asking import before_port, is_path, parts_of
from .nodes.handing import HandedIn
from .nodes.membership import WILD
from .refusals import Refusals
from .settings import Settings, close_own_folder
from .sockets.ways import heard_by, protocol_for

__all__ = ["address_of", "bound", "check_database", "configured", "reached_at", "serve"]

MESSAGE_BYTES = 64 * 1024
"""Longer ones end the connection; up to here they get a coded answer."""
BACKLOG = 2048
MOST_DESCRIPTORS = 65_536
SHUTDOWN_SECONDS = 5
COLLECTING = (200_000, 20, 100)
SWITCH_SECONDS = 0.001
EVERYWHERE = ("0.0.0.0", "::")
OWNER_ONLY = 0o600


def bound(host: str, port: int) -> socket.socket:
    """Return a socket on that address; raises ``OSError``."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(BACKLOG)  # now: two servers may bind an address, only one can listen on it
    except OSError:
        made.close()
        raise
    return made


def address_of(made: socket.socket) -> str:
    """Return the address people open."""
    host, port = made.getsockname()[:2]
    host = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{before_port(host)}:{port}/"


def check_database(url: str) -> Path | None:
    """Look whether a database is damaged, and bring its schema up to date; return where a copy from before that lies, if any.

    Raises ``StoreError``.
    """

    async def check() -> Path | None:
        database = Database(url, alone=True)
        try:
            database.check()
            await database.open()
        finally:
            await database.close()
        return database.before

    close_own_folder(url)
    return asyncio.run(check())


class _Server(uvicorn.Server):
    """Says when it is ready, and lets other servers have its tables before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self._handed_in: HandedIn | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        if self.started:
            settle()
            if sockets and sockets[-1].family == socket.AF_UNIX:
                self._handed_in = HandedIn(sockets[-1].getsockname(), self._protocol)
            self.ready()

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over, then stop."""
        if self._handed_in is not None:
            self._handed_in.close()
        await self.config.app.hand_over()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def reached_at(listening: socket.socket) -> str:
    """Return where other servers reach one that listens on a socket."""
    if listening.family == socket.AF_UNIX:
        return str(listening.getsockname())
    host, port = listening.getsockname()[:2]
    return f"{WILD if host in EVERYWHERE else before_port(host)}:{port}"


def relaying(where: str) -> socket.socket:
    """Return a socket on which other servers reach this one: HOST, HOST:PORT, or a path; raises ``OSError``."""
    if not is_path(where):
        host, port = parts_of(where)
        return bound(host, port or 0)
    with contextlib.suppress(FileNotFoundError):
        os.unlink(where)
    made = socket.socket(socket.AF_UNIX)
    made.bind(where)
    os.chmod(where, OWNER_ONLY)
    made.listen(BACKLOG)
    return made


def configured(settings: Settings, address: str = "") -> uvicorn.Config:
    """Return how uvicorn runs the server, which others reach at an address."""
    app = make_app(settings, address=address)
    refusals: Refusals = app.state.guard.refusals
    admitting = Admitting(app)
    believing = Believing(admitting, [*settings.proxies])
    crowd = Crowd(settings.address_http, believing.trusted_hosts.__contains__)
    return uvicorn.Config(
        believing, log_config=None, access_log=False, proxy_headers=False,
        http=patient(settings.request_patience, crowd, refusals), h11_max_incomplete_event_size=HEADER_BYTES,
        ws=heard_by(protocol_for(settings.sockets), refusals), ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=settings.compress, backlog=BACKLOG, server_header=False, timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )  # fmt: skip


def settle() -> None:
    """Set Python up for a long run: what is there at the start stays, and what tables keep has no circles to look for.

    With the usual limits the collector would walk through every table's log again and again.  The shorter interval lets the
    thread that commits have its turn while the event loop is busy.
    """
    gc.collect()
    give_back()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCH_SECONDS)


def give_back() -> None:
    """Give the system the memory that starting took and nothing needs any more: glibc keeps it otherwise, for good."""
    with contextlib.suppress(OSError, AttributeError):  # other libraries have no such function
        ctypes.CDLL(None).malloc_trim(0)


def raise_descriptors() -> None:
    """Let this process have as many open connections as the system allows it: usual is a thousand."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(settings: Settings, made: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve on a bound socket until the process is told to stop; ``ready`` is called once people can come."""
    raise_descriptors()
    listening = [made, *([relaying(settings.relay)] if settings.relay else [])]
    try:
        _Server(configured(settings, reached_at(listening[-1])), ready).run(sockets=listening)
    finally:
        if is_path(settings.relay):
            with contextlib.suppress(OSError):
                os.unlink(settings.relay)
