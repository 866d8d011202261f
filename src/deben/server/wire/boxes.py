"""Writes what lies in the games' boxes as TypeScript: ``python -m deben.server.wire.boxes [FILE]``.

A page that deals a match again must know by itself what is shuffled, and in which order it lies there: a server that may choose
the order can make any deal follow from any seed.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from ...games import GAMES, game_named
from ...games.duel.board import COPIES as TOKEN_COPIES
from ...games.duel.cargo import FACE_CODES
from ...games.nefertiti.board import CHARACTER_NAMES, COPIES, DRAWN_CHARACTERS, KIND_NAMES, LOOSE_COPIES, MARKET_NAMES
from ...games.nefertiti.state import BOTTOM

__all__ = ["TARGET", "boxes"]

TARGET = Path(__file__).parents[4] / "web" / "src" / "replay" / "boxes.ts"
HEAD = """\
// Written by `python -m deben.server.wire.boxes` from the games' own data.  Do not edit.

/** Kinds in the order in which they lie in the box, each with its copies. */
export type Box = readonly (readonly [name: string, copies: number])[];
"""


def _box(names: Iterable[str], copies: Iterable[int]) -> str:
    return json.dumps([[name, int(count)] for name, count in zip(names, copies, strict=True) if count])


def _gifts() -> str:
    """Return the gifts of every table: five players always have Memphis (N9.2)."""
    tables = [(players, memphis) for players in range(2, 6) for memphis in (False, True) if memphis or players < 5]
    lines = [
        f'  "{players}{" memphis" * memphis}": {_box(KIND_NAMES, COPIES[players - 2, int(memphis)])},'
        for players, memphis in tables
    ]
    return "\n".join(["{", *lines, "}"])


def _constant(comment: str, name: str, value: str) -> list[str]:
    return [f"/** {comment} */", f"export const {name} = {value};", ""]


def boxes() -> str:
    """Return the TypeScript module with what set-up draws from: boxes, markets, characters."""
    versions = {name: game_named(name).version for name in GAMES}
    lines = [
        *_constant("The versions of the rules that this is about.", "RULES", json.dumps(versions)),
        *_constant("The Duel's tokens (D1.1).", "TOKENS: Box", _box(FACE_CODES, TOKEN_COPIES)),
        *_constant("Nefertiti's markets, in the order in which stalls are chosen (N2.1).", "MARKETS", json.dumps(MARKET_NAMES)),
        *_constant("The characters outside the stacks (N9.1).", "CHARACTERS: Box", _box(CHARACTER_NAMES, LOOSE_COPIES)),
        *_constant("How many of them are drawn.", "DRAWN", str(DRAWN_CHARACTERS)),
        *_constant("The gifts, by players and whether Memphis is in play (N1.5).", "GIFTS: Record<string, Box>", _gifts()),
        *_constant("Akhenaton lies among so many last cards (N2.5).", "BOTTOM", str(BOTTOM)),
    ]
    return "\n".join([HEAD, *lines])


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(boxes(), encoding="utf-8")
