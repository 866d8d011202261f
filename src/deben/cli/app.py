"""The command and its parts: help in the reader's language, and one line for whatever is wrong with the request."""

import errno
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.main import get_command

from .. import __version__
from ..locale import UnknownLanguage
from .arguments.common import Lang
from .arguments.help import HELP, translate
from .arguments.kept import LAST
from .commands import completion
from .terminal.console import BadInput, Console

__all__ = ["run"]

BAD_INPUT = 2
EXTRAS = {
    "asyncpg": "postgres", "gymnasium": "gymnasium", "matplotlib": "plot", "numba": "lab", "numba_cuda": "train",
    "pyarrow": "data", "ray": "ray", "torch": "train",
}  # fmt: skip
"""The extra that brings a package, where a command needs one and did not look for it first."""
UNWRITABLE = (errno.ENOSPC, errno.EIO, errno.EDQUOT)

COMMANDS = {
    "play": "cli-play",
    "matches": "cli-matches",
    "simulate": "cli-simulate",
    "arena": "cli-arena",
    "bot": "cli-bot",
    "export": "cli-export",
    "perft": "cli-perft",
    "replay": "cli-replay",
    "draw": "cli-draw",
    "verify": "cli-verify",
    "analyse": "coach-analyse",
    "rules": "cli-rules",
    "bench": "cli-bench",
    "train": "cli-train",
    "serve": "cli-serve",
    "think": "operate-think",
    "check": "operate-check",
    "admin": "operate-admin",
    "board": "board-command",
    "completion": "cli-completion",
}
"""What each command is for.  It is the function of its name in the file of its name."""


def _show_version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"deben {__version__}\n")
        raise typer.Exit


def _deben(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-deben.version")] = False,
    lang: Lang = None,
) -> None:
    if not version:
        context.default_map = {name: {"lang": lang} for name in COMMANDS}


def _asked_commands(arguments: Sequence[str]) -> Iterable[str]:
    """Return the one command that is asked for, all where none is: what the others need is not kept in memory for nothing."""
    words = (here for before, here in pairwise(["", *arguments]) if before != "--lang" and not here.startswith("-"))
    first = next(words, "")
    return [first] if first in COMMANDS else COMMANDS


def _with(names: Iterable[str]) -> Any:
    """Return the command ``deben`` with some of its commands."""
    app = typer.Typer(
        context_settings=HELP, add_completion=False, rich_markup_mode="rich", help="cli-deben", pretty_exceptions_enable=False
    )
    app.callback()(_deben)
    for name in names:
        function = getattr(import_module(f".commands.{name}", __package__), name)
        app.command(name, help=COMMANDS[name], context_settings=HELP)(function)
    return get_command(app)


def _asked_language(arguments: Sequence[str]) -> str | None:
    """Return what follows the last ``--lang``: the help must be translated before the arguments are understood."""
    asked = None
    for here, following in pairwise([*arguments, ""]):
        if here == "--lang":
            asked = following
        elif here.startswith("--lang="):
            asked = here.removeprefix("--lang=")
    return asked


def _whole(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with what ``--resume`` means when nothing follows it: an option cannot do without its value."""
    return [
        f"{here}={LAST}" if here == "--resume" and (following is None or following.startswith("-")) else here
        for here, following in pairwise([*arguments, None])
        if here is not None
    ]


def _complain(console: Console, text: str) -> int:
    console.err.print(Text.assemble(("deben: ", "bold red"), " ".join(text.split())), soft_wrap=True)
    return BAD_INPUT


def _usage(console: Console, error: typer.TyperException) -> str:
    option = getattr(error, "option_name", None)
    if type(error).__name__ == "NoSuchOption":
        return console.text("cli-error-option", option=str(option))
    return console.text("cli-error-usage", detail=error.format_message())


def _drop_output() -> None:
    """Let what is left of the output go nowhere: Python would try to write it once more at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit code: 0, 1 where a check failed, 2 for bad input, 130 when interrupted."""
    try:
        console = Console(_asked_language(arguments))
    except UnknownLanguage as error:
        console = Console()
        return _complain(console, console.text("cli-error-language", lang=error.lang))
    arguments = _whole(arguments) or ["--help"]
    command = _with(_asked_commands(arguments))
    translate(command, console, arguments)
    if completion.VARIABLE in os.environ:
        completion.know_shells()
    try:
        code = command.main(arguments, prog_name="deben", standalone_mode=False) or 0
        sys.stdout.flush()  # while a failure can still be told
        return code
    except BadInput as error:
        return _complain(console, str(error))
    except typer.TyperException as error:
        return _complain(console, _usage(console, error))
    except typer.Abort:
        return 1
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        return _complain(console, console.text("cli-error-extra", what=package, extra=EXTRAS[package]))
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        _drop_output()
        return _complain(console, console.text("cli-error-output", detail=error.strerror or str(error)))
