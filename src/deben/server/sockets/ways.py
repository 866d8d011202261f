"""Which way messages go: the short one where this uvicorn is as we know it, and the ordinary one everywhere else."""

import logging
from importlib import import_module
from typing import Any

import uvicorn
from litestar import WebSocket

from ..logs import log
from ..refusals import Refusals
from ..settings import SocketWay
from .line import Line
from .plain import PlainLine

__all__ = ["EXTENSION", "KNOWN", "heard_by", "line_of", "missing_for_fast", "protocol_for"]

EXTENSION = "deben.line"
"""Under this name a handler finds the line of the short way in its connection's scope."""
KNOWN = ((0, 54), (0, 60))
"""The versions of uvicorn that the short way is known to work with: from the first to before the last; pyproject.toml pins them."""
MODULE, PROTOCOL = "uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol"
NAMES = (
    "handle_connect", "handle_ping", "handle_pong", "handle_cont",
    "data_received", "send_receive_event_to_app", "pause_writing", "resume_writing", "connection_lost",
    "response", "scope", "queue", "read_paused", "frames", "curr_msg_data_type", "handshake_initiated", "close_sent",
    "handshake_complete", "disconnected", "conn", "config", "transport", "loop", "logger",
)  # fmt: skip
"""Everything that we use or replace in uvicorn's protocol."""
ORDINARY = "auto"


def missing_for_fast() -> str | None:
    """Return why the short way cannot be gone with the uvicorn that is there; None if it can."""
    major, _, minor = uvicorn.__version__.partition(".")
    minor = minor.partition(".")[0]
    if not (major.isdecimal() and minor.isdecimal() and KNOWN[0] <= (int(major), int(minor)) < KNOWN[1]):
        return f"uvicorn {uvicorn.__version__} is not known to it"
    try:
        protocol = getattr(import_module(MODULE), PROTOCOL)
    except (ImportError, AttributeError) as error:
        return str(error)
    there = set(dir(protocol)) | {name for method in vars(protocol).values() for name in _spoken(method)}
    missing = [name for name in NAMES if name not in there]
    return f"uvicorn's protocol has no {', '.join(missing)}" if missing else None


def _spoken(method: Any) -> tuple[str, ...]:
    """Return the names of attributes that a method uses: instances have some that their class does not show."""
    code = getattr(method, "__code__", None)
    return code.co_names if code else ()


def protocol_for(way: SocketWay) -> Any:
    """Return what uvicorn speaks WebSocket with; raises ``RuntimeError`` if the short way is asked for and cannot be gone."""
    why = missing_for_fast()
    if way == "plain":
        return import_module(f"{__package__}.counted").CountedWebSocket if why is None else ORDINARY
    if why is None:
        return import_module(f"{__package__}.fast").FastWebSocket
    if way == "fast":
        raise RuntimeError(f"the short way for messages cannot be gone: {why}")
    log("messages go the ordinary way", logging.WARNING, why=why)
    return ORDINARY


def heard_by(protocol: Any, refusals: Refusals) -> Any:
    """Return what uvicorn speaks WebSocket with, such that somebody hears of what is ended; an ordinary one is left as it is."""
    return type(protocol.__name__, (protocol,), {"refusals": refusals}) if isinstance(protocol, type) else protocol


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """Return the line to the client of a socket: the short one where uvicorn brought it along."""
    line: Line | None = (socket.scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    return line if line is not None else PlainLine(socket)
