"""``docs/socket.md`` is what the types say, and so is the conversation in it."""

from typing import get_args

import msgspec

from deben.wire.messages import FromClient, ToClient

from .socket_page import PAGE, WIDTH, conversation, page


def test_the_page_is_current() -> None:
    """``python -m tests.wire.socket_page`` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_message_is_in_it() -> None:
    headings = [line for line in page().splitlines() if line.startswith("### `")]
    assert headings == [f"### `{message.__struct_config__.tag}`" for message in (*get_args(FromClient), *get_args(ToClient))]


def test_the_conversation_is_one() -> None:
    for who, text in conversation():
        msgspec.json.decode(text, type=FromClient if who == ">" else ToClient)


def test_its_lines_are_short() -> None:
    assert [line for line in page().splitlines() if len(line) > WIDTH] == []
