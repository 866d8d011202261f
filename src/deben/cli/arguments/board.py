"""A board of one's own that was asked for: a game with it, built first where that was not done; each mistake is one clear line."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TimeElapsedColumn

from ...games import BoardError, BoardNotBuilt, Game, all_games, game_with_board
from ...games.boards import FILE
from ..terminal.console import Console

__all__ = ["BoardFile", "asked_board", "game_of_boards"]

QUARTERS = (0.25, 0.5, 0.75, 2.0)
"""Where nobody watches a bar, how far it is is told so often."""
BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="board-option")]


def game_of_boards() -> Game:
    """Return the game whose board is data."""
    [game] = [game for game in all_games() if (game.folder / FILE).is_file()]
    return game


def asked_board(console: Console, game: Game, file: Path | None) -> Game:
    """Return a game on the board in a file; without one, as it is."""
    if file is None:
        return game
    try:
        data = file.read_text(encoding="utf-8")
        return game_with_board(game.name, data)
    except OSError as error:
        console.refuse("cli-error-file", file=str(file), detail=error.strerror or str(error))
    except (BoardError, UnicodeDecodeError) as error:
        console.refuse("board-error", file=file.name, detail=str(error))
    except BoardNotBuilt:
        return _built(console, game, file, data)


def _built(console: Console, game: Game, file: Path, data: str) -> Game:
    from ...lab.boards import CannotBuild, build_board, can_build

    if not can_build():
        console.refuse("board-error-tools", file=file.name)
    console.note("board-building", file=file.name)
    bar: Any = Progress(
        BarColumn(), TaskProgressColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console.err, transient=True
    )
    task, quarters = bar.add_task("", total=None), iter(QUARTERS)
    due = next(quarters)

    def tell(done: int, steps: int) -> None:
        nonlocal due
        bar.update(task, completed=done, total=steps)
        if not console.err.is_terminal and done >= due * steps:
            console.note("board-progress", percent=f"{100 * done // steps}", done=str(done), steps=str(steps))
            due = next(quarters)

    try:
        with bar if console.err.is_terminal else nullcontext():
            return build_board(game, data, tell)
    except CannotBuild as error:
        console.refuse("board-error-build", file=file.name, detail=str(error))
