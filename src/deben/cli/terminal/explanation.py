"""What can be done now, and why something else cannot."""

from rich.columns import Columns
from rich.text import Text

from ...locale.rulebook import rulebook
from ...match import Match
from ...narrate import Narrator
from .boards import Board
from .console import Console

__all__ = ["example", "list_legal", "tell_why"]

SHORT = 4
"""So many letters of notation have room in any case."""


def example(match: Match) -> str:
    """Return an action to show what actions look like: one that can be played, while there is one."""
    return (match.legal or match.game.action_names)[-1]


def list_legal(console: Console, match: Match, narrator: Narrator, board: Board) -> None:
    """Print every legal action under the headings of the game, with what it does."""
    view = match.view(match.actor)
    groups: dict[str, list[int]] = {}
    for action in match.legal_numbers:
        groups.setdefault(board.group(action), []).append(action)
    for heading, actions in groups.items():
        names = [match.game.write_action(action) for action in actions]
        width = max(SHORT, *map(len, names))
        entries = [
            Text.assemble((f"  {name:<{width}}  ", "bold green"), narrator.action(action, view))
            for name, action in zip(names, actions, strict=True)
        ]
        console.line(heading, "bold")
        console.show(Columns(entries, column_first=True, padding=(0, 3)))


def tell_why(console: Console, match: Match, narrator: Narrator, move: str) -> None:
    """Print why an action is not possible, with the clause that says so, or what it does when it is."""
    if not move:
        console.say("cli-play-why-what", action=example(match))
        return
    refusal = match.refusal(move)
    if refusal is None:
        console.say("cli-play-why-legal", action=move, text=narrator.action(move, match.view(match.actor)))
        return
    console.line(narrator.refusal(refusal))
    if refusal.reason is not None and refusal.reason.clause:
        clause = rulebook(match.game, console.lang).clause(refusal.reason.clause)
        console.line(f"{clause.id}  {clause.text}", "dim")
