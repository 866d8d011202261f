"""What each player has for every source of points."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .....cli.terminal.boards.board import Board
from ...actions import PLAY
from ...board import ACTIONS, FIRST_ACTION, FIRST_PYRAMID, FIRST_TEMPLE, OBELISK, PAWNS
from ...game import GAME
from ...state import State
from .signs import SEAT_COLOURS, SEAT_SIGNS, SEAT_STYLES, runs, sign

__all__ = ["PANEL", "SITES", "boxed", "headed"]

PANEL, SITES = 46, 39
"""The columns of a player with a frame around them, and of one without."""
POINTS = 3


def _title(board: Board, view: State, seat: int, total: int) -> Text:
    here = seat == view.seat and GAME.rules.actor(view) == seat
    name = f"{'▶ ' if here else ''}{board.narrator.player(seat)} ({SEAT_SIGNS[seat]}, {board.players[seat]})"
    title = Text(f" {name}", SEAT_STYLES[seat] if here else SEAT_COLOURS[seat])
    title.truncate(SITES - POINTS - 3, overflow="ellipsis")
    return title.append(f"  {total} ", SEAT_STYLES[seat] if here else SEAT_COLOURS[seat])


def _rows(board: Board, view: State, seat: int, points: dict[str, int]) -> Iterator[tuple[Text, Text, str]]:
    held = _held(board, view, seat)
    for number, (source, value) in enumerate(points.items()):
        side = f" {'AB'[view.sides[number]]}" if number < len(view.sides) else ""
        yield Text(board.narrator.sentences.source(source) + side), held[number], str(value)


def _sites(board: Board, view: State, seat: int, names: int, points: dict[str, int]) -> Table:
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=names, no_wrap=True, overflow="ellipsis")
    table.add_column(ratio=1)
    table.add_column(justify="right", width=POINTS)
    for row in _rows(board, view, seat, points):
        table.add_row(*row)
    return table


def boxed(board: Board, view: State, seat: int) -> Panel:
    """Return a player in a frame."""
    points = GAME.breakdown(view, seat)
    style = SEAT_COLOURS[seat] if GAME.rules.actor(view) == seat else "bright_black"
    title = _title(board, view, seat, sum(points.values()))
    return Panel(_sites(board, view, seat, 21, points), title=title, title_align="left", width=PANEL, border_style=style)


def headed(board: Board, view: State, seat: int) -> Iterator[RenderableType]:
    """Yield a player without a frame: who it is with the points, then the sites."""
    points = GAME.breakdown(view, seat)
    yield _title(board, view, seat, sum(points.values()))
    yield _sites(board, view, seat, 19, points)


def _held(board: Board, view: State, seat: int) -> tuple[Text, ...]:
    """Return what a player has for each source of points, in the order of the breakdown."""

    def signs(faces: list[int]) -> Text:
        return Text().join(map(sign, faces))

    tokens = (token for token in range(ACTIONS) for _ in range(view.tokens[seat, token]))
    return (
        signs([OBELISK] * view.obelisks[seat]),
        signs([FIRST_TEMPLE + value for value in range(4) for _ in range(view.temples[seat, value])]),
        signs([FIRST_PYRAMID + colour for colour in range(2) for _ in range(view.pyramids[seat, colour])]),
        runs(view.chamber[seat]),
        Text().join(board.touch(sign(FIRST_ACTION + token), PLAY + token) for token in tokens),
        Text("●" * (PAWNS - view.reserve[seat]) + "○" * view.reserve[seat], SEAT_COLOURS[seat]),
    )
