"""Nefertiti's stalls shown: squares, the pieces on them, and how near each is to closing."""

from functools import cache
from typing import Any

from ...games.nefertiti.board import (
    BIDS,
    COLLECTOR,
    DATA,
    EMPTY,
    MEMPHIS_STALL,
    ORDER,
    SQUARES,
    SYMBOLS,
    Symbol,
)  # fmt: skip
from ...games.nefertiti.closing import stall_at
from ...games.nefertiti.notation import SIDE_NAMES, SQUARE_NAMES, STALL_LETTERS
from ...games.nefertiti.progress import progress
from ...games.nefertiti.state import State
from .nefertiti import NefertitiPiece, NefertitiProgress, NefertitiSquare, NefertitiStall

__all__ = ["stall_shown"]

MOST_KEPT = 20_000

_LAYOUTS = [rows for market in DATA.market for rows in (market.left.rows, market.right.rows)] + [DATA.memphis.rows]
GRID = [[(row, column) for row, squares in enumerate(rows) for column in range(len(squares))] for rows in _LAYOUTS]
"""Row and column of every square of every stall."""
RANKS = [{int(square): rank + 1 for rank, square in enumerate(ORDER[stall]) if square != EMPTY} for stall in range(len(GRID))]


def _piece(piece: int) -> NefertitiPiece | None:
    if piece == EMPTY:
        return None
    collector = piece >= COLLECTOR
    return NefertitiPiece(piece - COLLECTOR * collector, collector)


@cache
def _square(stall: int, square: int, piece: int) -> NefertitiSquare:
    symbol = Symbol(int(SYMBOLS[stall, square]))
    return NefertitiSquare(
        name=STALL_LETTERS[stall] + SQUARE_NAMES[stall][square], bid=int(BIDS[stall, square]),
        symbol=None if symbol == Symbol.NONE else symbol.name.lower(), row=GRID[stall][square][0], column=GRID[stall][square][1],
        piece=_piece(piece), resolved=RANKS[stall][square],
    )  # fmt: skip


def _progress(view: State, market: int, stall: int) -> NefertitiProgress:
    shown = progress(view, market, stall)
    return NefertitiProgress(
        rule=shown.rule.name.lower(), now=shown.now, needed=shown.needed, exactly=list(shown.exactly), pieces=shown.pieces,
        pieces_needed=shown.pieces_needed or None, marked=list(shown.marked), chance=shown.chance,
    )  # fmt: skip


_stalls: dict[tuple[int, int, int, tuple[int, ...]], NefertitiStall] = {}


def stall_shown(view: Any, market: int, stall: int) -> NefertitiStall:
    """Return one stall of a market, with its pieces if it is the visible one; ``view`` is a reading, and what was shown is kept."""
    visible = stall == stall_at(view, market)
    pieces = view.pieces[market][: SQUARES[stall]] if visible else (EMPTY,) * int(SQUARES[stall])
    key = (view.players, stall, int(visible), pieces)
    found = _stalls.get(key)
    if found is None:
        if len(_stalls) >= MOST_KEPT:
            _stalls.clear()
        found = _stalls[key] = _stall(view, market, stall, pieces)
    return found


def _stall(view: Any, market: int, stall: int, pieces: tuple[int, ...]) -> NefertitiStall:
    return NefertitiStall(
        name=STALL_LETTERS[stall], side="port" if stall == MEMPHIS_STALL else SIDE_NAMES[stall % 2],
        squares=[_square(stall, square, piece) for square, piece in enumerate(pieces)],
        closing=None if stall == MEMPHIS_STALL else _progress(view, market, stall),
    )  # fmt: skip
