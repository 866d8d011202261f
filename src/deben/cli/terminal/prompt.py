"""Reading typed lines, from a terminal or from a pipe, and the words of the commands in every language."""

import sys
import unicodedata

from rich.table import Table
from rich.text import Text

from .console import Console

__all__ = ["COMMANDS", "Reader", "command_table", "command_words", "parted"]

COMMANDS = {
    "legal": ("cli-command.legal", None, "cli-play-help.legal"),
    "why": ("cli-command.why", "cli-play-help.move", "cli-play-help.why"),
    "hint": ("cli-command.hint", None, "cli-play-help.hint"),
    "coach": ("cli-command.coach", None, "cli-play-help.coach"),
    "undo": ("cli-command.undo", None, "cli-play-help.undo"),
    "save": ("cli-command.save", "cli-play-help.file", "cli-play-help.save"),
    "board": ("cli-command.board", None, "cli-play-help.board"),
    "text": ("cli-command.text", None, "cli-play-help.text"),
    "position": ("cli-command.position", None, "cli-play-help.position"),
    "log": ("cli-command.log", None, "cli-play-help.log"),
    "help": ("cli-command.help", None, "cli-play-help.help"),
    "quit": ("cli-command.quit", None, "cli-play-help.quit"),
}
"""What can be typed beside actions: the messages of its word in the reader's language, of what follows it, of what it does."""


class Reader:
    """Asks for lines; at a terminal they can be edited, from a pipe they are shown as if they had been typed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            import readline  # noqa: F401  # gives input() its editing and history

    def read(self, prompt: str) -> str:
        """Return the next line; raises ``EOFError`` after the last."""
        if self.interactive:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.line(f"{prompt}{line.strip()}")
        return line.strip()


def folded(text: str) -> str:
    """Return a word without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def command_words(console: Console) -> dict[str, str]:
    """Return the commands by each word that means them: the English one, that of the console's language, and ``?``."""
    words = {"?": "legal"} | {name: name for name in COMMANDS}
    return words | {folded(console.text(word)): name for name, (word, _, _) in COMMANDS.items()}


def command_table(console: Console) -> Table:
    """Return what can be typed beside actions, and what it does."""
    table = Table.grid(padding=(0, 2))
    for name, (word, following, what) in COMMANDS.items():
        typed = console.text(word) if following is None else f"{console.text(word)} {console.text(following)}"
        table.add_row(Text(f"  {'?, ' if name == 'legal' else ''}{typed}", "bold green"), console.text(what))
    return table


def parted(line: str) -> tuple[str, str]:
    """Return the first word, folded, and the rest of a line."""
    first, _, rest = line.partition(" ")
    return folded(first), rest.strip()
