"""Luck against play at the terminal: what a match was made of, a line for each seat, and the decisions that crowned another."""

from collections.abc import Iterable

from ...coach import Balance, Commentator, Judgement
from ...coach.commentary import percent
from ...match import History
from ..terminal.console import Console

__all__ = ["print_crowned", "print_fortune"]


def print_fortune(console: Console, commentator: Commentator, parts: Balance) -> None:
    """Print by seat how an equal share of the win became the result: start, luck and play."""
    console.line(console.text("coach-fortune"), "bold")
    for seat, changes in enumerate(zip(parts.start, parts.luck, parts.play, strict=True)):
        start, luck, play = (_change(change, console.lang) for change in changes)
        console.say(
            "coach-analyse-fortune", player=commentator.narrator.player(seat), fair=percent(parts.fair, console.lang),
            start=start, luck=luck, play=play, end=percent(parts.fair + sum(changes), console.lang),
        )  # fmt: skip


def _change(part: float, lang: str) -> str:
    """Return by how much a part of the win grew or shrank."""
    if round(100 * part) == 0:
        return "±0"
    return ("−" if part < 0 else "+") + percent(abs(part), lang)


def print_crowned(console: Console, match: History, commentator: Commentator, decisions: Iterable[Judgement]) -> None:
    """Print the decisions that chose a winner among others, if there were any."""
    crowned = [decision for decision in decisions if decision.crowning is not None]
    if crowned:
        console.line(console.text("coach-crowned"), "bold")
    for decision in crowned:
        _tell_crowned(console, match, commentator, decision)


def _tell_crowned(console: Console, match: History, commentator: Commentator, decision: Judgement) -> None:
    crowning, played, seat = decision.crowning, decision.played, decision.seat
    assert crowning is not None
    assert played is not None
    view, name, lang = match.view(decision.number - 1, seat), commentator.narrator.player, console.lang
    (own, rather), (gains, instead), (losses, kept) = (
        [percent(chance, lang) for chance in chances] for chances in (crowning.own, crowning.gains, crowning.losses)
    )
    console.line(f"♔ {decision.number}. {commentator.deed(played.action, seat, view)}")
    about = console.text(
        "coach-crowning-about", you="no", player=name(seat), own=own, rather=rather,
        gained=name(crowning.gained), gains=gains, instead=instead, lost=name(crowning.lost), losses=losses, kept=kept,
    )  # fmt: skip
    console.line(f"   {about}")
    console.line(f"   {console.text('coach-crowning-instead', action=commentator.action(crowning.instead, view))}", "dim")
