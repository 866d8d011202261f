"""The Duel's table in the terminal: the port in the middle, boats at the right and at the bottom, both players beside it."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....cli.terminal.boards.board import Board
from ..actions import DONE, PLAY, SWAP, TAKE, UNLOAD
from ..board import (
    ACTIONS,
    BOATS,
    EMPTY,
    FIRST_ACTION,
    FIRST_CHAMBER,
    FIRST_PYRAMID,
    FIRST_TEMPLE,
    OBELISK,
    PAWNS,
    PILE,
    ROW_BOATS,
    SLOTS,
    WAREHOUSE,
)  # fmt: skip
from ..game import GAME
from ..legal import in_play
from ..notation import BOAT_NAMES, SQUARE_NAMES
from ..position.tokens import FACE_CODES
from ..state import State

__all__ = ["BOARD", "DuelBoard"]

SEAT_STYLES = ("bold black on bright_yellow", "bold white on blue")
SEAT_COLOURS = ("yellow", "bright_blue")
SEAT_SIGNS = ("N", "A")
FACE_STYLES = (
    "black on white", "black on bright_yellow", "white on grey30", *["white on dark_cyan"] * 4, *["white on dark_red"] * 12,
    *["bold black on green3"] * 4,
)  # fmt: skip
UNLOADS = 18
CELL = 7
CHIP = 5
PORT, PANEL = 52, 46


class DuelBoard(Board):
    """Draws a view of the Duel."""

    seat_colours = SEAT_COLOURS

    def draw(self, view: State, legal: Sequence[int], /) -> RenderableType:
        """Return the table with both players beside it and the signs explained below."""
        table = Table.grid(padding=(0, 1))
        table.add_column(width=PORT, no_wrap=True)
        table.add_row(
            Group(*self._port(view, set(legal))), Group(*(self._player(view, seat) for seat in range(2)), self._hidden(view))
        )
        return Group(table, Text(self.console.text("cli-duel-legend"), "dim"))

    def group(self, action: int, /) -> str:
        """Return the heading under which an action is listed."""
        if action >= DONE:
            return self.console.text("cli-duel-group.end")
        if action >= SWAP:
            return self.console.text("cli-duel-group.swap")
        if action >= TAKE:
            return self.console.text("cli-duel-group.take")
        if action >= PLAY:
            return self.console.text("cli-duel-group.play")
        return self.console.text("cli-duel-group.unload" if action >= UNLOAD else "cli-duel-group.place")

    def _port(self, view: State, legal: set[int]) -> Iterator[Text]:
        slots = "".join(f"{slot + 1}".center(CHIP + 1) for slot in range(SLOTS))
        yield Text("    " + "".join(f" {column:^{CELL}}" for column in "abc") + " " * 7 + slots.rstrip(), "dim")
        for row in range(3):
            yield Text("    " + "┌┬┐├┼┤"[3 * bool(row)] + _line(row) + "┌┬┐├┼┤"[3 * bool(row) + 2], "dim")
            yield self._squares(view, row, middle=False)
            yield self._squares(view, row, middle=True) + self._row_boat(view, row, legal)
            yield self._squares(view, row, middle=False)
        yield Text("    └" + "┴".join(["─" * CELL] * 3) + "┘", "dim")
        yield self._docks(view, legal)
        for slot in range(SLOTS):
            yield self._column_slots(view, slot)

    def _squares(self, view: State, row: int, middle: bool) -> Text:
        line = Text.assemble((f"  {row + 1} " if middle else "    ", "dim"))
        for square in range(3 * row, 3 * row + 3):
            line.append("│", "dim")
            line.append_text(self._square(view, square) if middle else Text(" " * CELL))
        return line.append("│", "dim")

    def _square(self, view: State, square: int) -> Text:
        owner = view.port[square]
        if owner == EMPTY:
            return Text(SQUARE_NAMES[square].center(CELL), "dim")
        return Text.assemble("  ", (f" {SEAT_SIGNS[owner]} ", SEAT_STYLES[owner]), "  ")

    def _dock(self, view: State, boat: int, legal: set[int]) -> Text:
        """Return the boat's name at its dock, lit when it can be unloaded."""
        if not in_play(view, boat):
            return Text("  ")
        return Text(f"x{BOAT_NAMES[boat]}", "bold green" if UNLOAD + boat in legal else "dim")

    def _row_boat(self, view: State, boat: int, legal: set[int]) -> Text:
        line = Text.assemble(" ═ " if in_play(view, boat) else "   ", self._dock(view, boat, legal), " ")
        for slot in range(SLOTS):
            line.append(" " * bool(slot)).append_text(_chip(view.boats[boat, slot]))
        return line

    def _docks(self, view: State, legal: set[int]) -> Text:
        line = Text("    ")
        for boat in range(ROW_BOATS, BOATS):
            sign = "‖" if in_play(view, boat) else " "
            line.append_text(Text.assemble("  ", sign, " ", self._dock(view, boat, legal), "  "))
        return line

    def _column_slots(self, view: State, slot: int) -> Text:
        line = Text.assemble((f"  {slot + 1} ", "dim"))
        for boat in range(ROW_BOATS, BOATS):
            line.append_text(Text.assemble("  ", _chip(view.boats[boat, slot]), " "))
        return line

    def _player(self, view: State, seat: int) -> Panel:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(width=21, no_wrap=True, overflow="ellipsis")
        table.add_column(ratio=1)
        table.add_column(justify="right", width=3)
        points = GAME.breakdown(view, seat)
        for number, (source, value) in enumerate(points.items()):
            side = f" {'AB'[view.sides[number]]}" if number < len(view.sides) else ""
            table.add_row(Text(self.narrator.sentences.source(source) + side), self._held(view, seat, number), str(value))
        here = seat == view.seat and GAME.rules.actor(view) == seat
        name = f"{'▶ ' if here else ''}{self.narrator.player(seat)} ({SEAT_SIGNS[seat]}, {self.players[seat]})"
        title = Text(f" {name}  {sum(points.values())} ", SEAT_STYLES[seat] if here else SEAT_COLOURS[seat])
        return Panel(
            table, title=title, title_align="left", width=PANEL, border_style=SEAT_COLOURS[seat] if here else "bright_black"
        )

    def _held(self, view: State, seat: int, source: int) -> Text:
        """Return what a player has for one source of points, in the order of the breakdown."""
        held = (
            _signs([OBELISK] * view.obelisks[seat]),
            _signs([FIRST_TEMPLE + value for value in range(4) for _ in range(view.temples[seat, value])]),
            _signs([FIRST_PYRAMID + colour for colour in range(2) for _ in range(view.pyramids[seat, colour])]),
            _runs(view.chamber[seat]),
            _signs([FIRST_ACTION + token for token in range(ACTIONS) for _ in range(view.tokens[seat, token])]),
            Text("●" * (PAWNS - view.reserve[seat]) + "○" * view.reserve[seat], SEAT_COLOURS[seat]),
        )
        return held[source]

    def _hidden(self, view: State) -> Text:
        numbers = {"pile": PILE - view.drawn, "warehouse": WAREHOUSE - view.revealed, "unloads": UNLOADS - view.unloads}
        return Text(f" {self.console.text('cli-duel-hidden', **numbers)}")


def _line(row: int) -> str:
    return ("┼" if row else "┬").join(["─" * CELL] * 3)


def _chip(face: int) -> Text:
    return Text(" " * CHIP) if face == EMPTY else Text(FACE_CODES[face].center(CHIP), FACE_STYLES[face])


def _signs(faces: list[int]) -> Text:
    """Return tokens as single letters or values, side by side."""
    return Text().join(Text(FACE_CODES[face][-1], FACE_STYLES[face]) for face in faces)


def _runs(numbers: int) -> Text:
    """Return the numbers of a burial chamber with runs drawn together: ``1-3 7`` (D8.4)."""
    held = [number for number in range(1, 13) if (numbers >> (number - 1)) & 1]
    starts = [number for number in held if number - 1 not in held]
    ends = [number for number in held if number + 1 not in held]
    parts = [f"{start}" if start == end else f"{start}-{end}" for start, end in zip(starts, ends, strict=True)]
    return Text(" ").join(Text(part, FACE_STYLES[FIRST_CHAMBER]) for part in parts)


BOARD = DuelBoard
