"""The summary of an analysis at the terminal: marks by player, and the decisions that cost most with their reasons."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from ...coach import Choice, Commentator, Judgement
from ...coach.commentary import SYMBOLS, percent
from ...coach.marks import COSTLY, MARKS
from ...match import History
from ..terminal.console import Console

__all__ = ["cost", "print_analysis", "tell_open"]

WORST = 3
STYLES = {"best": "green", "sound": "", "slip": "yellow", "mistake": "red", "blunder": "bold red"}


def print_analysis(console: Console, match: History, commentator: Commentator, decisions: list[Judgement]) -> None:
    """Print the summary."""
    console.show(_marks(console, commentator, decisions))
    costly = [decision for decision in decisions if decision.played is not None and decision.played.mark in COSTLY]
    if not costly:
        console.say("coach-analyse-none")
    else:
        console.line(console.text("coach-analyse-worst"), "bold")
        for decision in sorted(costly, key=cost, reverse=True)[:WORST]:
            _tell_costly(console, match, commentator, decision)
    for decision in decisions:
        if decision.played is None:
            tell_open(console, match, commentator, decision)


def cost(decision: Judgement) -> tuple[float, float]:
    """Return what the action that was played costs: chance to win first, then points."""
    assert decision.played is not None
    return decision.played.loss, decision.played.points_lost


def _marks(console: Console, commentator: Commentator, decisions: Iterable[Judgement]) -> Table:
    """Return how many decisions of each player got each mark, and how much chance they lost."""
    table = Table(title=console.text("coach-analyse-title"), title_style="bold")
    table.add_column(console.text("coach-analyse-column.player"))
    table.add_column(console.text("coach-analyse-column.decisions"), justify="right")
    for mark in MARKS:
        table.add_column(f"{SYMBOLS[mark]} {commentator.mark(mark)}", justify="right")
    table.add_column(console.text("coach-analyse-column.lost"), justify="right")
    counts: dict[int, Counter[str]] = {}
    lost: Counter[int] = Counter()
    for decision in decisions:
        if decision.played is not None and decision.legal > 1:
            counts.setdefault(decision.seat, Counter())[decision.played.mark] += 1
            lost[decision.seat] += round(1e4 * decision.played.loss)
    for seat, count in sorted(counts.items()):
        cells = [Text(str(count[mark]), STYLES[mark]) if count[mark] else "" for mark in MARKS]
        mean = lost[seat] / 1e4 / count.total()
        table.add_row(Text(commentator.narrator.player(seat)), str(count.total()), *cells, percent(mean, console.lang, 1))
    return table


def _tell_costly(console: Console, match: History, commentator: Commentator, decision: Judgement) -> None:
    played, best, seat = decision.played, decision.choices[0], decision.seat
    assert played is not None
    before, after = (commentator.worth(choice, seat, settled=played.settled) for choice in (best, played))
    head = console.text(
        "coach-analyse-costly", number=decision.number, player=commentator.narrator.player(seat),
        mark=commentator.mark(played.mark), loss=commentator.cost(played), before=before, after=after,
    )  # fmt: skip
    console.line(f"{SYMBOLS[played.mark]} {head}", STYLES[played.mark])
    view = match.view(decision.number - 1, seat)
    _tell_choice(console, commentator, commentator.deed(played.action, seat, view), played)
    _tell_choice(
        console,
        commentator,
        console.text("coach-analyse-better", action=commentator.action(best.action, view)),
        best,
        played.action,
    )
    _tell_beside(console, commentator, decision, view)


def _tell_choice(console: Console, commentator: Commentator, head: str, choice: Choice, played: str = "") -> None:
    console.line(f"   {head}")
    if choice.pro and choice.against and choice.against != played:
        console.line(f"     {console.text('coach-rather', action=choice.against)}", "dim")
    for because in (*choice.pro, *choice.contra):
        console.line(f"     – {commentator.because(because)}")
    if choice.line:
        console.line(f"     {console.text('coach-line')}", "dim")
        for step in commentator.line(choice):
            console.line(f"       {step}", "dim")


def _tell_beside(console: Console, commentator: Commentator, decision: Judgement, view: Any) -> None:
    for line in commentator.beside(decision, view):
        console.line(f"     {line}", "dim")


def tell_open(console: Console, match: History, commentator: Commentator, decision: Judgement) -> None:
    """Print what is best in a decision that is open, and why."""
    best, seat = decision.choices[0], decision.seat
    view = match.view(decision.number - 1, seat)
    action, chance = commentator.action(best.action, view), commentator.worth(best, seat, settled=decision.settled)
    console.line(console.text("coach-analyse-open", player=commentator.narrator.player(seat), action=action, chance=chance), "bold")
    _tell_beside(console, commentator, decision, view)
    _tell_choice(console, commentator, best.action, best)
