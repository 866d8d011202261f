"""A stall square by square, its cards, and what closes it: what drawings of any size are made of."""

from rich.text import Text

from ...actions import PICK, PLACE, STALL_START, WANT
from ...board import COLLECTOR, DATA, EMPTY, MEMPHIS, NONE, SYMBOLS, UPPER, ClosingRule, Symbol
from ...closing.conditions import stall_at
from ...closing.progress import progress
from ...notation import SQUARE_NAMES, STALL_LETTERS
from ...state import State
from .named import NamedBoard
from .signs import FREE, SEAL, SEAT_COLOURS, SEAT_SIGNS, SEAT_STYLES, SYMBOL_SIGNS

__all__ = [
    "COVERED", "IN_A_LINE", "SQUARE", "VISIBLE", "card_at", "closes_with", "covered_lines", "docked_gift", "square_of",
    "visible_lines",
]  # fmt: skip

SQUARE, COVERED = 5, 4
IN_A_LINE = 4
VISIBLE = SQUARE * IN_A_LINE + 1
CLOSES = {
    ClosingRule.GROUP: "cli-nefertiti-closes.group", ClosingRule.COLOURS: "cli-nefertiti-closes.colours",
    ClosingRule.LEVELS: "cli-nefertiti-closes.levels", ClosingRule.LINE: "cli-nefertiti-closes.line",
    ClosingRule.SUM: "cli-nefertiti-closes.sum", ClosingRule.DICE: "cli-nefertiti-closes.dice",
    ClosingRule.CHAIN: "cli-nefertiti-closes.chain",
}  # fmt: skip
"""The text of each closing rule."""
_ROWS = [list(map(len, rows)) for market in DATA.market for rows in (market.left.rows, market.right.rows)]


def lines_of(stall: int) -> list[range]:
    """Return the squares of each line in which a stall is drawn: its rows, those that are too long in parts."""
    lines, first = [], 0
    for length in _ROWS[stall]:
        lines += [range(at, min(at + IN_A_LINE, first + length)) for at in range(first, first + length, IN_A_LINE)]
        first += length
    return lines


def closes_with(board: NamedBoard, view: State, market: int, between: str = " ") -> str:
    """Return what closes the visible stall, and how far that is (N4)."""
    shown = progress(view, market, stall_at(view, market))
    key = CLOSES[shown.rule]
    match shown.rule:
        case ClosingRule.COLOURS:
            return board.console.text(key, now=shown.now, needed=shown.needed, standing=shown.pieces, pieces=shown.pieces_needed)
        case ClosingRule.SUM:
            return board.console.text(
                key, now=shown.now, goal="".join(f"{total}, " for total in shown.exactly) + f"{shown.needed}+"
            )
        case ClosingRule.DICE:
            return board.console.text(key, bids=between.join(map(str, shown.marked)) or "–")
        case ClosingRule.CHAIN:
            return board.console.text(key, now=shown.now)
    return board.console.text(key, now=shown.now, needed=shown.needed)


def visible_lines(board: NamedBoard, view: State, market: int, legal: set[int]) -> list[Text]:
    """Return the visible stall line by line."""
    stall, drawn = stall_at(view, market), []
    for squares in lines_of(stall):
        line = Text(" ")
        for square in squares:
            line.append_text(square_of(board, view, market, square, legal))
        drawn.append(line)
    return drawn


def square_of(board: NamedBoard, view: State, market: int, square: int, legal: set[int]) -> Text:
    """Return a square: who stands there, its bid and its symbol; a free one is lit where a piece can be placed now."""
    stall, piece = stall_at(view, market), view.pieces[market, square]
    label = f"{SQUARE_NAMES[stall][square]}{SYMBOL_SIGNS[Symbol(int(SYMBOLS[stall, square]))]}"
    placing = PLACE + int(STALL_START[stall]) + square
    if piece == EMPTY:
        style = "green" if placing in legal else "dim"
        return board.touch(Text(f"{FREE}{label}".ljust(SQUARE), style), placing)
    seat = piece % COLLECTOR
    sign = SEAT_SIGNS[seat].lower() if piece >= COLLECTOR else SEAT_SIGNS[seat]
    now = " reverse" if view.closing == market and view.square == square else ""
    chip = Text.assemble((sign, SEAT_STYLES[seat]), (label, SEAT_COLOURS[seat] + now))
    chip.pad_right(SQUARE - chip.cell_len)
    return board.touch(chip, placing)


def covered_lines(stall: int) -> list[str]:
    """Return the outline of the stall that lies under the Reserve: bids and symbols."""
    lines = []
    for number, squares in enumerate(lines_of(stall)):
        labels = (f"{SQUARE_NAMES[stall][square]}{SYMBOL_SIGNS[Symbol(int(SYMBOLS[stall, square]))]}" for square in squares)
        head = "   " if number else f"{STALL_LETTERS[stall]} "
        lines.append(head + "".join(label.ljust(COVERED) for label in labels))
    return lines


def card_at(board: NamedBoard, view: State, market: int, place: int, legal: set[int]) -> Text:
    """Return the card on a place, lit where it can be chosen now."""
    card = view.gifts[market, place]
    line = Text("▲ " if place == UPPER else f"{place} ", "dim")
    if card == EMPTY:
        return line.append("–", "dim")
    chosen = view.closing if view.closing != NONE else view.market if view.market != NONE else view.tile
    face_down = (view.face_down[market] >> place) & 1
    style = "dim strike" if face_down else "bold green" if PICK + place in legal and market == chosen else ""
    here = market == chosen
    name = Text(board.names.card(card), style)
    line.append_text(board.touch(name, PICK + place) if here else name)
    return line.append(f" {SEAL}", "bright_yellow") if place == UPPER and view.sealed[market] else line


def docked_gift(board: NamedBoard, view: State, kind: int, legal: set[int]) -> Text:
    """Return a gift that lies at Memphis, lit where it can be chosen now."""
    able = WANT + kind in legal and view.closing == MEMPHIS
    name = Text(board.names.card(kind), "bold green" if able else "")
    return board.touch(name, WANT + kind) if able else name
