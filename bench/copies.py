"""Near copies of a position, as somebody would make them who wants the coach at a running table: a few changes in its text."""

import re
from collections.abc import Callable
from random import Random

from deben.games import PositionError, game_named

__all__ = ["CHANGES", "changed", "several"]

Change = Callable[[str, Random], str]
Span = tuple[int, int]
TOKEN, CARD = re.compile(r"[A-Za-z]\d*"), re.compile(r"\b(?:harp|chair|mirror|statuette|necklace|goldwork|senet|double)\b")
GIFTS, TOKENS = ("harp", "chair", "mirror", "statuette", "necklace", "goldwork"), ("o", "l", "d", "S", "T", "B", "R")
SQUARES = [f"{market}{side}{number}" for market in "gas" for side in "lr" for number in range(1, 6)]
SWAP = str.maketrans("NA", "AN")
TRIES = 12


def _value(text: str, field: str) -> tuple[int, str]:
    """Return where the value of a field stands, and the value; nothing for one that is left out."""
    found = re.search(rf"(?:^| ){field}=(\S+)", text)
    return (found.start(1), found[1]) if found else (0, "")


def _put(text: str, span: Span, new: str) -> str:
    return text[: span[0]] + new + text[span[1] :]


def _exchange(text: str, spans: list[Span], chance: Random) -> str:
    if len(spans) < 2:
        return text
    first, second = sorted(chance.sample(spans, 2))
    one, other = text[slice(*first)], text[slice(*second)]
    return _put(_put(text, second, one), first, other)


def _boats(text: str, chance: Random) -> str:
    at, value = _value(text, "boats")
    return _exchange(text, [(at + found.start(), at + found.end()) for found in re.finditer("[^/]+", value)], chance)


def _tokens(text: str) -> list[Span]:
    at, value = _value(text, "boats")
    return [(at + found.start(), at + found.end()) for found in TOKEN.finditer(value)]


def _pawn(text: str, chance: Random) -> str:
    at, value = _value(text, "port")
    squares = [(at + place, at + place + 1) for place, sign in enumerate(value) if sign != "/"]
    return _exchange(text, squares, chance)


def _sides(text: str, chance: Random) -> str:
    at, value = _value(text, "sides")
    sides = "".join(chance.choice("AB") for _ in range(4))
    return _put(text, (at, at + len(value)), sides) if value else f"sides={sides} {text}"


def _players(text: str, _: Random) -> str:
    text = re.sub(r"(turn|port|five)=(\S+)", lambda field: field[0].translate(SWAP), text)
    return re.sub(r" ([NA])=", lambda field: f" {field[1].translate(SWAP)}=", text)


def _cards(text: str) -> list[Span]:
    return [found.span() for found in CARD.finditer(text)]


def _servant(text: str, chance: Random) -> str:
    at, value = _value(text, "pieces")
    places = [(at + found.start(), at + found.end()) for found in re.finditer(r"\w+(?=:\d)", value)]
    return _put(text, chance.choice(places), chance.choice(SQUARES)) if places else text


def _money(text: str, chance: Random) -> str:
    """Return a position in which one seat has a Deben more, and another one less."""
    at, value = _value(text, "deben")
    purses = [*map(int, value.split(","))] if value else []
    if not purses:
        return text
    more, less = chance.sample(range(len(purses)), 2)
    purses[more], purses[less] = purses[more] + 1, max(0, purses[less] - 1)
    return _put(text, (at, at + len(value)), ",".join(map(str, purses)))


def _seats(text: str, _: Random) -> str:
    """Return a position in which each seat sits one place farther on."""
    players = int(_value(text, "players")[1] or 4)
    after = {str(seat): str(seat % players + 1) for seat in range(1, players + 1)}
    text = re.sub(r"(deben|seals)=(\S+),(\d+)", r"\1=\3,\2", text)
    if not _value(text, "turn")[1]:
        text = f"turn=1 {text}"
    pieces = _value(text, "pieces")[1]
    text = text.replace(pieces, re.sub(r"(?<=:)(c?)(\d)", lambda seat: seat[1] + after[seat[2]], pieces)) if pieces else text
    return re.sub(r"(?<=turn=)\d|(?<=holder=)\d|(?<=seat)\d(?==)", lambda seat: after[seat[0]], text)


CHANGES: dict[str, dict[str, Change]] = {
    "duel": {
        "exchanged": lambda text, chance: _exchange(text, _tokens(text), chance), "boats": _boats, "moved": _pawn,
        "replaced": lambda text, chance: _put(text, chance.choice(_tokens(text)), chance.choice(TOKENS)),
        "option or money": _sides, "seats": _players,
    },
    "nefertiti": {
        "exchanged": lambda text, chance: _exchange(text, _cards(text), chance), "moved": _servant,
        "replaced": lambda text, chance: _put(text, chance.choice(_cards(text)), chance.choice(GIFTS)),
        "option or money": _money, "seats": _seats,
    },
}  # fmt: skip
"""What is changed in the positions of each game."""


def changed(game: str, text: str, kind: str, chance: Random) -> str | None:
    """Return a position with one change that can be played from, as the game writes it; None where there is none."""
    for _ in range(TRIES):
        try:
            copy = game_named(game).write_position(game_named(game).read_position(CHANGES[game][kind](text, chance)))
        except PositionError:
            continue
        if copy != text:
            return copy
    return None


def several(game: str, text: str, count: int, chance: Random) -> str | None:
    """Return a position with several changes of any kind but that of the seats."""
    kinds = [kind for kind in CHANGES[game] if kind != "seats"]
    for _ in range(count):
        copy = None
        for kind in chance.sample(kinds, len(kinds)):
            copy = copy or changed(game, text, kind, chance)
        if copy is None:
            return None
        text = copy
    return text
