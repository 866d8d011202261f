"""What the Duel brings to the server: repairs of positions."""

import re
from collections import Counter

from ....server.study.repairs import Repair, fields_of, written
from ...contract import PositionError
from ..board import COPIES
from ..position.tokens import FACE_CODES

__all__ = ["REPAIRS"]

RUN = re.compile(rf"({'|'.join(sorted(FACE_CODES, key=len, reverse=True))})(?:\*([1-9][0-9]?))?")
"""A token, and how often it is there."""
ELSEWHERE = ("N", "A", "boats", "warehouse", "pile", "removed")


def _tokens_out(text: str, error: PositionError) -> str | None:
    """Return the text with as many tokens out of the game as are nowhere, of the kinds of which most are left (D5.3)."""
    fields = fields_of(text)
    used = Counter(run[1] for name in ELSEWHERE for run in RUN.finditer(fields.get(name, "")) for _ in range(int(run[2] or 1)))
    left = Counter({code: int(COPIES[face]) - used[code] for face, code in enumerate(FACE_CODES)})
    given = "" if fields.get("removed", "-") == "-" else fields["removed"]
    for _ in range(_missing(error)):
        code = max(FACE_CODES, key=left.__getitem__)
        left[code] -= 1
        given += code
    return written(fields | {"removed": given}) if given else None


def _missing(error: PositionError) -> int:
    return int(error.params.get("tokens", 0)) or int(COPIES.sum()) - int(error.params.get("total", 0))


REPAIRS: dict[str, Repair] = {"removed-unclear": _tokens_out, "wrong-total": _tokens_out}
"""How to repair a fault, by its code."""
