"""A board of one's own that was asked for: a game with it, built first where that was not done; each mistake is one clear line."""

from pathlib import Path
from typing import Annotated

import typer

from ...games import BoardError, BoardNotBuilt, Game, all_games, game_with_board
from ...games.boards import FILE
from ..terminal.console import Console

__all__ = ["BoardFile", "asked_board", "game_of_boards"]

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
    try:
        return build_board(game, data)
    except CannotBuild as error:
        console.refuse("board-error-build", file=file.name, detail=str(error))
