"""What can be done now, and why something else cannot."""

from rich.columns import Columns
from rich.text import Text

from ..locale.rulebook import rulebook
from ..match import Match
from ..narrate import Narrator
from .boards import Board
from .desk import Desk

__all__ = ["list_legal", "tell_why"]


def list_legal(desk: Desk, match: Match, narrator: Narrator, board: Board) -> None:
    """Print every legal action under the headings of the game, with what it does."""
    view = match.view(match.actor)
    groups: dict[str, list[Text]] = {}
    for action in match.legal_actions():
        entry = Text.assemble((f"  {match.game.write_action(action):<6}", "bold green"), narrator.action(action, view))
        groups.setdefault(board.group(action), []).append(entry)
    for heading, entries in groups.items():
        desk.line(heading, "bold")
        desk.show(Columns(entries, column_first=True, padding=(0, 3)))


def tell_why(desk: Desk, match: Match, narrator: Narrator, move: str) -> None:
    """Print why an action is not possible, with the clause that says so, or what it does when it is."""
    if not move:
        desk.say("cli-play-why-what")
        return
    refusal = match.refusal(move)
    if refusal is None:
        desk.say("cli-play-why-legal", action=move, text=narrator.action(move, match.view(match.actor)))
        return
    desk.line(narrator.refusal(refusal))
    if refusal.reason is not None:
        clause = rulebook(match.game.name, desk.lang).clause(refusal.reason.clause)
        desk.line(f"{clause.id}  {clause.text}", "dim")
