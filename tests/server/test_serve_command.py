"""``deben serve`` as people start it."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.sync.client import connect


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
