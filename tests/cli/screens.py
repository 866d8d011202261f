"""The full screen in tests: a match at a terminal of a given size, read line by line."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Static

from deben.cli.screen.app import TableApp
from deben.cli.screen.board_pane import BoardPane
from deben.cli.screen.choices import Choices
from deben.cli.terminal.console import Console
from deben.cli.terminal.seats import HUMAN, seated
from deben.cli.terminal.sitting import Sitting
from deben.match import Match

Doing = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def screen_of(match: Match, lang: str = "en", *kinds: str) -> TableApp:
    """Return the screen of a match: a person against greedy bots, unless it is said who plays."""
    console, players = Console(lang), kinds or (HUMAN, *["greedy"] * (match.seats - 1))
    return TableApp(Sitting(console, match, seated(console, match, players, [""] * match.seats)), pace=0)


def at_screen(app: TableApp, doing: Doing, size: tuple[int, int] = (80, 24)) -> None:
    """Open the screen, do something at it, and leave."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await doing(app, pilot)
            app.sitting.close()

    asyncio.run(run())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until bots and coach have done what they do."""
    await pilot.pause()
    while app.thinking or any(not worker.is_finished for worker in app.workers):
        await pilot.pause(0.005)
    await pilot.pause()


def lines_of(app: TableApp) -> list[str]:
    """Return what is on the screen."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


def check_whole(app: TableApp) -> None:
    """Assert that nothing on the screen is cut: the board, the question, the choices, what is said."""
    board = app.query_one(BoardPane)
    assert (board.max_scroll_x, board.max_scroll_y) == (0, 0), lines_of(app)
    shown = lines_of(app)
    for part in ("#prompt", "#said"):
        widget = app.query_one(part, Static)
        for word in str(widget.visual).split():
            assert word in "\n".join(shown[widget.region.y : widget.region.bottom]), (part, word, shown)
    choices = app.query_one(Choices)
    names = "\n".join(shown[choices.region.y : choices.region.bottom])
    if not choices.max_scroll_y:
        assert all(entry.name in names for entry in choices.entries), shown
    assert choices.present is None or choices.present.name in names
