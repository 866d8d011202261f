"""Whoever only holds connections loses them, and takes nobody else's: silent ones, and those whose answers lie about."""

import asyncio
import contextlib
import http.client
import socket
import time
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from deben.server.door.connections import Door, patient
from deben.server.door.crowd import MOST_QUIET, Crowd
from deben.server.metrics import Metrics
from deben.server.nodes.relay import RELAYED
from deben.server.refusals import Refusals
from deben.server.sockets.counted import CountedWebSocket

from .harness import ME, PATIENCE, Person, quick, running

LONG, MANY = "/schema/openapi.json", 80
"""What has a long answer, and how often that is more than the system keeps."""


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


def answers(line: socket.socket) -> bool:
    """Return whether the other side answers a request."""
    try:
        line.sendall(b"GET /health/alive HTTP/1.1\r\nHost: h\r\n\r\n")
        response = http.client.HTTPResponse(line)
        response.begin()
        return bool(response.read())
    except (ConnectionError, http.client.HTTPException):
        return False


def has_room(address: str) -> bool:
    """Return whether one more connection is let in, now or soon: a server hears a little later that one was closed."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with knocking(address) as line:
            if answers(line):
                return True
        time.sleep(0.05)
    return False


# Silent ones


def test_a_further_request_has_to_be_whole_in_time_as_well(tmp_path: Path) -> None:
    with running(quick(tmp_path, request_patience=0.3)) as address, knocking(address) as line:
        assert answers(line)
        line.sendall(b"GET /health/alive HT")
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(1) == b""
        assert 'refused_total{code="too-late"} 1.0' in httpx.get(f"{address}/metrics").text


def test_addresses_of_one_home_wait_together() -> None:
    """Whoever has a network of IPv6 has all of its addresses."""

    async def knock() -> None:
        kind = patient(20.0, Crowd(1000), Refusals(Metrics()))
        homes = [[come(kind, f"2001:db8:1:{home}::{number:x}") for number in range(MOST_QUIET + 3)] for home in (1, 2)]
        assert [sum(line.abort.called for line in lines) for lines in homes] == [3, 3]

    asyncio.run(knock())


# Those who ask now and then


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    """One that becomes a socket, or is closed, makes room."""
    with running(quick(tmp_path, proxies=(), address_http=4)) as address, contextlib.ExitStack() as held:
        lines = [held.enter_context(knocking(address)) for _ in range(4)]
        assert [answers(line) for line in [*lines, lines[0]]] == [True] * 5
        assert not answers(held.enter_context(knocking(address)))
        for line in lines[2:]:
            line.close()
        assert has_room(address)
        with Person(address) as anna, anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
            assert has_room(address), "there are two lines, Anna's own, and her socket"
            assert one.act("b2")["type"] == "accepted"


def test_a_proxy_has_as_many_as_it_likes(tmp_path: Path) -> None:
    with running(quick(tmp_path, address_http=3)) as address, contextlib.ExitStack() as held:
        assert all(answers(held.enter_context(knocking(address))) for _ in range(9))


def test_what_another_server_passes_on_is_nobody_of_its_address() -> None:
    crowd = Crowd(2, "192.0.2.9".__eq__)
    scopes: list[Any] = [None, {"extensions": None}, {"extensions": {RELAYED: {}}}]
    asked = [MagicMock(scope=scope) for scope in scopes]
    for line in asked:
        crowd.enter(line, "192.0.2.1")
        crowd.spoke("192.0.2.1")
    assert crowd.refuses("192.0.2.1") == ("too-many-open", {"open": 2, "most": 2})
    crowd.leave(asked[0], "192.0.2.1")
    for host in ("192.0.2.1", "192.0.2.2", "192.0.2.9", "::ffff:192.0.2.9", ""):
        crowd.enter(MagicMock(scope=None), host)
        crowd.enter(MagicMock(scope=None), host)
    assert [bool(crowd.refuses(host)) for host in ("192.0.2.1", "192.0.2.2", "192.0.2.9", "::ffff:192.0.2.9", "")] == [
        True, True, False, False, False,
    ]  # fmt: skip


def test_a_proxy_may_connect_first_and_speak_later() -> None:
    """Load balancers keep spare lines."""
    crowd = Crowd(2000, "192.0.2.9".__eq__)
    for host in ("192.0.2.1", "192.0.2.9"):
        for _ in range(MOST_QUIET):
            crowd.enter(MagicMock(scope=None), host)
    assert crowd.refuses("192.0.2.1") == ("too-many-silent", {"silent": MOST_QUIET, "most": MOST_QUIET})
    assert crowd.refuses("192.0.2.9") is None


def test_few_descriptors_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Once there is none, the loop ends whoever comes and says nothing of it."""
    monkeypatch.setattr("deben.server.door.connections.SPARE", 1 << 40)
    with running(quick(tmp_path)) as address, contextlib.ExitStack() as held:
        assert all(answers(held.enter_context(knocking(address))) for _ in range(3))
    [told] = [record for record in caplog.records if record.getMessage() == "few descriptors are left"]
    assert (told.levelname, told.__dict__["connections"]) == ("WARNING", 1)


