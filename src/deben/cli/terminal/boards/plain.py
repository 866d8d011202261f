"""A board for any game: a table of what each seat has, and lines for the rest, made from the view alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....narrate.plain import PIECES, SEATS, UNTOLD, plain_value, with_pieces
from .board import Board

__all__ = ["PlainBoard"]

CAN = "bold green"
"""The colour of what an action is attached to."""
NEW_LINE = "\n"


def _is_grid(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(each, list) for each in value)


class PlainBoard(Board):
    """Draws the values of a view by the names of their keys; where an action says ``at`` which place it is, that is marked."""

    seat_colours = ("yellow", "bright_blue", "green", "magenta", "cyan", "red", "white", "bright_yellow")

    def draw(self, view: Any, legal: Sequence[int], /) -> RenderableType:
        """Return the table as a drawing."""
        rows = self.narrator.sentences.rows
        shown = with_pieces(rows.view(view))
        places = {str(rows.action(action, view).get("at")): action for action in legal}
        rest = [key for key in shown if key not in (SEATS, *UNTOLD)]
        return Group(
            *([self._seats(shown[SEATS], places)] if shown.get(SEATS) else []),
            *(Text.assemble((self._head(key, shown[key]), "dim"), self._value(shown[key], key, places)) for key in rest),
        )

    def _head(self, key: str, value: Any) -> str:
        """Return what stands before a value: beside it, above a grid."""
        return f"{self._label(key)}:{NEW_LINE if _is_grid(value) else ' '}"

    def _label(self, key: str) -> str:
        return self.narrator.sentences.label(key)

    def _seats(self, seats: Sequence[Mapping[str, Any]], places: Mapping[str, int]) -> Table:
        table = Table("")
        for key in seats[0]:
            table.add_column(self._label(key), justify="right")
        for seat, owned in enumerate(seats):
            who = f"{self.narrator.player(seat)} {self.players[seat] if seat < len(self.players) else ''}".strip()
            cells = [self._value(value, f"{SEATS}.{seat}.{key}", places) for key, value in owned.items()]
            table.add_row(Text(who, self.seat_colours[seat % len(self.seat_colours)]), *cells)
        return table

    def _value(self, value: Any, path: str, places: Mapping[str, int]) -> Text:
        """Return a value; the cells of a list one by one, a grid with a line for each row."""
        if not isinstance(value, list):
            piece = self.seat_colours[PIECES.index(value)] if isinstance(value, str) and value and value in PIECES else ""
            text = Text(plain_value(value, self._label), CAN if path in places else piece)
            return self.touch(text, places[path]) if path in places else text
        between = NEW_LINE if _is_grid(value) else "  "
        return Text(between).join(self._value(each, f"{path}.{at}", places) for at, each in enumerate(value))

    def group(self, _action: int, /) -> str:
        """Return the one heading for all actions."""
        return self.console.text("cli-play-actions")
