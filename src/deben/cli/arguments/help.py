"""The help of the command, in the reader's language and with the options of the games."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import typer
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games import Game, all_games
from ..terminal.console import Console
from .options import default_of, ways_of

__all__ = ["HELP", "translate"]

HELP = {"help_option_names": ["-h", "--help"]}
OF_A_TABLE = "option"
"""The parameter of the commands that set up a table."""


def translate(command: Any, console: Console, arguments: Sequence[str]) -> None:
    """Put texts where the declarations name messages, and below them the options of the game that the arguments name, or of all."""
    _translate(command, console)
    for each in command.commands.values():
        if OF_A_TABLE in [part.name for part in each.params]:
            each.format_help = partial(_with_options, each.format_help, console, [word.lower() for word in arguments])


def _translate(command: Any, console: Console) -> None:
    command.help = console.text(command.help)
    for part in command.params:
        part.rich_help_panel = console.text("cli-help.arguments" if part.param_type_name == "argument" else "cli-help.options")
        part.help = console.text(part.help)
    own = command.get_help_option(typer.Context(command, help_option_names=HELP["help_option_names"]))
    own.help, own.rich_help_panel = console.text("cli-help.help"), console.text("cli-help.options")
    for each in getattr(command, "commands", {}).values():
        each.rich_help_panel = console.text("cli-help.commands")
        _translate(each, console)


def _with_options(write: Callable[[Any, Any], None], console: Console, words: Sequence[str], context: Any, formatter: Any) -> None:
    """Write the help, and below it the options of the games that are named, or of all."""
    write(context, formatter)
    games = [game for game in all_games() if game.option_fields]
    for game in [each for each in games if each.name in words] or games:
        console.know(game)
        title = console.text("cli-help-options", game=game.name)
        console.show(Panel(_options_of(game, console), title=title, title_align="left", border_style="dim"))


def _options_of(game: Game, console: Console) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    for field in game.option_fields:
        given = default_of(game, field)
        name = Text(field.name if given is None else f"{field.name}={given}", "bold cyan", no_wrap=True)
        table.add_row(name, console.text(f"option-{game.name}-{field.name}"), Text(", ".join(ways_of(field)).replace("|", ", ")))
    return table
