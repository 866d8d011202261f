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
from ..terminal.console import Desk

__all__ = ["rules"]

BookName = Annotated[str, typer.Argument(metavar="GAME", help="cli-rules.game")]
Wanted = Annotated[list[str] | None, typer.Argument(metavar="[CLAUSE]", help="cli-rules.clause")]


def rules(game: BookName, clause: Wanted = None, lang: Lang = None) -> None:
    """Print the rules of a game or a part of them."""
    desk = Desk(lang)
    try:
        book = rulebook(game.lower(), desk.lang)
    except UnknownGame:
        desk.refuse("cli-error-game", game=game, known=", ".join(BOOKS))
    if not clause:
        desk.line(book.intro)
        for section in book.sections:
            _print_section(desk, book, section.id)
        return
    _print_wanted(desk, book, " ".join(clause))


def _print_wanted(desk: Desk, book: Rulebook, wanted: str) -> None:
    try:
        found = book.clause(wanted)
    except UnknownClause as error:
        matches = book.search(wanted)
        if REFERENCE.fullmatch(wanted.strip().upper().replace("A", "a").replace("B", "b")) or not matches:
            near = ", ".join(error.near) or ", ".join(section.id for section in book.sections)
            desk.refuse("cli-error-clause", clause=wanted, near=near)
        for clause in matches:
            _print_clause(desk, book, clause)
        return
    if "." in found.id:
        _print_clause(desk, book, found)
        _print_examples(desk, book, found)
    else:
        _print_section(desk, book, found.id)


def _print_section(desk: Desk, book: Rulebook, section_id: str) -> None:
    section = book.section(section_id)
    desk.line("")
    desk.line(f"{section.id} {section.title}", "bold")
    if section.lead:
        desk.line(section.lead)
    for clause in section.clauses:
        _print_clause(desk, book, clause)


def _print_clause(desk: Desk, book: Rulebook, clause: Clause) -> None:
    desk.show(Text.assemble((f"{clause.id}  ", "bold yellow"), clause.text))
    for ruling in book.rulings_on(clause.id):
        said = Text.assemble((desk.text("cli-rules-ruling"), "italic"), " ", ruling.question, " ", (ruling.answer, "green"))
        desk.show(Padding(said, (0, 0, 0, 4)))
    notes: Mapping[str, Callable[[Desk], None]] = game_named(book.game).bring("cli", "CLAUSE_NOTES", {})
    if clause.id in notes:
        notes[clause.id](desk)


def _print_examples(desk: Desk, book: Rulebook, clause: Clause) -> None:
    """Print the examples of a clause, each with its place on the position board of a server."""
    for example in examples(book.game):
        if example.clauses[0] == clause.id:
            words = (desk.text(f"example-{example.id}"), desk.text(f"example-{example.id}.text"))
            said = Text.assemble((desk.text("cli-rules-example"), "italic"), f" {words[0]}. {words[1]}")
            desk.show(Padding(said, (0, 0, 0, 4)))
            desk.plain(f"    {board_path(book.game, example.position)}")
