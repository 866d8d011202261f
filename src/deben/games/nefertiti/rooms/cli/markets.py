"""The markets and Memphis: visible stalls with bids and pieces, what closes them, the covered stalls, the cards."""

from collections.abc import Iterator

from rich.text import Text

from .....cli.terminal.console import Console
from ...actions import PICK, PLACE, STALL_START, WANT
from ...board import (
    COLLECTOR,
    DATA,
    EMPTY,
    KINDS,
    LOUQSOR,
    MARKETS,
    MEMPHIS,
    MEMPHIS_STALL,
    NONE,
    PLACES,
    SYMBOLS,
    UPPER,
    ClosingRule,
    Symbol,
)  # fmt: skip
from ...closing.conditions import stall_at
from ...closing.progress import progress
from ...notation import SQUARE_NAMES, STALL_LETTERS
from ...state import State
from ..narrate.names import Names
from .signs import FREE, SEAL, SEAT_COLOURS, SEAT_SIGNS, SEAT_STYLES, SYMBOL_SIGNS, headed, in_lines

__all__ = ["MARKET", "markets", "memphis"]

MARKET = 63
SQUARE, COVERED = 5, 4
IN_A_LINE = 4
VISIBLE, OUTLINE = SQUARE * IN_A_LINE + 1, COVERED * IN_A_LINE + 3
MOST_DOCKED = 2
CLOSES = {
    ClosingRule.GROUP: "cli-nefertiti-closes.group", ClosingRule.COLOURS: "cli-nefertiti-closes.colours",
    ClosingRule.LEVELS: "cli-nefertiti-closes.levels", ClosingRule.LINE: "cli-nefertiti-closes.line",
    ClosingRule.SUM: "cli-nefertiti-closes.sum", ClosingRule.DICE: "cli-nefertiti-closes.dice",
    ClosingRule.CHAIN: "cli-nefertiti-closes.chain",
}  # fmt: skip
"""The text of each closing rule."""
_ROWS = [list(map(len, rows)) for market in DATA.market for rows in (market.left.rows, market.right.rows)]


def _lines_of(stall: int) -> list[range]:
    """Return the squares of each line in which a stall is drawn: its rows, those that are too long in parts."""
    lines, first = [], 0
    for length in _ROWS[stall]:
        lines += [range(at, min(at + IN_A_LINE, first + length)) for at in range(first, first + length, IN_A_LINE)]
        first += length
    return lines


def markets(console: Console, names: Names, view: State, legal: set[int]) -> Iterator[Text]:
    """Yield the lines of the four markets, five each."""
    for market in range(MARKETS):
        stall = stall_at(view, market)
        yield _heading(console, names, view, market)
        visible, covered = _visible(view, market, legal), _covered(stall ^ 1)
        for place in range(PLACES):
            line = visible[place] if place < len(visible) else Text()
            line.pad_right(VISIBLE - line.cell_len)
            line.append("│", "bright_black").append(covered[place] if place < len(covered) else "", "bright_black")
            line.pad_right(VISIBLE + 1 + OUTLINE - line.cell_len)
            line.append_text(_card(names, view, market, place, legal))
            line.truncate(MARKET, overflow="ellipsis")
            yield line


def _heading(console: Console, names: Names, view: State, market: int) -> Text:
    stall, open_now = stall_at(view, market), view.open[market] == 1
    style = "bold" if open_now else "bold red"
    title = Text.assemble((f"{STALL_LETTERS[stall]} ", "bold cyan"), (names.market(market), style), "  ")
    title.append(f"{console.text('cli-nefertiti-market.reserve', deben=view.reserves[market])}  ")
    if open_now:
        title.append(_closes(console, view, market), "cyan")
    elif market == view.tile and view.barred != market:
        title.append(console.text("cli-nefertiti-market.closed"), "red")
    else:
        title.append(console.text("cli-nefertiti-market.shut"), "red")
    if market == LOUQSOR and view.holder != NONE:
        dice = "+".join(str(die) for die in view.dice if die)
        title.append(f"  {console.text('cli-nefertiti-market.dice', dice=dice)} ")
        title.append(SEAT_SIGNS[view.holder], SEAT_STYLES[view.holder])
    return headed(title, MARKET)


