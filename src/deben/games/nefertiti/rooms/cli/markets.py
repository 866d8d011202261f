"""The markets and Memphis, whole: visible stalls with bids and pieces, what closes them, the covered stalls, the cards."""

from collections.abc import Iterator

from rich.text import Text

from ...board import KINDS, LOUQSOR, MARKETS, MEMPHIS, MEMPHIS_STALL, NONE, PLACES
from ...closing.conditions import stall_at
from ...notation import SQUARE_NAMES, STALL_LETTERS
from ...state import State
from .named import NamedBoard
from .signs import SEAT_SIGNS, SEAT_STYLES, headed, in_lines
from .squares import COVERED, IN_A_LINE, VISIBLE, card_at, closes_with, covered_lines, docked_gift, square_of, visible_lines

__all__ = ["MARKET", "markets", "memphis"]

MARKET = 63
OUTLINE = COVERED * IN_A_LINE + 3
MOST_DOCKED = 2


def markets(board: NamedBoard, view: State, legal: set[int]) -> Iterator[Text]:
    """Yield the lines of the four markets, five each."""
    for market in range(MARKETS):
        stall = stall_at(view, market)
        yield _heading(board, view, market)
        visible, covered = visible_lines(board, view, market, legal), covered_lines(stall ^ 1)
        for place in range(PLACES):
            line = visible[place] if place < len(visible) else Text()
            line.pad_right(VISIBLE - line.cell_len)
            line.append("│", "bright_black").append(covered[place] if place < len(covered) else "", "bright_black")
            line.pad_right(VISIBLE + 1 + OUTLINE - line.cell_len)
            line.append_text(card_at(board, view, market, place, legal))
            line.truncate(MARKET, overflow="ellipsis")
            yield line


def _heading(board: NamedBoard, view: State, market: int) -> Text:
    stall, open_now = stall_at(view, market), view.open[market] == 1
    style = "bold" if open_now else "bold red"
    title = Text.assemble((f"{STALL_LETTERS[stall]} ", "bold cyan"), (board.names.market(market), style), "  ")
    title.append(f"{board.console.text('cli-nefertiti-market.reserve', deben=view.reserves[market])}  ")
    if open_now:
        title.append(closes_with(board, view, market), "cyan")
    elif market == view.tile and view.barred != market:
        title.append(board.console.text("cli-nefertiti-market.closed"), "red")
    else:
        title.append(board.console.text("cli-nefertiti-market.shut"), "red")
    if market == LOUQSOR and view.holder != NONE:
        dice = "+".join(str(die) for die in view.dice if die)
        title.append(f"  {board.console.text('cli-nefertiti-market.dice', dice=dice)} ")
        title.append(SEAT_SIGNS[view.holder], SEAT_STYLES[view.holder])
    return headed(title, MARKET)


def memphis(board: NamedBoard, view: State, legal: set[int]) -> Iterator[Text]:
    """Yield the lines of the port: its Reserve, its squares and the gifts that have come (N12)."""
    style = "bold" if view.barred == NONE else "bold red"
    title = Text.assemble((f"{STALL_LETTERS[MEMPHIS_STALL]}  ", "bold cyan"), (board.names.market(MEMPHIS), style), "  ")
    title.append(f"{board.console.text('cli-nefertiti-market.reserve', deben=view.reserves[MEMPHIS])}  ")
    if view.barred != NONE:
        title.append(f"{board.console.text('cli-nefertiti-market.shut')}  ", "red")
    yield headed(title, MARKET)
    line = Text(" ")
    for square in range(len(SQUARE_NAMES[MEMPHIS_STALL])):
        line.append_text(square_of(board, view, MEMPHIS, square, legal))
    yield line
    docked = [kind for kind in range(KINDS) for _ in range(view.docked[kind])]
    for part in in_lines((docked_gift(board, view, kind, legal) for kind in docked), MARKET - 1, MOST_DOCKED):
        yield Text(" ").append_text(part)
