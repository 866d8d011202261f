"""Whichever way a message is cut, joined, compressed or broken on its way, it is heard once, or the connection says why not."""

import json
from pathlib import Path

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deben.server.sockets.fast import head, unmasked

from .harness import ME, Person, Seated, quick, running

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


def test_messages_can_be_compressed(tmp_path: Path) -> None:
    with running(quick(tmp_path, compress=True)) as address, Person(address) as anna:
        url = f"{address.replace('http', 'ws')}/api/tables/{anna.create('duel', [ME, ME])['table']}/socket"
        headers = {"Cookie": f"deben={anna.cookie}"}
        with Seated(connect(url, additional_headers=headers, origin=Origin(address), compression="deflate", legacy=True)) as one:
            assert one.socket.protocol.extensions
            assert one.act("b2")["type"] == "accepted"
            one.catch_up(1)
