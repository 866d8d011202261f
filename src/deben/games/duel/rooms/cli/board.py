"""The Duel's table in the terminal: the port with its boats, both players beside it, large or small as there is room."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .....cli.terminal.boards.board import Board, Pane
from ...actions import DONE, PLAY, SWAP, TAKE, UNLOAD
from ...board import PILE, WAREHOUSE
from ...state import State
from .players import PANEL, SITES, boxed, headed
from .port import LARGE, SMALL, Port, Size
from .signs import SEAT_COLOURS

__all__ = ["BOARD", "DuelBoard"]

UNLOADS = 18
LARGE_WIDTH, LARGE_HEIGHT = LARGE.width + 1 + PANEL, 21
SMALL_WIDTH = SMALL.width + 1 + SITES


class DuelBoard(Board):
    """Draws a view of the Duel."""

    seat_colours = SEAT_COLOURS

    def draw(self, view: State, legal: Sequence[int], /) -> RenderableType:
        """Return the table with both players beside it and the signs explained below."""
        if self.console.out.width < LARGE_WIDTH:
            return self._small(view, legal)
        return self._large(view, legal)

    def panes(self, view: State, legal: Sequence[int], width: int, height: int, /) -> list[Pane]:
        """Return the table, large where there is room for that."""
        large = width >= LARGE_WIDTH and height >= LARGE_HEIGHT
        drawing = self._large(view, legal) if large else self._small(view, legal)
        return [Pane(self.console.text("cli-screen-pane.table"), drawing)]

    def _large(self, view: State, legal: Sequence[int]) -> RenderableType:
        players = Group(*(boxed(self, view, seat) for seat in range(2)), self._hidden(view))
        return Group(self._beside(self._port(view, legal, LARGE), players, LARGE), self._legend())

    def _small(self, view: State, legal: Sequence[int]) -> RenderableType:
        players = Group(*(part for seat in range(2) for part in headed(self, view, seat)))
        port = Group(self._port(view, legal, SMALL), self._hidden(view))
        return Group(self._beside(port, players, SMALL, SITES), *self._legend().wrap(self.console.out, SMALL_WIDTH))

    def _beside(self, port: RenderableType, players: RenderableType, size: Size, width: int | None = None) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=size.width)
        table.add_column(width=width)
        table.add_row(port, players)
        return table

    def _port(self, view: State, legal: Sequence[int], size: Size) -> RenderableType:
        return Group(*Port(self, view, set(legal), size).lines())

    def _legend(self) -> Text:
        return Text(self.console.text("cli-duel-legend"), "dim")

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

    def _hidden(self, view: State) -> Text:
        numbers = {"pile": PILE - view.drawn, "warehouse": WAREHOUSE - view.revealed, "unloads": UNLOADS - view.unloads}
        return Text(self.console.text("cli-duel-hidden", **numbers))


BOARD = DuelBoard
