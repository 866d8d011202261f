"""However a message is cut, joined, compressed or broken on its way, it is heard once, or the connection says why not.

That holds for the short way through uvicorn as for the ordinary one, which is gone wherever the short one cannot be.
"""

import asyncio
import json
import time
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import WebSocket
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deben.server.configuration import chosen
from deben.server.settings import Settings
from deben.server.sockets import ways
from deben.server.sockets.counted import CountedWebSocket
from deben.server.sockets.fast import FastWebSocket, head, unmasked
from deben.server.sockets.plain import MOST_UNSENT, PlainLine
from deben.server.sockets.ways import KNOWN, missing_for_fast, protocol_for

from .harness import ME, OPEN, Person, Seated, ahead, quick, running

WATCH = Settings().watch
PING = json.dumps({"type": "ping"})


def frame(text: bytes, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """Return a text as a client sends it."""
    return bytes((0x81, 0x80 | len(text))) + mask + unmasked(mask, text)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_says_its_length(size: int) -> None:
    made = head(size)
    assert made[0] == 0x81
    assert len(made) == (2 if size < 126 else 4 if size < 65_536 else 10)
    assert int.from_bytes(made[2:], "big") == size if size >= 126 else made[1] == size


def test_unmasking_is_masking() -> None:
    for size in (0, 1, 3, 4, 5, 90):
        text = bytes(range(size))
        assert unmasked(b"abcd", unmasked(b"abcd", text)) == text


def test_messages_in_pieces_and_in_heaps(anna: Person) -> None:
    with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        one.socket.send(['{"type":', '"pi', 'ng"}'])  # in fragments
        assert one.until("pong")
        wire, text = one.socket.socket, frame(PING.encode())
        for at in range(len(text)):  # byte by byte
            wire.sendall(text[at : at + 1])
        assert one.until("pong")
        wire.sendall(text * 50)  # all at once
        for _ in range(50):
            assert one.until("pong")
        one.socket.send(json.dumps({"type": "act", "key": "k", "number": 0, "action": "é" * 10}))
        assert one.until("refused")["code"] == "malformed"
        one.socket.send(PING.encode())  # as bytes
        assert one.until("pong")
        assert one.act("b2")["type"] == "accepted"


def present(seated: Seated) -> bool:
    """Return whether the other is there, by the next that is said of people."""
    return bool(seated.until("players")["players"][1]["present"])


def test_the_others_are_told_after_one_missed_ping(anna: Person, bruno: Person) -> None:
    """Only who promised a ping can miss it; the next one brings them back, and one that promises none keeps them here."""
    made = anna.create("duel", [ME, OPEN])
    bruno.join(made["invitation"])
    with ahead() as move, anna.sit(made["table"]) as one, bruno.sit(made["table"]) as other:
        while not present(one):
            pass
        move(3600)
        other.ask({"type": "ping", "next": 2500}, "pong")
        assert one.ask({"type": "ping"}, "pong", "players")["type"] == "pong", "nobody had promised anything"
        move(2)
        time.sleep(2 * WATCH)
        assert one.ask({"type": "ping"}, "pong", "players")["type"] == "pong", "not yet"
        move(2.1)
        assert not present(one)
        other.ask({"type": "ping"}, "pong")
        assert present(one)
        move(3600)
        time.sleep(3 * WATCH)
        assert one.ask({"type": "ping"}, "pong", "players")["type"] == "pong"


@pytest.mark.parametrize("next_", [-1, "soon", 2**31, None, 1.5])
def test_a_promise_that_cannot_be_read_gets_a_code(anna: Person, next_: Any) -> None:
    with anna.sit(anna.create("duel", [ME, ME])["table"]) as one:
        assert one.ask({"type": "ping", "next": next_}, "refused", "pong")["code"] == "bad-message"


@pytest.mark.parametrize("broken", [frame(b"\xff\xfe"), b"\x81\x02no", b"\xc1\x80abcd", b"\x81\xff" + b"\x7f" * 8 + b"mask"])
def test_what_is_no_websocket_ends_the_connection_only(anna: Person, broken: bytes) -> None:
    """Bad UTF-8, no mask, a bit nobody agreed on, a message larger than any."""
    table = anna.create("duel", [ME, ME])["table"]
    with anna.sit(table) as one:
        one.socket.socket.sendall(broken)
        with pytest.raises(ConnectionClosed):
            one.until("nothing")
    with anna.sit(table) as again:
        assert again.act("b2")["type"] == "accepted"


@pytest.mark.parametrize("way", ["fast", "plain"])
def test_messages_can_be_compressed(tmp_path: Path, way: str) -> None:
    with running(quick(tmp_path, compress=True, sockets=way)) as address, Person(address) as anna:
        url = f"{address.replace('http', 'ws')}/api/tables/{anna.create('duel', [ME, ME])['table']}/socket"
        headers = {"Cookie": f"deben={anna.cookie}"}
        with Seated(connect(url, additional_headers=headers, origin=Origin(address), compression="deflate", legacy=True)) as one:
            assert one.socket.protocol.extensions
            assert one.act("b2")["type"] == "accepted"
            one.catch_up(1)


class Slow:
    """A socket of Litestar's whose client reads only while it is let."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[tuple[str, str]] = []
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send_data(self, data: str, mode: str) -> None:
        """Wait until the client reads."""
        await self.reads.wait()
        self.sent.append((data, mode))

    async def receive(self) -> dict[str, Any]:
        """Return what the client says next."""
        return await self.coming.get()


class Heard:
    """A listener that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def hear(self, data: bytes) -> None:
        """Keep a message; one breaks whoever hears it."""
        if data == b"break":
            raise ValueError
        self.told.append(data)

    def pause(self) -> None:
        """Keep it."""
        self.told.append("pause")

    def resume(self) -> None:
        """Keep it."""
        self.told.append("resume")

    def lost(self) -> None:
        """Keep it."""
        self.told.append("lost")


def ordinary_talk(talk: Callable[[Slow, Heard, PlainLine], Awaitable[None]]) -> Heard:
    """Return what a listener was told on a line of the ordinary way."""

    async def held() -> Heard:
        socket, heard = Slow(), Heard()
        line = PlainLine(cast("WebSocket[Any, Any, Any]", socket))
        line.attach(heard)
        await talk(socket, heard, line)
        line.detach()
        return heard

    return asyncio.run(held())


async def turns() -> None:
    """Let everybody else go on until they wait."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_on_the_ordinary_way_whoever_does_not_read_is_told_nothing_more() -> None:
    async def talk(socket: Slow, heard: Heard, line: PlainLine) -> None:
        for number in range(MOST_UNSENT + 2):
            line.say(b"%d" % number)
            await turns()
        assert heard.told == ["pause"]
        socket.reads.set()
        await turns()
        assert socket.sent == [(str(number), "text") for number in range(MOST_UNSENT + 2)]

    assert ordinary_talk(talk).told == ["pause", "resume"]


def test_on_the_ordinary_way_whoever_says_too_much_waits() -> None:
    async def talk(socket: Slow, heard: Heard, line: PlainLine) -> None:
        await socket.coming.put({"type": "websocket.receive", "text": "one"})
        await turns()
        line.hold(True)
        for text in ("two", "three"):
            await socket.coming.put({"type": "websocket.receive", "bytes": text.encode()})
        await turns()
        assert heard.told == [b"one", b"two"], "one was on its way"
        line.hold(False)
        await socket.coming.put({"type": "websocket.disconnect"})
        await turns()

    assert ordinary_talk(talk).told == [b"one", b"two", b"three", "lost"]


def test_on_the_ordinary_way_a_listener_that_breaks_ends_its_own_talk_only() -> None:
    async def talk(socket: Slow, _heard: Heard, _line: PlainLine) -> None:
        await socket.coming.put({"type": "websocket.receive", "text": "break"})
        await turns()

    assert ordinary_talk(talk).told == ["lost"]


def test_the_short_way_is_gone_where_uvicorn_is_as_we_know_it() -> None:
    assert missing_for_fast() is None
    assert protocol_for("auto") is protocol_for("fast") is FastWebSocket
    assert protocol_for("plain") is CountedWebSocket


@pytest.mark.parametrize("name", ways.NAMES)
def test_without_a_name_of_uvicorn_messages_go_the_ordinary_way(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    class Other:
        """A protocol of another uvicorn, without one name."""

    for other in set(ways.NAMES) - {name}:
        setattr(Other, other, None)
    monkeypatch.setattr("uvicorn.protocols.websockets.websockets_sansio_impl.WebSocketsSansIOProtocol", Other)
    assert missing_for_fast() == f"uvicorn's protocol has no {name}"
    assert protocol_for("auto") == "auto"
    with pytest.raises(RuntimeError, match=name):
        protocol_for("fast")


@pytest.mark.parametrize("version", ["0.53.9", "0.60.0", "1.2.0", "1.dev0", "0.55rc1", "1", "unknown", ""])
def test_with_another_uvicorn_messages_go_the_ordinary_way(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr("uvicorn.__version__", version)
    assert missing_for_fast() == f"uvicorn {version} is not known to it"
    assert protocol_for("auto") == "auto"


def test_the_package_asks_for_the_versions_that_are_known() -> None:
    first, last = (".".join(map(str, version)) for version in KNOWN)
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert f"uvicorn[standard]>={first},<{last}" in project["project"]["dependencies"]


def test_without_the_module_of_uvicorn_messages_go_the_ordinary_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "MODULE", "uvicorn.protocols.websockets.gone")
    assert protocol_for("auto") == "auto"


def test_the_environment_chooses_the_way() -> None:
    assert chosen({}, {"DEBEN_SOCKETS": "plain"}).sockets == "plain"
    assert chosen({}, {}).sockets == "auto"