# Whoever does not read


def sipping(address: str) -> socket.socket:
    """Return a line that takes little at a time."""
    host, port = address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    return line


def ask_much(line: socket.socket) -> None:
    """Ask for more than the system keeps; the last answer ends the connection."""
    request = f"GET {LONG} HTTP/1.1\r\nHost: h\r\n"
    line.sendall((f"{request}\r\n" * (MANY - 1) + f"{request}Connection: close\r\n\r\n").encode())


def taken(line: socket.socket) -> int:
    """Return how many bytes there are until the other side ends a connection."""
    found = 0
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(1 << 20):
            found += len(part)
    return found


def was_slow(address: str) -> bool:
    return 'refused_total{code="too-slow"}' in httpx.get(f"{address}/metrics").text


@pytest.mark.parametrize("closing", [False, True])
def test_an_answer_that_nobody_takes_ends_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closing: bool) -> None:
    """While more is to be written, and when all was: uvicorn waits for ever with either."""
    if closing:
        monkeypatch.setattr(FlowControl, "pause_writing", lambda _: None)
    with running(quick(tmp_path, request_patience=0.2)) as address, sipping(address) as line:
        ask_much(line)
        end = time.monotonic() + PATIENCE
        while not was_slow(address):
            assert time.monotonic() < end
            time.sleep(0.1)
        assert taken(line) < MANY * len(httpx.get(address + LONG).content), "what the system had, and no more"


def test_whoever_takes_little_at_a_time_gets_all_of_it(tmp_path: Path) -> None:
    """The system takes more off the server's hands only when there is much room: what was taken meanwhile counts."""
    with running(quick(tmp_path, request_patience=0.5)) as address, sipping(address) as line:
        ask_much(line)
        found, end = 0, time.monotonic() + 4
        while time.monotonic() < end:
            found += len(line.recv(4096))
            time.sleep(0.05)
        assert found + taken(line) > MANY * len(httpx.get(address + LONG).content)
        assert not was_slow(address)


@pytest.mark.parametrize("told", [False, True])
def test_a_socket_that_takes_nothing_is_ended(told: bool) -> None:
    """Closing waits until all is taken; so does a goodbye that the client never reads."""

    async def held() -> None:
        config = uvicorn.Config(nobody, ws=CountedWebSocket, log_config=None)
        transport = MagicMock(get_extra_info={"peername": ("192.0.2.1", 1)}.get)
        transport.is_closing.return_value = False
        line = CountedWebSocket(config, ServerState(), {})
        line.connection_made(transport)
        line.close_timeout, line.close_sent = 0.01, told
        ended = asyncio.Event()
        transport.abort.side_effect = ended.set
        if told:
            line.send_keepalive_ping()
        else:
            line.keepalive_timeout()
        assert not ended.is_set(), "what was said last may still be taken"
        await asyncio.wait_for(ended.wait(), PATIENCE)

    asyncio.run(held())
