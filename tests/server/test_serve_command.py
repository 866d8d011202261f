"""``deben serve`` as people start it."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.sync.client import connect

from deben.server.process import give_back


def test_it_prints_its_address_serves_and_stops(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "from deben.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "t.db"),
    ]
    process = subprocess.Popen(
        [*command, "--log", "json", "--lang", "fr", "--secure", "--compress"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Deben est ouvert")
    address = line.split()[-1].replace("localhost", "127.0.0.1")
    assert httpx.get(f"{address}health").json()["status"] == "ok"
    assert "; Secure" in httpx.get(f"{address}api/me").headers["set-cookie"]
    with connect(f"{address.replace('http', 'ws')}api/me/socket", compression="deflate") as socket:
        assert socket.response is not None
        assert "permessage-deflate" in socket.response.headers["sec-websocket-extensions"]
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=30)
    assert "Traceback" not in err
    lines = [json.loads(each) for each in err.splitlines() if each.startswith("{")]
    assert [each["event"] for each in lines][-1] == "server stopped"


HEAVY = {
    "deben.lab", "deben.pictures", "deben.testing", "llvmlite", "matplotlib", "numba", "numpy.ma", "pyarrow", "ray", "scipy",
    "textual", "torch",
}  # fmt: skip
"""What other commands and processes need, and a server that nobody has asked anything does not."""
MOST_BYTES = 150_000_000


def test_a_fresh_server_takes_no_more_memory_than_it_must(tmp_path: Path) -> None:
    """All that is resident, of all its processes: it has read the page, and waits for the first who asks."""
    command = [sys.executable, "-X", "importtime", "-c", "from deben.cli import main; main()", "--lang", "en", "serve"]
    with (tmp_path / "imported").open("w+") as told:
        process = subprocess.Popen(
            [*command, "--port", "0", "--database", str(tmp_path / "t.db")], stdout=subprocess.PIPE, stderr=told, text=True
        )
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        taken = sum(resident(pid) for pid in (process.pid, *children(process.pid)))
        assert httpx.get(f"{address}health").json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
        told.seek(0)
        imported = set(re.findall(r"^import time: .*\| +(\S+)$", told.read(), re.MULTILINE))
    assert "deben.server.app" in imported
    assert sorted(imported & HEAVY) == []
    assert taken <= MOST_BYTES


def test_what_starting_took_goes_back_to_the_system() -> None:
    """The system's library keeps what lies between things that stay."""
    made = [bytes(1000) for _ in range(60_000)]
    kept = made[::100]
    del made
    before = resident(os.getpid())
    give_back()
    assert resident(os.getpid()) < before - 30_000_000
    assert len(kept) == 600


def resident(pid: int) -> int:
    """Return how many bytes of a process are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
