"""Whoever only holds connections loses them, and takes nobody else's: silent ones, and those whose answers lie about."""

import asyncio
import contextlib
import http.client
import socket
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import httpx
import uvicorn
from uvicorn.server import ServerState

from deben.server.http.door import MOST_QUIET, Door, patient
from deben.server.metrics import Metrics
from deben.server.refusals import Refusals

from .harness import PATIENCE, quick, running


async def nobody(_scope: Any, _receive: Any, _send: Any) -> None:
    """Answer nothing."""


def come(kind: type[Door], host: str) -> Any:
    """Return the transport of a connection that comes from an address and says nothing."""
    config = uvicorn.Config(nobody, http=kind, log_config=None)
    transport = MagicMock(get_extra_info={"peername": (host, 1)}.get)
    kind(config, ServerState(), {}).connection_made(transport)
    return transport


def knocking(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


# Silent ones


def test_a_further_request_has_to_be_whole_in_time_as_well(tmp_path: Path) -> None:
    with running(quick(tmp_path, request_patience=0.3)) as address, knocking(address) as line:
        line.sendall(b"GET /health/alive HTTP/1.1\r\nHost: h\r\n\r\n")
        response = http.client.HTTPResponse(line)
        response.begin()
        assert response.read()
        line.sendall(b"GET /health/alive HT")
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(1) == b""
        assert 'refused_total{code="too-late"} 1.0' in httpx.get(f"{address}/metrics").text


def test_addresses_of_one_home_wait_together() -> None:
    """Whoever has a network of IPv6 has all of its addresses."""

    async def knock() -> None:
        kind = patient(20.0, Refusals(Metrics()))
        homes = [[come(kind, f"2001:db8:1:{home}::{number:x}") for number in range(MOST_QUIET + 3)] for home in (1, 2)]
        assert [sum(line.abort.called for line in lines) for lines in homes] == [3, 3]

    asyncio.run(knock())
