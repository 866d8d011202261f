"""``deben completion``: what lets a shell complete the command."""

from typing import Annotated

import typer
from typer.completion import get_completion_inspect_parameters, shell_complete

from ..arguments.common import Lang
from ..arguments.completed import one_of
from ..terminal.console import Console

__all__ = ["SHELLS", "VARIABLE", "completion", "know_shells"]

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_DEBEN_COMPLETE"
"""By this variable of the environment the command is asked for completions."""
Shell = Annotated[str, typer.Argument(metavar="SHELL", help="cli-completion.shell", autocompletion=one_of(SHELLS))]


def know_shells() -> None:
    """Make the kinds of shells known, whose scripts and questions are not those of the framework beneath."""
    get_completion_inspect_parameters()


def completion(context: typer.Context, shell: Shell, lang: Lang = None) -> None:
    """Print the script for a shell."""
    console = Console(lang)
    if shell not in SHELLS:
        console.refuse("cli-error-shell", shell=shell, known=", ".join(SHELLS))
    know_shells()
    shell_complete(context.find_root().command, {}, "deben", VARIABLE, f"source_{shell}")
