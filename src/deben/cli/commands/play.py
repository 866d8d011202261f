"""``deben play``: a match at the terminal, of people and bots."""

from pathlib import Path
from typing import Annotated

import typer

from ...bots import BOTS
from ...lab.arena.contestants import PROGRAM
from ...match import Match
from ..arguments.common import Lang, Seed, asked_game, asked_seats, asked_seed, load_match
from ..arguments.options import TableOption, asked_options
from ..terminal.console import Console
from ..terminal.files import LAST, unfinished_file, write_match
from ..terminal.seats import HUMAN, Seating, players_of, seated
from ..terminal.session import Session

__all__ = ["play"]

PlayedGame = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-play.game")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="PLAYER,PLAYER", help="cli-play.seats")]
Names = Annotated[str | None, typer.Option("--names", metavar="NAME,NAME", help="cli-play.names")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE", help="cli-play.resume")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-play.save")]


def play(
    game: PlayedGame = None,
    seats: Seats = None,
    names: Names = None,
    option: TableOption = None,
    seed: Seed = None,
    resume: Resume = None,
    save: Save = None,
    lang: Lang = None,
) -> None:
    """Play a match, new or resumed."""
    console = Console(lang)
    if resume is None:
        if game is None:
            console.refuse("cli-error-which-game")
        match, seating = _new(console, game, seats, names, option, seed)
    else:
        if game is not None or option or seed is not None:
            console.refuse("cli-error-resume")
        match, seating = _resumed(console, resume, seats, names)
    if save is not None and not save.absolute().parent.is_dir():
        console.refuse("cli-error-folder", folder=str(save.absolute().parent))
    try:
        Session(console, match, seating).run()
    finally:
        seating.close()
    if save is not None:
        _save(console, save, match, seating)


def _new(
    console: Console, game: str, seats: str | None, names: str | None, option: list[str] | None, seed: str | None
) -> tuple[Match, Seating]:  # fmt: skip
    rules = asked_game(console, game)
    options = asked_options(console, rules, option)
    count = rules.seats(options)
    kinds = asked_seats(console, seats or ",".join([HUMAN, *["greedy"] * (count - 1)]), count, (HUMAN, *BOTS), (PROGRAM,))
    match = Match(rules, asked_seed(console, seed), options)
    return match, seated(console, match, kinds, _names(console, names, count))


def _resumed(console: Console, resume: str, seats: str | None, names: str | None) -> tuple[Match, Seating]:
    match, record = load_match(console, unfinished_file() if resume == LAST else Path(resume))
    kinds, known = players_of(console, record.players, match.seats)
    if seats is not None:
        kinds = asked_seats(console, seats, match.seats, (HUMAN, *BOTS), (PROGRAM,))
    known = known if names is None else _names(console, names, match.seats)
    return match, seated(console, match, kinds, known, record.stand_ins)


def _names(console: Console, names: str | None, count: int) -> list[str]:
    """Return a name for each seat, empty where the game's own will do."""
    given = [] if names is None else [name.strip() for name in names.split(",")]
    if len(given) > count:
        console.refuse("cli-error-names", given=len(given), count=count)
    for name in given:
        if name in (HUMAN, *BOTS) or not name.isprintable():
            console.refuse("cli-error-name", name=name)
    return given + [""] * (count - len(given))


def _save(console: Console, path: Path, match: Match, seating: Seating) -> None:
    try:
        write_match(path, match, seating.players, seating.stand_ins)
    except OSError as error:
        console.refuse("cli-error-file", file=str(path), detail=error.strerror or str(error))
    console.say("cli-play-saved", file=str(path))
