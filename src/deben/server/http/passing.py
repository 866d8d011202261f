"""A request for a table at another server, answered by that one."""

from typing import Any

from litestar import Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ...store import Elsewhere
from ..door.guard import NEW_COOKIE, Guard, is_relayed
from ..door.identity import COOKIE
from ..errors import Continued, ServiceError
from ..nodes.asking import Answer, Header
from ..nodes.relay import NUMBER, SECRET, WRONG, Relay
from .params import AnyRequest

__all__ = ["Admitting", "Believing", "passed_on", "way_of"]

MISDIRECTED = 421
OURS = {b"connection", b"content-length", b"date", b"server", b"transfer-encoding", b"x-request-id"}
"""Headers of an answer that the server gives which sends it."""


class Admitting:
    """An application that knows what other servers send."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def hand_over(self) -> None:
        """Let other servers have the tables of this one."""
        await self.app.state.hand_over()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a connection in."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            guard: Guard = self.app.state.guard
            guard.attendance.begin(scope)
            if not self.app.state.relay.admit(scope):
                address = str((scope.get("client") or ("?",))[0])
                guard.refusals.refuse("no-server", address, "somebody pretended to be another server", path=scope["path"])
        await self.app(scope, receive, send)


class Believing(ProxyHeadersMiddleware):
    """Believes proxies what they say of whoever asks, and of a request's number; strangers get a number of ours."""

    def __init__(self, app: Admitting, proxies: list[str]) -> None:
        super().__init__(app, proxies)
        self.hand_over = app.hand_over

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a connection in."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            host = (scope.get("client") or ("",))[0]  # a way in of this machine has none
            given = {name for name, _ in scope["headers"]}
            if host and host not in self.trusted_hosts and SECRET not in given:  # other servers prove who they are, later
                scope["headers"] = [header for header in scope["headers"] if header[0] != NUMBER]
        await super().__call__(scope, receive, send)


def way_of(scope: Any) -> tuple[bytes, list[Header], str]:
    """Return what a connection asks for, with its headers and the address it comes from; somebody new has a cookie by now."""
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    if (new := scope["state"].get(NEW_COOKIE)) is not None:
        headers = [header for header in headers if header[0] != b"cookie"] + [(b"cookie", f"{COOKIE}={new.value}".encode())]
    return target, headers, (scope.get("client") or ("?",))[0]


class _PassedOn(Response[None]):
    """Asks another server when it is sent."""

    def __init__(self, request: AnyRequest, error: Elsewhere, failed: Any) -> None:
        super().__init__(None)
        self.request, self.error, self.failed = request, error, failed

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return what asks."""
        return self._send

    async def _send(self, scope: Scope, receive: Receive, send: Send) -> None:
        request, error = self.request, self.error
        relay: Relay = request.app.state.relay
        target, headers, client = way_of(scope)
        if isinstance(error, Continued):
            target = error.target.encode()
        try:
            answer = await relay.ask(error, request.method, target, headers, client, await request.body())
        except ServiceError as failure:
            app: ASGIApp = self.failed(request, failure).to_asgi_response(app=None, request=request)
            await app(scope, receive, send)
        else:
            await _sent(answer, send)


async def _sent(answer: Answer, send: Send) -> None:
    kept = [header for header in answer.headers if header[0] not in OURS]
    length = [] if answer.status in (204, 304) else [(b"content-length", b"%d" % len(answer.body))]
    await send({"type": "http.response.start", "status": answer.status, "headers": [*kept, *length]})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})


def passed_on(request: AnyRequest, error: Elsewhere, failed: Any) -> Response[None]:
    """Return the answer of the server that has a table; ``failed`` makes one for a failure.

    Where another server asked, it is told to look again.
    """
    if is_relayed(request):
        return Response(None, status_code=MISDIRECTED, headers={WRONG.decode(): "1"})
    return _PassedOn(request, error, failed)
