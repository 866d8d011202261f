"""One stranger cannot stop everybody, and many behind one address are no strangers."""

import asyncio
import logging
import os
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from deben.server.door.connections import HEADER_BYTES
from deben.server.door.guard import address_of
from deben.server.logs import TextLines
from deben.server.settings import Settings
from deben.server.workers.messages import LENGTH
from deben.server.workers.pool import COMMAND

from .harness import PATIENCE, quick, running


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server that waits half a second for a request."""
    with running(quick(tmp_path_factory.mktemp("door"), request_patience=0.5)) as address:
        yield address


def knocking(address: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=10)


def left(line: socket.socket) -> bytes:
    """Return what the server says before it ends the connection."""
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize("header", [b"x: y\r\n", b"x-long: " + b"y" * 5000 + b"\r\n", b"y" * 4096])
def test_headers_without_end_are_refused_early(impatient: str, header: bytes) -> None:
    with knocking(impatient) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: h\r\n")
        sent = 0
        try:
            while sent < 50 * HEADER_BYTES:
                sent += line.send(header)
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert sent < 50 * HEADER_BYTES or left(line).startswith(b"HTTP/1.1 400")
    assert httpx.get(f"{impatient}/health").status_code == 200


@pytest.mark.parametrize(
    "begun", [b"", b"GET /health HTTP/1.1\r\nHo", b"PUT /api/me HTTP/1.1\r\nHost: h\r\nContent-Length: 90\r\n\r\n{"]
)
def test_who_never_finishes_a_request_loses_the_connection(impatient: str, begun: bytes) -> None:
    with knocking(impatient) as line:
        line.sendall(begun)
        assert b" 200 " not in left(line)


def test_who_asks_in_time_is_answered_again_and_again(impatient: str) -> None:
    with httpx.Client(base_url=impatient) as client:
        assert [client.get("/health").status_code for _ in range(5)] == [200] * 5


def test_a_thinking_process_ends_with_its_server() -> None:
    """The server is killed while others still hold the ends of its pipes, so that no end of input tells the thinker."""
    reading, writing = os.pipe()
    program = (
        "import os, subprocess, sys\n"
        f"thinker = subprocess.Popen({[*COMMAND]!r}, stdin={reading}, stdout=subprocess.PIPE)\n"
        f"thinker.stdout.read({LENGTH})\n"
        "print(thinker.pid, flush=True)\n"
        "sys.stdin.read()\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, pass_fds=[reading]
    )
    assert server.stdout
    assert server.stdin
    thinker = int(server.stdout.readline())
    handle = os.pidfd_open(thinker)
    server.kill()
    server.wait()
    ended = select.select([handle], [], [], 20)[0]
    for part in (reading, writing, handle):
        os.close(part)
    server.stdin.close()
    server.stdout.close()
    assert ended


def test_thirty_people_behind_one_address_open_the_page_at_once(tmp_path: Path) -> None:
    plain = Settings()
    settings = quick(tmp_path, request_rate=plain.request_rate, request_burst=plain.request_burst)
    opening = [
        "/",
        *[f"/assets/part{number}.js" for number in range(12)],
        "/api/me",
        "/api/games",
        "/api/tables",
        "/api/lobby",
        "/api/levels",
    ]

    async def open_page(address: str) -> list[int]:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as browser:
            return [(await browser.get(path)).status_code for path in opening]

    async def open_pages(address: str) -> list[list[int]]:
        return await asyncio.gather(*(open_page(address) for _ in range(30)))

    with running(settings) as address:
        statuses = asyncio.run(open_pages(address))
    assert len(statuses) == 30
    assert 429 not in {status for each in statuses for status in each}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_a_home_counts_as_one_whatever_address_it_takes(one: str, other: str, same: bool) -> None:
    found = [address_of(SimpleNamespace(client=SimpleNamespace(host=host))) for host in (one, other)]  # type: ignore[arg-type]
    assert (found[0] == found[1]) is same


def test_a_refused_page_is_told_to_the_operator(impatient: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("WARNING", "deben.server"):
        httpx.put(f"{impatient}/api/me", json={"name": "Eve"}, headers={"origin": "https://play.example"})
    [record] = [record for record in caplog.records if "another origin" in record.getMessage()]
    assert (record.origin, record.path) == ("https://play.example", "/api/me")  # type: ignore[attr-defined]
    assert impatient.split("//")[1] in record.ours  # type: ignore[attr-defined]


def test_nobody_writes_lines_of_their_own_into_the_log() -> None:
    record = logging.makeLogRecord({"msg": "said", "origin": "x\n12:00:00 info all is well\x1b[2J\u2028", "levelname": "INFO"})
    line = TextLines().format(record)
    assert line.isprintable()
    assert "all is well" in line
