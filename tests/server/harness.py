"""Real servers on real sockets, and people who talk to them."""

import json
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx
import msgspec
import pytest
import uvicorn
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from deben.server.process import bound, configured, reached_at
from deben.server.settings import Settings
from deben.server.timepiece import TIME

Message = dict[str, Any]
UNLIMITED = {
    "message_rate": 1e9, "message_burst": 1e9, "request_rate": 1e9, "request_burst": 1e9, "create_burst": 1e9, "look_burst": 1e9,
    "lobby_fresh": 0.0,
}  # fmt: skip
PATIENCE = 60.0
"""Seconds for what comes at once on a machine with nothing else to do: the first thought of all waits for a process to start."""
PROGRAM = """
import sys, msgspec
from deben.server.process import bound, serve
from deben.server.settings import Settings
made = bound("127.0.0.1", int(sys.argv[1]))
print(made.getsockname()[1], flush=True)
serve(msgspec.json.decode(sys.argv[2], type=Settings), made, lambda: print("ready", flush=True))
"""


def quick(folder: Path, **changes: Any) -> Settings:
    """Return settings for a test: no pauses, no limits but the given ones."""
    return Settings(database=str(folder / "tables.db"), **{"pace": 0.0, "workers": 1, **UNLIMITED, **changes})


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """Run a server in a thread and return its address."""
    made = bound("127.0.0.1", 0)
    server = uvicorn.Server(configured(settings, reached_at(made)))
    thread = threading.Thread(target=server.run, args=([made],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield f"http://127.0.0.1:{made.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        made.close()


@contextmanager
def ahead() -> Iterator[Any]:
    """Yield what moves the time of the servers in this process on, which stands still otherwise; afterwards it is as it was."""
    now = TIME.now()

    def move(seconds: float) -> None:
        nonlocal now
        now += round(seconds * 1000)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TIME, "now", lambda: now)
        yield move


class ServerProcess:
    """A server in a process of its own, that can be killed."""

    def __init__(self, settings: Settings, port: int = 0, environment: Mapping[str, str] | None = None) -> None:
        text = msgspec.json.encode(settings).decode()
        line = [sys.executable, "-c", PROGRAM, str(port), text]
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.address = f"http://127.0.0.1:{self.port}"
        assert self.process.stdout.readline().strip() == "ready"

    def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Seated:
    """A socket at a table: everything that was heard, and the latest moment."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.now: Message = {}
        self.until("snapshot")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.socket.close()

    def hear(self, seconds: float = PATIENCE) -> Message:
        """Return the next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("snapshot", "played"):
            self.now = message
        return message

    def until(self, *types: str) -> Message:
        """Return the next message of one of these types."""
        while (message := self.hear())["type"] not in types:
            pass
        return message

    def say(self, message: Message | str | bytes) -> None:
        """Send something."""
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def ask(self, message: Message | str | bytes, *types: str) -> Message:
        """Send something and return the answer."""
        self.say(message)
        return self.until(*(types or ("accepted", "refused")))

    def act(self, action: str, **changes: Any) -> Message:
        """Try an action and return the answer."""
        return self.ask({"type": "act", "key": uuid4().hex, "number": self.now["number"], "action": action, **changes})

    def catch_up(self, number: int) -> None:
        """Listen until the table has reached a number."""
        while self.now["number"] < number:
            self.hear()


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE)
        assert self.http.get("/api/me").status_code == 200
        if name:
            assert self.http.put("/api/me", json={"name": name}).json()["name"] == name

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["deben"]

    def moved_to(self, address: str) -> "Person":
        """Return the same person at another address."""
        other = Person.__new__(Person)
        other.address = address
        other.http = httpx.Client(base_url=address, headers={"origin": address}, cookies={"deben": self.cookie}, timeout=PATIENCE)
        return other

    def create(self, game: str, seats: list[Message], **options: Any) -> Message:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        created: Message = answer.json()
        return created

    def join(self, path: str) -> Message:
        answer = self.http.post(f"/api/invitations/{path.rpartition('/')[2]}")
        assert answer.status_code == 201, answer.text
        joined: Message = answer.json()
        return joined

    def sit(self, table: str, origin: str = "") -> Seated:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        page = Origin(origin or self.address)
        return Seated(
            connect(url, additional_headers={"Cookie": f"deben={self.cookie}"}, origin=page, compression=None, legacy=True)
        )


ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(name: str) -> Message:
    """Return a seat for a bot."""
    return {"kind": "bot", "bot": name}


def play_out(seated: list[Seated], chance: random.Random, most: int = 10_000) -> int:
    """Play at random until it is over or so many actions were made; return how many these were."""
    for made in range(most):
        if all(each.now["status"] == "over" for each in seated):
            return made
        deciding = [each for each in seated if each.now["legal"]]
        if not deciding:  # a bot decides
            number = max(each.now["number"] for each in seated)
            for each in seated:
                each.catch_up(number + 1)
            continue
        answer = deciding[0].act(chance.choice(deciding[0].now["legal"])["action"])
        assert answer["type"] == "accepted", answer
        for each in seated:
            each.catch_up(answer["number"])
    return most


def analysed(person: Person, table: str) -> Message:
    """Return the state of an analysis once it is over."""
    deadline = time.monotonic() + 120
    while True:
        state: Message = person.http.get(f"/api/tables/{table}/analysis").json()
        if state["phase"] not in ("waiting", "running"):
            return state
        assert time.monotonic() < deadline, state["phase"]
        time.sleep(0.1)
