"""Small repairs of a position that somebody is setting up: tokens or Deben that are nowhere are put where they do no harm."""

import re
from collections import Counter

from ...games.contract import Game, PositionError
from ...games.duel.board import COPIES
from ...games.duel.cargo import FACE_CODES

__all__ = ["mended"]

MOST_REPAIRS = 3
RUN = re.compile(rf"({'|'.join(sorted(FACE_CODES, key=len, reverse=True))})(?:\*([1-9][0-9]?))?")
"""A token of the Duel, and how often it is there."""
ELSEWHERE = ("N", "A", "boats", "warehouse", "pile", "removed")


def mended(game: Game, text: str, error: PositionError) -> str | None:
    """Return the text repaired so that it is a position, None where that is not simple."""
    for _ in range(MOST_REPAIRS):
        repaired = REPAIRS[game.name, error.code](text, error) if (game.name, error.code) in REPAIRS else None
        if repaired is None:
            return None
        text = repaired
        try:
            game.read_position(text)
        except PositionError as next_error:
            error = next_error
        else:
            return text
    return None


def _fields(text: str) -> dict[str, str]:
    return {part.partition("=")[0]: part.partition("=")[2] for part in text.split()}


def _written(fields: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _tokens_out(text: str, error: PositionError) -> str | None:
    """Return the text with as many tokens out of the game as are nowhere, of the kinds of which most are left (D5.3)."""
    fields = _fields(text)
    used = Counter(run[1] for name in ELSEWHERE for run in RUN.finditer(fields.get(name, "")) for _ in range(int(run[2] or 1)))
    left = Counter({code: int(COPIES[face]) - used[code] for face, code in enumerate(FACE_CODES)})
    given = "" if fields.get("removed", "-") == "-" else fields["removed"]
    for _ in range(_missing(error)):
        code = max(FACE_CODES, key=left.__getitem__)
        left[code] -= 1
        given += code
    return _written(fields | {"removed": given}) if given else None


def _missing(error: PositionError) -> int:
    return int(error.params.get("tokens", 0)) or int(COPIES.sum()) - int(error.params.get("total", 0))


def _deben_home(text: str, error: PositionError) -> str | None:
    """Return the text with the Reserves changed so that no Deben is lost or won (N1.3)."""
    fields = _fields(text)
    memphis = fields.get("memphis", "yes" if fields.get("players") == "5" else "no") == "yes"
    reserves = [int(part) for part in fields.get("reserves", ",".join(["1"] * (4 + memphis))).split(",")]
    missing = int(error.params["expected"]) - int(error.params["total"])
    reserves[0] += max(0, missing)
    for at, deben in enumerate(reserves):
        taken = min(deben, max(0, -missing))
        reserves[at], missing = deben - taken, missing + taken
    return _written(fields | {"reserves": ",".join(map(str, reserves))}) if missing >= 0 else None


REPAIRS = {
    ("duel", "removed-unclear"): _tokens_out,
    ("duel", "wrong-total"): _tokens_out,
    ("nefertiti", "wrong-money"): _deben_home,
    ("nefertiti", "too-much-money"): _deben_home,
}
"""How to repair a fault, by its game and code."""
