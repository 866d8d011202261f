"""What can be done now, and why something else cannot."""

from rich.columns import Columns
from rich.text import Text

from ...locale.rulebook import rulebook
from ...match import Match
from ...match.effects import effects_now
from .console import Console
from .sitting import Sitting

__all__ = ["example", "list_legal", "tell_why"]

SHORT = 4
"""So many letters of notation have room in any case."""


def example(match: Match) -> str:
    """Return an action to show what actions look like: one that can be played, while there is one."""
    return (match.legal or match.game.action_names)[-1]


def list_legal(console: Console, sitting: Sitting) -> None:
    """Print every legal action under the headings of the game, with what it does, costs and brings."""
    match, narrator, board = sitting.match, sitting.narrator, sitting.board
    view, effects = match.view(match.actor), effects_now(match)
    groups: dict[str, list[int]] = {}
    for action in match.legal_numbers:
        groups.setdefault(board.group(action), []).append(action)
    for heading, actions in groups.items():
        names = [match.game.write_action(action) for action in actions]
        width = max(SHORT, *map(len, names))
        entries = [
            Text.assemble(
                (f"  {name:<{width}}  ", "bold green"),
                narrator.action(action, view),
                (_beside(narrator.signs(effects[action], view)), "yellow"),
            )
            for name, action in zip(names, actions, strict=True)
        ]
        console.line(heading, "bold")
        console.show(Columns(entries, column_first=True, padding=(0, 3)))


def _beside(signs: str) -> str:
    return f"  {signs}" if signs else ""


def tell_why(console: Console, sitting: Sitting, move: str) -> None:
    """Print why an action is not possible, with the clause that says so, or what it does, costs and brings when it is."""
    match, narrator = sitting.match, sitting.narrator
    if not move:
        console.say("cli-play-why-what", action=example(match))
        return
    refusal = match.refusal(move)
    if refusal is None:
        view, action = match.view(match.actor), match.game.read_action(move)
        console.say("cli-play-why-legal", action=move, text=narrator.action(action, view))
        told = narrator.effect(effects_now(match)[action], view)
        if told:
            console.line(told)
        return
    console.line(narrator.refusal(refusal))
    if refusal.reason is not None and refusal.reason.clause:
        clause = rulebook(match.game, console.lang).clause(refusal.reason.clause)
        console.line(f"{clause.id}  {clause.text}", "dim")
