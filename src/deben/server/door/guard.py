"""What every request meets first: where it comes from, how fast, and the headers every answer carries.

Against forged requests there are two fences.  The cookie is ``SameSite=Lax``, so other sites' forms and scripts do not carry it;
and whatever writes, and every socket, must come from a page of this server: browsers always say so in ``Origin``, which no page can
change.  A request without ``Origin`` is no browser's, and has no cookie that somebody else could use.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from ..errors import ServiceError
from ..limits import Limiter, home_of
from ..metrics import Metrics
from ..nodes.relay import RELAYED
from ..refusals import Refusals
from ..settings import Settings
from ..whereabouts import Whereabouts
from .attendance import Attendance
from .identity import COOKIE, Signer, new_identity

__all__ = ["AGAIN", "FOREIGN", "FREE", "FULL", "LITTLE", "MUCH", "NO_TABLE", "Guard", "identity_of", "is_relayed", "known_identity"]

YEAR = 365 * 24 * 3600
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = "; ".join((
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
    "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}  # fmt: skip
FOREIGN, NO_TABLE, AGAIN, FULL = 4403, 4404, 4409, 4429
"""How sockets are closed."""
CLOSED = 1000
NEW_COOKIE = "deben_cookie"
NEAR = (".local", ".localhost", ".lan", ".internal", ".home.arpa")
"""Ends of names that are given in a home or a company, and lead nowhere from the wide net."""
INSIDE = ("/metrics", "/schema")
"""Beginnings of paths that are for whoever runs the server; to others they are not there."""
TOLD = {403, 421, 429}
"""Statuses of failures that the log tells of: somebody was not let in."""
COST = "cost"
"""What a route says of itself: as how many requests it counts."""
MUCH = {COST: 5}
"""For routes that read what a stranger wrote: the rules go over it, for tens of milliseconds and more."""
FREE = {COST: 0}
"""For whoever has to know whether the process answers: a proxy asks so for everybody."""
LITTLE = {COST: 0.05}
"""For files that lie ready in memory: whoever opens the page asks for dozens, and thirty people may share an address."""

Connected = ASGIConnection[Any, Any, Any, Any]


class Guard:
    """The rules of the door of one server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self.refusals, self.attendance = Refusals(metrics), Attendance(metrics, settings.access_log)
        self.requests = Limiter(settings.request_rate, settings.request_burst)
        self.openings = Limiter(settings.create_rate, settings.create_burst)
        self._sockets: Counter[str] = Counter()
        self.whereabouts = Whereabouts()
        self._insiders = [ip_network(network, strict=False) for network in settings.insiders]
        self._headers = HEADERS | ({"strict-transport-security": f"max-age={YEAR}"} if settings.secure else {})
        self._hosts = {urlsplit(origin).hostname or "" for origin in settings.origins}

    def welcome(self, connection: Connected) -> bool:
        """Return whether the page behind a request is one of ours, or there is no page behind it."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        return origin in self._ours(connection)

    def _ours(self, connection: Connected) -> tuple[str, ...]:
        """Return the origins of our pages: a proxy that passes another ``Host`` on needs ``--origin``."""
        host = connection.headers.get("host", "")
        return f"http://{host}", f"https://{host}", *self.settings.origins

    def opens(self, socket: Connected) -> bool:
        """Return whether a socket may be opened: by a page of ours, and no faster than requests."""
        self._note(socket)
        try:
            if not is_relayed(socket):
                self._check(socket, 1, writes=True)
        except ServiceError as error:
            self.turn_away(socket, error)
            return False
        return True

    def turn_away(self, socket: Connected, error: ServiceError) -> None:
        """Count and log that a socket is closed; failed requests are counted where they are answered."""
        self.refusals.count(error.code)
        self.tell(socket, error)

    def tell(self, connection: Connected, error: ServiceError) -> None:
        """Log that somebody was not let in."""
        if error.compared or error.status in TOLD:
            compared = {"path": connection.scope["path"], **error.params, **error.compared}
            self.refusals.tell(error.code, address_of(connection), error.event, **compared)

    def _check(self, connection: Connected, cost: float, *, writes: bool) -> None:
        """Raise ``ServiceError`` for whoever is not let in."""
        self._check_host(connection)
        if not self.requests.take(address_of(connection), cost):
            raise ServiceError("too-fast").comparing(rate=self.requests.rate, burst=self.requests.burst, cost=cost)
        if writes and not self.welcome(connection):
            given = connection.headers.get("origin", connection.headers.get("sec-fetch-site", ""))
            ours = " ".join(self._ours(connection))
            raise ServiceError("foreign-origin").comparing("a page of another origin was refused", origin=given, ours=ours)

    def _note(self, connection: Connected) -> None:
        """Know from where somebody comes."""
        identity = known_identity(connection)
        if identity is not None:
            self.whereabouts.note(identity, address_of(connection))

    @contextmanager
    def holding(self, socket: Connected) -> Iterator[None]:
        """Count a socket for its address while it is open; raises ``ServiceError`` for one too many."""
        address = address_of(socket)
        most = self.settings.address_connections
        if self._sockets[address] >= most and not is_relayed(socket):
            raise ServiceError("too-many").comparing(sockets=self._sockets[address], most=most)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets -= Counter([address])

    def open_slowly(self, request: Connected) -> None:
        """Raise ``ServiceError`` for an address that opens and takes too many tables."""
        if not is_relayed(request) and not self.openings.take(address_of(request)):
            raise ServiceError("too-fast").comparing(rate=self.openings.rate, burst=self.openings.burst)

    def _check_host(self, connection: Connected) -> None:
        """Raise ``ServiceError`` for a request that is not meant for us: its host is no name of ours.

        Another site's page can have its own name lead here, and would then pass for a page of ours.  An address, a name without a
        dot and those of home networks are nobody else's; of all other names only those of our origins are ours.
        """
        given = connection.headers.get("host", "")
        try:
            asked = urlsplit(f"//{given}")
            host, _ = asked.hostname or "", asked.port
        except ValueError:
            raise ServiceError("bad-host").comparing("a request for what is no host was refused", host=given) from None
        if host not in self._hosts and "." in host and not host.endswith(NEAR) and not _is_address(host):
            ours = " ".join(sorted(self._hosts))
            raise ServiceError("bad-host").comparing("a request for another host was refused", host=host, ours=ours)

    def is_insider(self, connection: Connected) -> bool:
        """Return whether somebody may read what is for whoever runs the server."""
        try:
            address = ip_address(connection.client.host.partition("%")[0] if connection.client else "")
        except ValueError:
            return False
        return any(address in network for network in self._insiders)

    def check_stray(self, request: Connected) -> None:
        """Raise ``ServiceError`` for a request that leads nowhere, if it is one too many; ``before_request`` never saw it."""
        scope: Any = request.scope
        if "route_handler" not in scope and not is_relayed(request):
            self._check(request, 1, writes=False)

    async def before_request(self, request: Request[Any, Any, Any]) -> None:
        """Let a request pass, or raise ``ServiceError``."""
        if not is_relayed(request):  # the server it came to has asked all this
            if request.scope["path"].startswith(INSIDE) and not self.is_insider(request):
                insiders = " ".join(map(str, self._insiders))
                compared = {"asks": request.client.host if request.client else "?", "insiders": insiders}
                raise ServiceError("not-found").comparing("an outsider was refused", **compared)
            self._check(request, request.route_handler.opt.get(COST, 1), writes=request.method not in SAFE)
        self._note(request)

    async def before_send(self, message: Message, scope: Scope) -> None:
        """Add the headers that every answer carries, and the cookie of somebody new."""
        if message["type"] == "websocket.close":
            self.attendance.closing(message.get("code") or CLOSED, scope)
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        self.attendance.answered(message["status"], scope, headers)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        cookie = scope["state"].get(NEW_COOKIE)
        if cookie is not None:
            headers.add("set-cookie", cookie.to_header(header=""))


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def address_of(connection: Connected) -> str:
    """Return the address of whoever asks, as limits count it."""
    return home_of(connection.client.host if connection.client else "?")


def is_relayed(connection: Connected) -> bool:
    """Return whether a connection came to another server first, which has let it in."""
    return RELAYED in (connection.scope.get("extensions") or {})


def known_identity(connection: Connected) -> str | None:
    """Return who a connection's cookie says it is, None without a cookie of this server."""
    signer: Signer = connection.app.state.signer
    return signer.read(connection.cookies.get(COOKIE))


def set_identity(request: Request[Any, Any, Any], identity: str) -> None:
    """Let the answer to a request carry the cookie of an identity."""
    signer: Signer = request.app.state.signer
    secure = request.app.state.settings.secure or request.url.scheme == "https"
    request.scope["state"][NEW_COOKIE] = Cookie(
        COOKIE, value=signer.sign(identity), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


async def identity_of(request: Request[Any, Any, Any]) -> str:
    """Return who asks; somebody without a cookie is somebody new and gets one."""
    identity = known_identity(request)
    if identity is None:
        identity = new_identity()
        set_identity(request, identity)
    return identity
