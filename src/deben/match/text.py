"""A match as text that people read and write: a header for each field of its record, then the actions, numbered.

It is to a record what PGN is to a game of chess::

    [game "duel"]
    [seed "1"]

    1. b2 2. c3 3. x1 {the lower boat leaves}

Headers are JSON.  A number stands before the first of several actions that one seat does in a row; reading passes over numbers
and over what is said in braces.
"""

import re
import textwrap
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any

import msgspec

from ..games import game_named
from .commitment import commitment_of
from .record import MatchRecord, RecordError, read_record

__all__ = ["read_any", "read_text", "write_text"]

WIDTH = 100
HEADER = re.compile(r"\[(\w+) (.*)\]")
COMMENT = re.compile(r"\{[^{}]*\}")
BETWEEN = re.compile(r"(?:^|\s+)\d+\.\s+|,\s+")
NARROW = "\N{NO-BREAK SPACE}"


def write_text(record: MatchRecord, seats: Sequence[int]) -> str:
    """Return the text of a record; ``seats`` says who acted each time."""
    fields = msgspec.to_builtins(record)
    headers = [f"[{name} {msgspec.json.encode(value).decode()}]" for name, value in fields.items() if name != "actions"]
    actions = [action.replace(" ", NARROW) for action in record.actions]
    runs = [[at for at, _ in run] for _, run in groupby(enumerate(seats), key=lambda one: one[1])]
    turns = " ".join(f"{run[0] + 1}.{NARROW}{', '.join(actions[at] for at in run)}" for run in runs)
    lines = textwrap.wrap(turns, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*headers, "", *lines, ""]).replace(NARROW, " ")


def read_text(text: str) -> MatchRecord:
    """Return the record that a text tells; raises ``RecordError``.

    Whoever writes one by hand may leave out the headers ``rules``, ``options`` and ``commitment``.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    headers = [*takewhile(bool, map(HEADER.fullmatch, lines))]
    try:
        told: dict[str, Any] = {header[1]: msgspec.json.decode(header[2]) for header in headers if header}
    except msgspec.DecodeError as error:
        raise RecordError("malformed", f"a header of the match is no JSON: {error}") from None
    actions = BETWEEN.split(" ".join(COMMENT.sub(" ", "\n".join(lines[len(headers) :])).split()))
    return read_record(msgspec.json.encode(_usual(told) | told | {"actions": [action for action in actions if action]}))


def read_any(text: str | bytes) -> MatchRecord:
    """Return the record in a JSON text or in a text with headers; raises ``RecordError``."""
    start = text[:1] if isinstance(text, str) else text[:1].decode(errors="replace")
    if start != "[":
        return read_record(text)
    try:
        return read_text(text if isinstance(text, str) else text.decode())
    except UnicodeDecodeError as error:
        raise RecordError("malformed", f"not a match: {error}") from None


def _usual(told: dict[str, Any]) -> dict[str, Any]:
    """Return what follows from other headers: the present rules, no options, the commitment of the seed."""
    try:
        return {"rules": game_named(told["game"]).version, "options": {}, "commitment": commitment_of(told["seed"])}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("malformed", f"not a match: {error}") from None