def _closes(console: Console, view: State, market: int) -> str:
    """Return what closes the visible stall, and how far that is (N4)."""
    shown = progress(view, market, stall_at(view, market))
    key = CLOSES[shown.rule]
    match shown.rule:
        case ClosingRule.COLOURS:
            return console.text(key, now=shown.now, needed=shown.needed, standing=shown.pieces, pieces=shown.pieces_needed)
        case ClosingRule.SUM:
            return console.text(key, now=shown.now, goal="".join(f"{total}, " for total in shown.exactly) + f"{shown.needed}+")
        case ClosingRule.DICE:
            return console.text(key, bids=" ".join(map(str, shown.marked)) or "–")
        case ClosingRule.CHAIN:
            return console.text(key, now=shown.now)
    return console.text(key, now=shown.now, needed=shown.needed)


def _visible(view: State, market: int, legal: set[int]) -> list[Text]:
    """Return the visible stall line by line."""
    stall, drawn = stall_at(view, market), []
    for squares in _lines_of(stall):
        line = Text(" ")
        for square in squares:
            line.append_text(_square(view, market, square, legal))
        drawn.append(line)
    return drawn


def _square(view: State, market: int, square: int, legal: set[int]) -> Text:
    """Return a square: who stands there, its bid and its symbol; a free one is lit where a piece can be placed now."""
    stall, piece = stall_at(view, market), view.pieces[market, square]
    label = f"{SQUARE_NAMES[stall][square]}{SYMBOL_SIGNS[Symbol(int(SYMBOLS[stall, square]))]}"
    if piece == EMPTY:
        style = "green" if PLACE + int(STALL_START[stall]) + square in legal else "dim"
        return Text(f"{FREE}{label}".ljust(SQUARE), style)
    seat = piece % COLLECTOR
    sign = SEAT_SIGNS[seat].lower() if piece >= COLLECTOR else SEAT_SIGNS[seat]
    now = " reverse" if view.closing == market and view.square == square else ""
    chip = Text.assemble((sign, SEAT_STYLES[seat]), (label, SEAT_COLOURS[seat] + now))
    chip.pad_right(SQUARE - chip.cell_len)
    return chip


def _covered(stall: int) -> list[str]:
    """Return the outline of the stall that lies under the Reserve: bids and symbols."""
    lines = []
    for number, squares in enumerate(_lines_of(stall)):
        labels = (f"{SQUARE_NAMES[stall][square]}{SYMBOL_SIGNS[Symbol(int(SYMBOLS[stall, square]))]}" for square in squares)
        head = "   " if number else f"{STALL_LETTERS[stall]} "
        lines.append(head + "".join(label.ljust(COVERED) for label in labels))
    return lines


def _card(names: Names, view: State, market: int, place: int, legal: set[int]) -> Text:
    """Return the card on a place, lit where it can be chosen now."""
    card = view.gifts[market, place]
    line = Text("▲ " if place == UPPER else f"{place} ", "dim")
    if card == EMPTY:
        return line.append("–", "dim")
    chosen = view.closing if view.closing != NONE else view.market if view.market != NONE else view.tile
    face_down = (view.face_down[market] >> place) & 1
    style = "dim strike" if face_down else "bold green" if PICK + place in legal and market == chosen else ""
    line.append(names.card(card), style)
    return line.append(f" {SEAL}", "bright_yellow") if place == UPPER and view.sealed[market] else line


def memphis(console: Console, names: Names, view: State, legal: set[int]) -> Iterator[Text]:
    """Yield the lines of the port: its Reserve, its squares and the gifts that have come (N12)."""
    style = "bold" if view.barred == NONE else "bold red"
    title = Text.assemble((f"{STALL_LETTERS[MEMPHIS_STALL]}  ", "bold cyan"), (names.market(MEMPHIS), style), "  ")
    title.append(f"{console.text('cli-nefertiti-market.reserve', deben=view.reserves[MEMPHIS])}  ")
    if view.barred != NONE:
        title.append(f"{console.text('cli-nefertiti-market.shut')}  ", "red")
    yield headed(title, MARKET)
    line = Text(" ")
    for square in range(len(SQUARE_NAMES[MEMPHIS_STALL])):
        line.append_text(_square(view, MEMPHIS, square, legal))
    yield line
    docked = [kind for kind in range(KINDS) for _ in range(view.docked[kind])]
    for part in in_lines((_docked(names, view, kind, legal) for kind in docked), MARKET - 1, MOST_DOCKED):
        yield Text(" ").append_text(part)


def _docked(names: Names, view: State, kind: int, legal: set[int]) -> Text:
    return Text(names.card(kind), "bold green" if WANT + kind in legal and view.closing == MEMPHIS else "")
