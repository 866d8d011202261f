"""``deben board``: a board of one's own, checked and made ready to be played on."""

from pathlib import Path
from typing import Annotated

import typer

from ...games import BoardError, all_games, game_on
from ...games.boards import FILE
from ..arguments.board import asked_board
from ..arguments.common import Lang
from ..terminal.console import Console

__all__ = ["board"]

File = Annotated[Path | None, typer.Argument(metavar="FILE", help="board-command.file")]
PrintUsual = Annotated[bool, typer.Option("--print", help="board-command.print")]
OnlyCheck = Annotated[bool, typer.Option("--check", help="board-command.check")]


def board(file: File = None, check: OnlyCheck = False, usual: PrintUsual = False, lang: Lang = None) -> None:
    """Say what does not hold together in the file of a board; otherwise build its rules, unless that was done."""
    console = Console(lang)
    game = next(game for game in all_games() if (game.folder / FILE).is_file())
    if usual == (file is not None):
        console.refuse("board-error-which")
    if file is None:
        console.out.file.write((game.folder / FILE).read_text(encoding="utf-8"))
        return
    if check:
        try:
            game_on(game, file.read_text(encoding="utf-8"))
        except OSError as error:
            console.refuse("cli-error-file", file=str(file), detail=error.strerror or str(error))
        except (BoardError, UnicodeDecodeError) as error:
            console.refuse("board-error", file=file.name, detail=str(error))
        console.say("board-sound", file=file.name)
        return
    found = asked_board(console, game, file)
    console.say("board-ready", file=file.name, name=found.board_name, board=found.board[:12], rules=found.digest[:12])
