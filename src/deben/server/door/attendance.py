"""Who came: every request and every socket has a number, is counted, and stands in the log where that is asked for."""

import re
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Scope

from ..logs import REQUEST, log
from ..metrics import Metrics

__all__ = ["Attendance", "Stay", "number_of"]

BEGUN, STAY = "deben_begun", "deben_stay"
NUMBER = b"x-request-id"
GOOD = re.compile(r"[A-Za-z0-9._-]{1,64}")
METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"}
GONE = 1006
"""How a socket is said to be closed that only went."""

Connected = ASGIConnection[Any, Any, Any, Any]


class Stay(msgspec.Struct):
    """One socket: its number, how many messages its client said, and how it was closed."""

    number: str
    messages: int = 0
    code: int = 0
    handed: bool = False
    """Whether another process of this machine has it now, where it keeps its number."""


class _Begun(msgspec.Struct, frozen=True):
    """The number of a connection, and when it came."""

    number: str
    at: float


def _begun(scope: Any) -> _Begun:
    """Return the number that a connection came with from a proxy or from another server, or a new one; what is logged has it."""
    found: _Begun | None = scope.setdefault("state", {}).get(BEGUN)
    if found is None:
        given = next((value.decode("latin-1") for name, value in scope["headers"] if name == NUMBER), "")
        number = given if GOOD.fullmatch(given) else secrets.token_hex(8)
        found = scope["state"][BEGUN] = _Begun(number, time.perf_counter())
    REQUEST.set(found.number)
    return found


def number_of(scope: Any) -> str:
    """Return the number of a connection, for whoever ends it outside of what answers it."""
    begun: _Begun | None = (scope.get("state") or {}).get(BEGUN)
    return begun.number if begun is not None else ""


class Attendance:
    """Numbers, counts and logs whatever comes."""

    def __init__(self, metrics: Metrics, all_logged: bool) -> None:
        self.metrics, self.all_logged = metrics, all_logged

    @staticmethod
    def begin(scope: Any) -> None:
        """Give a connection its number."""
        _begun(scope)

    def answered(self, status: int, scope: Scope, headers: MutableScopeHeaders) -> None:
        """Count an answer, and log it where every one is."""
        begun, method = _begun(scope), str(scope.get("method", ""))
        took = time.perf_counter() - begun.at
        headers[NUMBER.decode()] = begun.number
        self.metrics.requests.labels(method if method in METHODS else "other", str(status)).inc()
        self.metrics.request_seconds.observe(took)
        if self.all_logged:
            told: dict[str, Any] = {"method": method, "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
            log("request", **told, address=_address(scope))

    @contextmanager
    def attending(self, socket: Connected) -> Iterator[Stay]:
        """Give a socket its number while it is open, and log that it came and went where every one is."""
        begun, path, address = _begun(socket.scope), socket.scope["path"], _address(socket.scope)
        stay = socket.scope["state"][STAY] = Stay(begun.number)
        if self.all_logged:
            log("socket opened", path=path, address=address)
        try:
            yield stay
        finally:
            if self.all_logged:
                seconds = round(time.perf_counter() - begun.at, 3)
                told: dict[str, Any] = {} if stay.handed else {"code": stay.code or GONE, "messages": stay.messages}
                event = "socket handed on" if stay.handed else "socket closed"
                log(event, path=path, address=address, seconds=seconds, **told, request=stay.number)

    @staticmethod
    def closing(code: int, scope: Scope) -> None:
        """Know how a socket is closed by the server."""
        stay: Stay | None = scope["state"].get(STAY)
        if stay is not None:
            stay.code = code


def _address(scope: Any) -> str:
    return str((scope.get("client") or ("?",))[0])
