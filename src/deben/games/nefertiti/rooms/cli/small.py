"""The table for little room, in three parts: markets two by two, the players, and what concerns everybody."""

from collections.abc import Iterator
from itertools import zip_longest

from rich.text import Text

from ...board import KINDS, LOUQSOR, MARKETS, MEMPHIS, MEMPHIS_STALL, NONE, PLACES
from ...closing.conditions import stall_at
from ...notation import SQUARE_NAMES, STALL_LETTERS
from ...scoring import points
from ...state import State
from ...turn import actor
from .named import NamedBoard
from .seats import gifts_of, means_of
from .signs import SEAT_COLOURS, SEAT_SIGNS, SEAT_STYLES, headed, in_lines
from .squares import VISIBLE, card_at, closes_with, covered_lines, docked_gift, square_of, visible_lines

__all__ = ["SMALL", "small_covered", "small_markets", "small_players"]

HALF, GAP = 39, 2
SMALL = 2 * HALF + GAP
NAME = 11
MANY = 99
"""More lines than anything has: nothing is left out where one can turn pages."""


def small_markets(board: NamedBoard, view: State, legal: set[int]) -> Iterator[Text]:
    """Yield the four markets two by two, Memphis, and a line or two on all players."""
    for first in range(0, MARKETS, 2):
        yield from _beside(*([*_market(board, view, market, legal)] for market in (first, first + 1)))
    if view.memphis:
        yield from _memphis(board, view, legal)
    yield from in_lines((_short(board, view, seat) for seat in range(view.players)), SMALL, MANY)


def _beside(left: list[Text], right: list[Text]) -> Iterator[Text]:
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        line.pad_right(HALF + GAP - line.cell_len)
        yield line.append_text(other)


def _market(board: NamedBoard, view: State, market: int, legal: set[int]) -> Iterator[Text]:
    yield _heading(board, view, market)
    visible = visible_lines(board, view, market, legal)
    if market == LOUQSOR and view.holder != NONE:
        visible += [Text()] * (PLACES - 1 - len(visible)) + [_dice(board, view)]
    for place in range(PLACES):
        line = visible[place].copy() if place < len(visible) else Text()
        line.pad_right(VISIBLE - line.cell_len)
        yield line.append_text(card_at(board, view, market, place, legal))


def _heading(board: NamedBoard, view: State, market: int) -> Text:
    """Return where it is, its Reserve and what closes it, as loosely as there is room."""
    open_now, text = view.open[market] == 1, board.console.text
    for between in (" ", ""):
        title = Text.assemble((f"{STALL_LETTERS[stall_at(view, market)]} ", "bold cyan"))
        title.append(board.names.market(market), "bold" if open_now else "bold red").append(f" {view.reserves[market]}◎ ")
        if open_now:
            title.append(closes_with(board, view, market, between), "cyan")
        else:
            tile = market == view.tile and view.barred != market
            title.append(text("cli-nefertiti-market.closed") if tile else text("cli-nefertiti-market.shut"), "red")
        if title.cell_len <= HALF:
            break
    return headed(title, HALF)


def _dice(board: NamedBoard, view: State) -> Text:
    """Return what was rolled, and whose dice they are."""
    rolled = "+".join(str(die) for die in view.dice if die)
    line = Text(f" {board.console.text('cli-nefertiti-market.dice', dice=rolled)} ", "cyan")
    return line.append(SEAT_SIGNS[view.holder], SEAT_STYLES[view.holder])


def _memphis(board: NamedBoard, view: State, legal: set[int]) -> Iterator[Text]:
    line = Text.assemble((f"{STALL_LETTERS[MEMPHIS_STALL]} ", "bold cyan"))
    line.append(board.names.market(MEMPHIS), "bold" if view.barred == NONE else "bold red").append(f" {view.reserves[MEMPHIS]}◎ ")
    if view.barred != NONE:
        line.append(f"{board.console.text('cli-nefertiti-market.shut')} ", "red")
    for square in range(len(SQUARE_NAMES[MEMPHIS_STALL])):
        line.append_text(square_of(board, view, MEMPHIS, square, legal))
    yield line
    docked = (docked_gift(board, view, kind, legal) for kind in range(KINDS) for _ in range(view.docked[kind]))
    yield from (Text(" ").append_text(part) for part in in_lines(docked, SMALL - 1, MANY) if part.cell_len)


def _short(board: NamedBoard, view: State, seat: int) -> Text:
    """Return a player in a few signs: what they can pay with, and the prestige if it ended now."""
    name = Text(board.names.player(seat), SEAT_COLOURS[seat])
    name.truncate(NAME, overflow="ellipsis")  # whole where the players are
    line = Text.assemble((SEAT_SIGNS[seat], SEAT_STYLES[seat]), "▶" if actor(view) == seat else " ", name, " ")
    return line.append_text(means_of(board, view, seat)).append(f" {points(view, seat)}", f"bold {SEAT_COLOURS[seat]}")


def small_players(board: NamedBoard, view: State) -> Iterator[Text]:
    """Yield every player in lines of the whole width: who it is, what they have, their gifts."""
    for seat in range(view.players):
        title = Text.assemble((f" {SEAT_SIGNS[seat]} ", SEAT_STYLES[seat]), " ▶ " if actor(view) == seat else " ")
        title.append(f"{board.names.player(seat)} ({board.players[seat]})", f"bold {SEAT_COLOURS[seat]}")
        title.append(" ").append_text(means_of(board, view, seat, scored=True))
        total = f"{points(view, seat)}"
        yield headed(title, SMALL - len(total) - 1).append(f" {total}", "bold")
        priest = [Text(board.console.text("cli-nefertiti-seat.priest"), "cyan")] if view.priest == seat else []
        yield from _indented([*priest, *gifts_of(board.names, view, seat)])


def _indented(parts: list[Text]) -> Iterator[Text]:
    yield from (Text("    ").append_text(line) for line in in_lines(parts, SMALL - 4, MANY) if line.cell_len)


def small_covered(view: State) -> Iterator[Text]:
    """Yield the stalls that lie under the Reserves, two by two."""
    for first in range(0, MARKETS, 2):
        pair = ([Text(line, "bright_black") for line in covered_lines(stall_at(view, market) ^ 1)] for market in (first, first + 1))
        yield from _beside(*pair)
