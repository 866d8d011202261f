"""``deben rules``: the rulebook, a section, a clause, or every clause with a word."""

from typing import Annotated

import typer

from ..arguments.common import Lang, asked_game
from ..arguments.completed import known_clauses, known_games
from ..terminal.console import Console
from ..terminal.rules import RulesReader

__all__ = ["rules"]

BookName = Annotated[str, typer.Argument(metavar="GAME", help="cli-rules.game", autocompletion=known_games)]
Wanted = Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE]", help="cli-rules.clause", autocompletion=known_clauses)]


def rules(game: BookName, clause: Wanted = None, lang: Lang = None) -> None:
    """Print the rules of a game or a part of them."""
    console = Console(lang)
    reader = RulesReader(console, asked_game(console, game))
    if not reader.book.sections:
        console.refuse("cli-error-no-rules", game=reader.game.name)
    if clause:
        reader.print_wanted(" ".join(clause))
    else:
        reader.print_all()
