"""Nefertiti's stalls as JSON: squares, the pieces on them, and how near each is to closing."""

from typing import Any

from ....kernel.rule import rule
from ....kernel.text import (
    Text,
    begun,
    close_list,
    close_object,
    names,
    open_list,
    open_object,
    put,
    put_key,
    put_null,
    put_number,
    set_flag,
    set_number,
    set_seat,
)
from ..actions import STALL_START
from ..board import (
    BIDS,
    COLLECTOR,
    DATA,
    EMPTY,
    MEMPHIS_STALL,
    ORDER,
    PIECES_TO_CLOSE,
    RULES_OF_CLOSING,
    SQUARES,
    STALLS,
    SYMBOLS,
    ClosingRule,
    Symbol,
)
from ..closing.conditions import count_bits, stall_at
from ..closing.progress import DIE, NEEDED, chance_to_close, marked_squares, pieces_shown, reached, sums_of
from ..notation import SIDE_NAMES, SQUARE_NAMES, STALL_LETTERS
from ..state import State
from .words import KEYS, Key

__all__ = ["SQUARES_SHOWN", "show_stall", "square_number"]


def _squares() -> list[dict[str, Any]]:
    """Return every square of every stall with what is printed there."""
    layouts = [rows for market in DATA.market for rows in (market.left.rows, market.right.rows)] + [DATA.memphis.rows]
    shown = []
    for stall, rows in enumerate(layouts):
        grid = [(row, column) for row, squares in enumerate(rows) for column in range(len(squares))]
        order = ORDER[stall].tolist()
        for square, (row, column) in enumerate(grid):
            symbol = Symbol(int(SYMBOLS[stall, square]))
            shown.append({
                "name": STALL_LETTERS[stall] + SQUARE_NAMES[stall][square], "bid": int(BIDS[stall, square]),
                "symbol": symbol.name.lower() if symbol else None, "row": row, "column": column,
                "resolved": order.index(square) + 1,
            })  # fmt: skip
    return shown


def _condition(stall: int) -> dict[str, Any]:
    """Return what a stall's closing rule says of itself."""
    return {
        "rule": ClosingRule(int(RULES_OF_CLOSING[stall])).name.lower(), "needed": int(NEEDED[stall]), "exactly": sums_of(stall),
        "pieces_needed": int(PIECES_TO_CLOSE[stall]) or None,
    }  # fmt: skip


SQUARES_BEGUN = begun(_squares())
SQUARES_SHOWN = names([square["name"] for square in _squares()], below=[None])
CONDITIONS_BEGUN = begun(_condition(stall) for stall in range(MEMPHIS_STALL))
STALLS_BEGUN = begun(
    {"name": STALL_LETTERS[stall], "side": "port" if stall == MEMPHIS_STALL else SIDE_NAMES[stall % 2]} for stall in range(STALLS)
)


@rule
def square_number(stall: int, square: int) -> int:
    """Return the number of a square among all squares of all stalls."""
    return int(STALL_START[stall]) + square


@rule
def show_stall(view: State, market: int, stall: int, out: Text) -> None:
    """Write one stall of a market, with its pieces if it is the visible one."""
    visible = stall == stall_at(view, market)
    put(out, STALLS_BEGUN, stall)
    put_key(out, KEYS, Key.SQUARES)
    open_list(out)
    for square in range(SQUARES[stall]):
        put(out, SQUARES_BEGUN, square_number(stall, square))
        put_key(out, KEYS, Key.PIECE)
        show_piece(view.pieces[market, square] if visible else EMPTY, out)
        close_object(out)
    close_list(out)
    put_key(out, KEYS, Key.CLOSING)
    if stall == MEMPHIS_STALL:
        put_null(out)
    else:
        show_progress(view, market, stall, out)
    close_object(out)


@rule
def show_piece(piece: int, out: Text) -> None:
    """Write whose servant or collector a piece is."""
    if piece == EMPTY:
        put_null(out)
        return
    collector = piece >= COLLECTOR
    open_object(out)
    set_number(out, KEYS, Key.SEAT, piece - COLLECTOR if collector else piece)
    set_flag(out, KEYS, Key.COLLECTOR, collector)
    close_object(out)


@rule
def show_progress(view: State, market: int, stall: int, out: Text) -> None:
    """Write how near a stall is to closing (N4)."""
    squares = pieces_shown(view, market, stall)
    now = reached(view, market, stall)
    marked = marked_squares(squares, stall)
    put(out, CONDITIONS_BEGUN, stall)
    set_number(out, KEYS, Key.NOW, now)
    set_number(out, KEYS, Key.PIECES, count_bits(squares))
    put_key(out, KEYS, Key.MARKED)
    open_list(out)
    for number in range(DIE + 1):
        if marked >> number & 1:
            put_number(out, number)
    close_list(out)
    set_seat(out, KEYS, Key.CHANCE, chance_to_close(now, stall))
    close_object(out)
