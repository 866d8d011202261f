"""The summary of an analysis at the terminal: marks by player, and the decisions that cost most with their reasons."""

from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from ...coach import Choice, Decision, Telling
from ...coach.marks import COSTLY, MARKS
from ...coach.telling import SYMBOLS, percent
from ...match import History
from ..terminal.console import Desk

__all__ = ["print_analysis"]

WORST = 3
STYLES = {"best": "green", "sound": "", "slip": "yellow", "mistake": "red", "blunder": "bold red"}


def print_analysis(desk: Desk, match: History, telling: Telling, decisions: list[Decision]) -> None:
    """Print the summary."""
    desk.show(_marks(desk, telling, decisions))
    costly = [decision for decision in decisions if decision.played is not None and decision.played.mark in COSTLY]
    if not costly:
        desk.say("coach-analyse-none")
    else:
        desk.line(desk.text("coach-analyse-worst"), "bold")
        for decision in sorted(costly, key=_cost, reverse=True)[:WORST]:
            _tell_costly(desk, match, telling, decision)
    for decision in decisions:
        if decision.played is None:
            _tell_open(desk, match, telling, decision)


def _cost(decision: Decision) -> tuple[float, float]:
    assert decision.played is not None
    return decision.played.loss, decision.played.points_lost


def _marks(desk: Desk, telling: Telling, decisions: Iterable[Decision]) -> Table:
    """Return how many decisions of each player got each mark, and how much chance they lost."""
    table = Table(title=desk.text("coach-analyse-title"), title_style="bold")
    table.add_column(desk.text("coach-analyse-column.player"))
    table.add_column(desk.text("coach-analyse-column.decisions"), justify="right")
    for mark in MARKS:
        table.add_column(f"{SYMBOLS[mark]} {telling.mark(mark)}", justify="right")
    table.add_column(desk.text("coach-analyse-column.lost"), justify="right")
    counts: dict[int, Counter[str]] = {}
    lost: Counter[int] = Counter()
    for decision in decisions:
        if decision.played is not None and decision.legal > 1:
            counts.setdefault(decision.seat, Counter())[decision.played.mark] += 1
            lost[decision.seat] += round(1e4 * decision.played.loss)
    for seat, count in sorted(counts.items()):
        cells = [Text(str(count[mark]), STYLES[mark]) if count[mark] else "" for mark in MARKS]
        mean = lost[seat] / 1e4 / count.total()
        table.add_row(Text(telling.narrator.player(seat)), str(count.total()), *cells, percent(mean, desk.lang, 1))
    return table


def _tell_costly(desk: Desk, match: History, telling: Telling, decision: Decision) -> None:
    played, best, seat = decision.played, decision.choices[0], decision.seat
    assert played is not None
    before, after = (percent(worth.wins[seat], desk.lang) for worth in (decision.worth, played.worth))
    head = desk.text(
        "coach-analyse-costly", number=decision.number, player=telling.narrator.player(seat), mark=telling.mark(played.mark),
        loss=percent(played.loss, desk.lang), before=before, after=after,
    )  # fmt: skip
    desk.line(f"{SYMBOLS[played.mark]} {head}", STYLES[played.mark])
    view = match.view(decision.number - 1, seat)
    _tell_choice(desk, telling, desk.text("coach-analyse-played", action=telling.action(played.action, view)), played)
    _tell_choice(desk, telling, desk.text("coach-analyse-better", action=telling.action(best.action, view)), best, played.action)


def _tell_choice(desk: Desk, telling: Telling, head: str, choice: Choice, played: str = "") -> None:
    desk.line(f"   {head}")
    if choice.pro and choice.against and choice.against != played:
        desk.line(f"     {desk.text('coach-rather', action=choice.against)}", "dim")
    for because in (*choice.pro, *choice.contra):
        desk.line(f"     – {telling.because(because)}")
    if choice.line:
        desk.line(f"     {desk.text('coach-line')}", "dim")
        for step in telling.line(choice):
            desk.line(f"       {step}", "dim")


def _tell_open(desk: Desk, match: History, telling: Telling, decision: Decision) -> None:
    best, seat = decision.choices[0], decision.seat
    action, chance = telling.action(best.action, match.view(decision.number - 1, seat)), percent(best.worth.wins[seat], desk.lang)
    desk.line(desk.text("coach-analyse-open", player=telling.narrator.player(seat), action=action, chance=chance), "bold")
    _tell_choice(desk, telling, best.action, best)
