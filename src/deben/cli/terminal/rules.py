"""The rulebook of a game, printed: all of it, a section, a clause, or every clause with a word."""

from collections.abc import Callable, Mapping
from shlex import quote

from rich.padding import Padding
from rich.text import Text

from ...games import Game
from ...locale.examples import examples
from ...locale.rulebook import Clause, UnknownClause, rulebook
from .console import Console

__all__ = ["RulesReader"]


class RulesReader:
    """Prints from the book of one game."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console, self.game, self.book = console, game, rulebook(game, console.lang)
        self.notes: Mapping[str, Callable[[Console], None]] = game.bring("cli", "CLAUSE_NOTES", {})

    def print_all(self) -> None:
        """Print the whole book."""
        self.console.line(self.book.intro)
        for section in self.book.sections:
            self.print_section(section.id)

    def print_wanted(self, wanted: str) -> None:
        """Print a section, a clause, or all clauses with some words."""
        try:
            found = self.book.clause(wanted)
        except UnknownClause as error:
            self.print_found(wanted, error)
            return
        if "." in found.id:
            self.print_clause(found)
            self.print_examples(found)
        else:
            self.print_section(found.id)

    def print_found(self, wanted: str, error: UnknownClause) -> None:
        """Print the clauses in which some words are."""
        matches = self.book.search(wanted)
        if self.book.reference.fullmatch(wanted.strip().upper().replace("A", "a").replace("B", "b")) or not matches:
            near = ", ".join(error.near) or ", ".join(section.id for section in self.book.sections)
            self.console.refuse("cli-error-clause", clause=wanted, near=near)
        for clause in matches:
            self.print_clause(clause)

    def print_section(self, section_id: str) -> None:
        """Print a section with its clauses."""
        section = self.book.section(section_id)
        self.console.line("")
        self.console.line(f"{section.id} {section.title}", "bold")
        if section.lead:
            self.console.line(section.lead)
        for clause in section.clauses:
            self.print_clause(clause)

    def print_clause(self, clause: Clause) -> None:
        """Print a clause, our rulings on it, and what the game itself adds to it."""
        self.console.show(Text.assemble((f"{clause.id}  ", "bold yellow"), clause.text))
        for ruling in self.book.rulings_on(clause.id):
            answer = Text.assemble(" ", ruling.question, " ", (ruling.answer, "green"))
            self._show_below(Text.assemble((self.console.text("cli-rules-ruling"), "italic"), answer))
        if clause.id in self.notes:
            self.notes[clause.id](self.console)

    def print_examples(self, clause: Clause) -> None:
        """Print the examples of a clause, each with the command that draws it."""
        for example in examples(self.game):
            if example.clauses[0] == clause.id:
                title, text = (self.console.text(f"example-{example.id}{part}") for part in ("", ".text"))
                self._show_below(Text.assemble((self.console.text("cli-rules-example"), "italic"), f" {title}. {text}"))
                self.console.plain(f"    deben draw {quote(example.position)} {example.id}.svg")

    def _show_below(self, text: Text) -> None:
        self.console.show(Padding(text, (0, 0, 0, 4)))
