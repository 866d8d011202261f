"""The port with its boats, in two sizes: the squares in the middle, boats at the right and at the bottom."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from .....cli.terminal.boards.board import Board
from ...actions import PLACE, TAKE, UNLOAD
from ...board import BOATS, EMPTY, ROW_BOATS, SLOTS
from ...legal import in_play
from ...notation import BOAT_NAMES, SQUARE_NAMES
from ...state import State
from .signs import SEAT_SIGNS, SEAT_STYLES, chip

__all__ = ["LARGE", "SMALL", "Port", "Size"]


class Size(NamedTuple):
    """How large squares and chips are."""

    cell: int
    chip: int
    tall: bool
    """Whether a square has three lines."""

    @property
    def width(self) -> int:
        """The columns of the whole port."""
        return 4 + 3 * (self.cell + 1) + 1 + 6 + SLOTS * (self.chip + 1) - 1


LARGE, SMALL = Size(7, 5, tall=True), Size(5, 3, tall=False)


class Port:
    """Draws the port of a view; what stands for an action can be touched."""

    def __init__(self, board: Board, view: State, legal: set[int], size: Size) -> None:
        self.board, self.view, self.legal, self.size = board, view, legal, size

    def lines(self) -> Iterator[Text]:
        """Yield the drawing from the top."""
        size = self.size
        slots = "".join(f"{slot + 1}".center(size.chip + 1) for slot in range(SLOTS))
        yield Text("    " + "".join(f" {column:^{size.cell}}" for column in "abc") + " " * 7 + slots.rstrip(), "dim")
        for row in range(3):
            yield Text("    " + "┌┬┐├┼┤"[3 * bool(row)] + self._line(row) + "┌┬┐├┼┤"[3 * bool(row) + 2], "dim")
            if size.tall:
                yield self._squares(row, middle=False)
            yield self._squares(row, middle=True) + self._row_boat(row)
            if size.tall:
                yield self._squares(row, middle=False)
        yield Text("    └" + "┴".join(["─" * size.cell] * 3) + "┘", "dim")
        yield self._docks()
        for slot in range(SLOTS):
            yield self._column_slots(slot)

    def _line(self, row: int) -> str:
        return ("┼" if row else "┬").join(["─" * self.size.cell] * 3)

    def _squares(self, row: int, middle: bool) -> Text:
        line = Text.assemble((f"  {row + 1} " if middle else "    ", "dim"))
        for square in range(3 * row, 3 * row + 3):
            line.append("│", "dim")
            line.append_text(self.board.touch(self._square(square) if middle else Text(" " * self.size.cell), PLACE + square))
        return line.append("│", "dim")

    def _square(self, square: int) -> Text:
        owner, width = self.view.port[square], self.size.cell
        if owner == EMPTY:
            return Text(SQUARE_NAMES[square].center(width), "" if PLACE + square in self.legal else "dim")
        room = " " * ((width - 3) // 2)
        return Text.assemble(room, (f" {SEAT_SIGNS[owner]} ", SEAT_STYLES[owner]), room)

    def _dock(self, boat: int) -> Text:
        """Return the boat's name at its dock, lit when it can be unloaded."""
        if not in_play(self.view, boat):
            return Text("  ")
        return self.board.touch(Text(f"x{BOAT_NAMES[boat]}", "bold green" if UNLOAD + boat in self.legal else "dim"), UNLOAD + boat)

    def _chip(self, boat: int, slot: int) -> Text:
        """Return a token on a boat: touched it is taken where that is possible, else its boat is unloaded."""
        taking = TAKE + boat * SLOTS + slot
        return self.board.touch(
            chip(self.view.boats[boat, slot], self.size.chip), taking if taking in self.legal else UNLOAD + boat
        )

    def _row_boat(self, boat: int) -> Text:
        line = Text.assemble(" ═ " if in_play(self.view, boat) else "   ", self._dock(boat), " ")
        return line + Text(" ").join(self._chip(boat, slot) for slot in range(SLOTS))

    def _docks(self) -> Text:
        line, room = Text("    "), " " * ((self.size.cell - 3) // 2)
        for boat in range(ROW_BOATS, BOATS):
            sign = "‖" if in_play(self.view, boat) else " "
            line.append_text(Text.assemble(room, sign, " " if self.size.tall else "", self._dock(boat)))
            line.pad_right((len(line) - 4) % (self.size.cell + 1) and self.size.cell + 1 - (len(line) - 4) % (self.size.cell + 1))
        return line

    def _column_slots(self, slot: int) -> Text:
        line, room = Text.assemble((f"  {slot + 1} ", "dim")), " " * (1 + (self.size.cell - self.size.chip) // 2)
        for boat in range(ROW_BOATS, BOATS):
            line.append_text(Text.assemble(room, self._chip(boat, slot), " " * (self.size.cell + 1 - len(room) - self.size.chip)))
        return line
