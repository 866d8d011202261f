"""``deben play``: a match at the terminal, of people and bots."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ...bots import BOTS
from ...lab.arena.contestants import PROGRAM
from ...match import Match, Spirit
from ..arguments.board import BoardFile, asked_board
from ..arguments.common import Lang, Seed, asked_game, asked_seats, asked_seed, load_match
from ..arguments.completed import begun_matches, known_games, list_of
from ..arguments.kept import LAST, asked_kept
from ..arguments.options import TableOption
from ..arguments.table import asked_table
from ..terminal.console import Console
from ..terminal.seats import HUMAN, players_of, seated, tell_paces
from ..terminal.signals import raise_signals
from ..terminal.sitting import Sitting, tell_kept

__all__ = ["play"]

PlayedGame = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-play.game", autocompletion=known_games)]
Seats = Annotated[
    str | None, typer.Option("--seats", metavar="PLAYER,PLAYER", help="cli-play.seats", autocompletion=list_of((HUMAN, *BOTS)))
]
Names = Annotated[str | None, typer.Option("--names", metavar="NAME,NAME", help="cli-play.names")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="[N|FILE]", help="cli-play.resume", autocompletion=begun_matches)]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-play.save")]
Serious = Annotated[bool, typer.Option("--serious", help="cli-play.serious")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-play.plain")]


def play(
    game: PlayedGame = None,
    seats: Seats = None,
    names: Names = None,
    option: TableOption = None,
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
    serious: Serious = False,
    plain: Plain = False,
    board: BoardFile = None,
    lang: Lang = None,
) -> None:
    """Play a match, new or resumed."""
    console = Console(lang)
    if resume is None:
        if game is None:
            console.refuse("cli-error-which-game")
        sitting = _new(console, game, board, seats, names, option, seed, "serious" if serious else "usual")
    else:
        if game is not None or board is not None or option or seed is not None or serious:
            console.refuse("cli-error-resume")
        sitting = _resumed(console, resume, seats, names)
    if save is not None and not save.absolute().parent.is_dir():
        console.refuse("cli-error-folder", folder=str(save.absolute().parent))
    try:
        code = (_play_by_lines if plain or not sitting.people or not _has_screen() else _play_on_screen)(sitting)
    finally:
        sitting.close()
    if save is not None:
        _save(console, save, sitting)
    if code:
        raise typer.Exit(code)


def _has_screen() -> bool:
    """Return whether a whole screen can be drawn on and keys be read."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _play_by_lines(sitting: Sitting) -> int:
    from ..lines.session import Session  # with the coach, which takes a moment to import

    raise_signals()
    Session(sitting).run()
    return 0


def _play_on_screen(sitting: Sitting) -> int:
    from ..screen.app import TableApp  # the framework takes a moment to import, and no other command needs it

    app = TableApp(sitting)
    app.run()
    tell_kept(sitting.console, sitting)
    return app.return_code or 0


def _new(
    console: Console, game: str, board: Path | None, seats: str | None, names: str | None, option: list[str] | None,
    seed: str | None, spirit: Spirit,
) -> Sitting:  # fmt: skip
    rules = asked_board(console, asked_game(console, game), board)
    options, kinds = asked_table(console, rules, option, seats, (HUMAN, *BOTS), _you_against_greedy, (PROGRAM,))
    match = Match(rules, asked_seed(console, seed), options)
    sitting = Sitting(console, match, seated(console, match, kinds, _names(console, names, match.seats)), spirit=spirit)
    if sitting.people:
        tell_paces(console, match, sitting.seating)
    return sitting


def _you_against_greedy(count: int) -> list[str]:
    return [HUMAN, *["greedy"] * (count - 1)]


def _resumed(console: Console, resume: str, seats: str | None, names: str | None) -> Sitting:
    held = asked_kept(console, resume) if resume == LAST or resume.isdecimal() else None
    match, record = load_match(console, Path(resume) if held is None else held.path)
    kinds, known = players_of(console, record.players, match.seats)
    if seats is not None:
        kinds = asked_seats(console, seats, match.seats, (HUMAN, *BOTS), (PROGRAM,))
    known = known if names is None else _names(console, names, match.seats)
    return Sitting(console, match, seated(console, match, kinds, known, record.stand_ins), held, record.spirit)


def _names(console: Console, names: str | None, count: int) -> list[str]:
    """Return a name for each seat, empty where the game's own will do."""
    given = [] if names is None else [name.strip() for name in names.split(",")]
    if len(given) > count:
        console.refuse("cli-error-names", given=len(given), count=count)
    for name in given:
        if name in (HUMAN, *BOTS) or not name.isprintable():
            console.refuse("cli-error-name", name=name)
    return given + [""] * (count - len(given))


def _save(console: Console, path: Path, sitting: Sitting) -> None:
    try:
        sitting.save(path)
    except OSError as error:
        console.refuse("cli-error-file", file=str(path), detail=error.strerror or str(error))
    console.say("cli-play-saved", file=str(path))
