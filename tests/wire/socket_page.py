"""The messages of a table's socket as a page: ``python -m tests.wire.socket_page`` writes ``docs/socket.md`` from the types.

Types, fields and texts are those of the wire; the conversation at the end is put together by the code that a server runs.
"""

import inspect
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from deben.match import Match, Refused
from deben.server.door.guard import AGAIN, FOREIGN, FULL, NO_TABLE
from deben.server.tables.broadcast import Broadcast
from deben.server.tables.log import entry_of, reason_shown
from deben.wire.codes import FailureCode, RefusalCode, UnsaidCode, WhyCode
from deben.wire.common import ActionReason, LegalAction, TableEvent
from deben.wire.game_types import GameView
from deben.wire.messages import Accepted, Act, Fetch, FromClient, Ping, Pong, ToClient, Why, WhyAnswer
from deben.wire.messages import Refused as RefusedMessage
from deben.wire.typescript import field_texts, fields_of

__all__ = ["PAGE", "conversation", "page"]

PAGE = Path(__file__).parents[2] / "docs" / "socket.md"
WIDTH = 120
SHORT = 110
"""Signs of a value in the conversation; longer ones are left out."""
HEAD = f"""\
# The socket of a table

<!-- Written by `python -m tests.wire.socket_page` from the types in `deben.wire`. Do not edit. -->

`GET /api/tables/{{table}}/socket` opens it, with the cookie that `GET /api/me` gives and an origin that the server knows.
Messages are JSON texts, one each, told apart by `type`; types are written as in `web/src/wire.ts`, which has them all.
How to open a table, or take a seat, is told in [client.md](client.md). The server begins with a `snapshot`. Commands
have a `key` that the client chooses: sent again with the same key, they are carried out once. `number` counts the
entries of the log; every change that is published has the next number.

What belongs to a game is written by its rule functions: `View`, `LegalAction`, `TableEvent` and `ActionReason` are
spelled out for each game in `web/src/wire.ts`, and general ones stand for a game that brings no types.

A socket closes with {FOREIGN} for whoever may not look, {NO_TABLE} where there is no table, {FULL} where too many have one
open, and {AGAIN} when its client shall come back at once.
"""
CODES = {
    "Why a command is refused": RefusalCode, "Why a question is refused, or a request over HTTP": FailureCode,
    "Why an action may not be done": WhyCode, "Why something is not said": UnsaidCode,
}  # fmt: skip
OF_GAMES = (LegalAction, TableEvent, ActionReason)


def _reached(info: types.Type) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs in a type, those inside them too."""
    match info:
        case types.UnionType(types=members):
            for member in members:
                yield from _reached(member)
        case types.ListType(item_type=item):
            yield from _reached(item)
        case types.StructType(cls=cls, fields=fields) if not issubclass(cls, GameView) and cls not in OF_GAMES:
            yield cls
            for field in fields:
                yield from _reached(field.type)


def _parts() -> list[type[msgspec.Struct]]:
    """Return what messages are made of, in the order in which they first name it."""
    messages = get_args(ToClient) + get_args(FromClient)
    inside = [part for message in messages for part in _reached(types.type_info(message))]
    return [part for part in dict.fromkeys(inside) if part not in messages]


def _described(cls: type[msgspec.Struct]) -> Iterator[str]:
    tag = cls.__struct_config__.tag
    texts = field_texts(cls)
    yield f"### `{tag}`" if tag else f"### {cls.__name__}"
    yield from _wrapped(inspect.cleandoc(cls.__doc__ or ""), "")
    fields = [(name, key, text) for name, key, text in fields_of(cls) if name]
    if fields:
        yield ""
    for name, key, text in fields:
        about = f". {texts[name]}" if name in texts else ""
        yield from _wrapped(f"- `{key}`: `{text}`{about}", "  ")
    yield ""


def _wrapped(text: str, indent: str) -> list[str]:
    text = " ".join(text.replace("``", "`").split())
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def _told(match: Match, action: str, key: str) -> Iterator[tuple[str, bytes]]:
    """Yield what a command brings: the command, and what its sender hears."""
    number = len(match.moves)
    yield ">", msgspec.json.encode(Act(key, number, action))
    try:
        move, events = match.play_told(action)
    except Refused as error:
        refusal = error.refusal
        yield "<", msgspec.json.encode(RefusedMessage(key, refusal.code, reason_shown(refusal)))
        return
    yield "<", msgspec.json.encode(Accepted(key, number + 1))
    entry = msgspec.json.encode(entry_of(move, events, number + 1, None))
    owners = ["anna", "anna"]
    yield "<", Broadcast(match, number + 1, "playing", match.actor, owners=owners).played([0, 1], entry, key)


def conversation() -> list[tuple[str, bytes]]:
    """Return a conversation with a table of the Duel: who speaks (the client: ``>``), and what is said, whole."""
    match = Match("duel", 1)
    said = [*_told(match, "b2", "k1"), *_told(match, "b2", "k2")]
    reason = reason_shown(match.refusal("xb"))
    said += [(">", msgspec.json.encode(Why("xb"))), ("<", msgspec.json.encode(WhyAnswer("xb", "illegal", reason)))]
    said += [(">", msgspec.json.encode(Ping())), ("<", msgspec.json.encode(Pong(1)))]
    return [*said, (">", msgspec.json.encode(Fetch(1)))]


def _shortened(text: bytes) -> str:
    """Return a message on a line, without what is long in it."""
    told: dict[str, Any] = json.loads(text)
    parts = [f"{json.dumps(name)}: {_short(value)}" for name, value in told.items() if value is not None]
    return "{" + ", ".join(parts) + "}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHORT else "{…}" if isinstance(value, dict) else "[…]"


def _example() -> Iterator[str]:
    for who, text in conversation():
        yield from textwrap.wrap(f"{who} {_shortened(text)}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def page() -> str:
    """Return the page."""
    lines = [HEAD, "## What a client says", ""]
    lines += [line for message in get_args(FromClient) for line in _described(message)]
    lines += ["## What it is told", ""]
    lines += [line for message in get_args(ToClient) for line in _described(message)]
    lines += ["## What messages are made of", ""]
    lines += [line for part in _parts() for line in _described(part)]
    lines += ["## Codes", ""]
    for title, codes in CODES.items():
        lines += [f"{title}:", *_wrapped(", ".join(f"`{code}`" for code in get_args(codes)) + ".", ""), ""]
    lines += ["## A conversation", "", "`>` is the client; what is long, or null, is left out.", "", "```"]
    return "\n".join([*lines, *_example(), "```", ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
