"""``deben rules``: the rulebook, a section, a clause, or every clause with a word."""

from collections.abc import Callable, Mapping
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ...games import game_named
from ...locale.examples import examples
from ...locale.rulebook import GAMES as BOOKS
from ...locale.rulebook import REFERENCE, Clause, Rulebook, UnknownClause, UnknownGame, rulebook
from ..arguments.common import Lang
from ..terminal.addresses import board_path
from ..terminal.console import Console

__all__ = ["rules"]

BookName = Annotated[str, typer.Argument(metavar="GAME", help="cli-rules.game")]
Wanted = Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE]", help="cli-rules.clause")]


def rules(game: BookName, clause: Wanted = None, lang: Lang = None) -> None:
    """Print the rules of a game or a part of them."""
    console = Console(lang)
    try:
        book = rulebook(game.lower(), console.lang)
    except UnknownGame:
        console.refuse("cli-error-game", game=game, known=", ".join(BOOKS))
    if not clause:
        console.line(book.intro)
        for section in book.sections:
            _print_section(console, book, section.id)
        return
    _print_wanted(console, book, " ".join(clause))


def _print_wanted(console: Console, book: Rulebook, wanted: str) -> None:
    try:
        found = book.clause(wanted)
    except UnknownClause as error:
        matches = book.search(wanted)
        if REFERENCE.fullmatch(wanted.strip().upper().replace("A", "a").replace("B", "b")) or not matches:
            near = ", ".join(error.near) or ", ".join(section.id for section in book.sections)
            console.refuse("cli-error-clause", clause=wanted, near=near)
        for clause in matches:
            _print_clause(console, book, clause)
        return
    if "." in found.id:
        _print_clause(console, book, found)
        _print_examples(console, book, found)
    else:
        _print_section(console, book, found.id)


def _print_section(console: Console, book: Rulebook, section_id: str) -> None:
    section = book.section(section_id)
    console.line("")
    console.line(f"{section.id} {section.title}", "bold")
    if section.lead:
        console.line(section.lead)
    for clause in section.clauses:
        _print_clause(console, book, clause)


def _print_clause(console: Console, book: Rulebook, clause: Clause) -> None:
    console.show(Text.assemble((f"{clause.id}  ", "bold yellow"), clause.text))
    for ruling in book.rulings_on(clause.id):
        said = Text.assemble((console.text("cli-rules-ruling"), "italic"), " ", ruling.question, " ", (ruling.answer, "green"))
        console.show(Padding(said, (0, 0, 0, 4)))
    notes: Mapping[str, Callable[[Console], None]] = game_named(book.game).bring("cli", "CLAUSE_NOTES", {})
    if clause.id in notes:
        notes[clause.id](console)


def _print_examples(console: Console, book: Rulebook, clause: Clause) -> None:
    """Print the examples of a clause, each with its place on the position board of a server."""
    for example in examples(book.game):
        if example.clauses[0] == clause.id:
            words = (console.text(f"example-{example.id}"), console.text(f"example-{example.id}.text"))
            said = Text.assemble((console.text("cli-rules-example"), "italic"), f" {words[0]}. {words[1]}")
            console.show(Padding(said, (0, 0, 0, 4)))
            console.plain(f"    {board_path(book.game, example.position)}")
