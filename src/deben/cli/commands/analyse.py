"""``deben analyse``: every decision of a saved match, judged."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ...coach import Commentator, Judgement, balance, coach_for, final_worth
from ...coach import analyse as judged
from ...match import History, MatchRecord, RecordError
from ...narrate import Narrator
from ..arguments.common import STANDARD, Lang, asked_record, record_fault
from ..reports.analysis import print_analysis
from ..reports.analysis_picture import draw_analysis
from ..reports.fortune import print_crowned, print_fortune
from ..reports.picture import require_matplotlib
from ..terminal.console import Console
from ..terminal.seats import called, players_of

__all__ = ["analyse"]

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-common.file")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="N", help="coach-analyse.seat")]
Seconds = Annotated[float, typer.Option("--budget", metavar="SECONDS", help="coach-analyse.budget")]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="coach-analyse.json")]
Picture = Annotated[Path | None, typer.Option("--picture", metavar="FILE", help="coach-analyse.picture")]
LEAST_SECONDS, MOST_SECONDS = 0.01, 600.0


def analyse(
    file: RecordFile, seat: Seat = None, budget: Seconds = 0.5, json: JsonFile = None, picture: Picture = None, lang: Lang = None
) -> None:
    """Judge a match: a summary for people, lines for programs, a picture."""
    console = Console(lang)
    if not LEAST_SECONDS <= budget <= MOST_SECONDS:
        console.refuse("cli-error-number", name="--budget", least=LEAST_SECONDS, most=MOST_SECONDS)
    if picture is not None:
        require_matplotlib(console, picture)
    record = asked_record(console, file)
    match = _history(console, file, record)
    if seat is not None and not 1 <= seat <= match.seats:
        console.refuse("cli-error-number", name="--seat", least=1, most=match.seats)
    names = called(console, match.game, *players_of(console, record.players, match.seats))
    coach = coach_for(match.game, match.executor, match.seats, budget)
    seats = None if seat is None else {seat - 1}
    with _written(console, json) as write:
        decisions = []
        for decision in _followed(console, match, judged(coach, match, seats)):
            decisions.append(decision)
            write(decision)
    commentator = Commentator(Narrator(match.game, console.lang, names))
    final = None if match.outcome is None else final_worth(match.outcome)
    if picture is not None:
        draw_analysis(console, picture, commentator, decisions, final)
    if json == STANDARD:
        return
    print_analysis(console, match, commentator, decisions)
    print_crowned(console, match, commentator, decisions)
    # Only where every seat was judged is what is left over how they played.
    parts = balance(decisions, final) if final is not None and seats is None else None
    if parts is not None:
        print_fortune(console, commentator, parts)


def _history(console: Console, file: Path, record: MatchRecord) -> History:
    try:
        match = History.of(record)
    except RecordError as error:
        console.refuse("cli-error-record", file=str(file), detail=record_fault(console, error))
    console.know(match.game)
    return match


def _followed(console: Console, match: History, decisions: Iterator[Judgement]) -> Iterator[Judgement]:
    """Yield the decisions with a bar that shows how many actions of the match have been passed."""
    bar: Any = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console.err, transient=True)
    task = bar.add_task("", total=len(match.moves) + (not match.over))
    with bar if console.err.is_terminal else nullcontext():
        for decision in decisions:
            bar.update(task, completed=decision.number)
            yield decision


@contextmanager
def _written(console: Console, path: Path | None) -> Iterator[Callable[[Judgement], object]]:
    """Yield what writes a decision as a line at once: whoever interrupts keeps what was found."""
    if path is None:
        yield lambda _: None
        return
    try:
        with nullcontext(console.out.file) if path == STANDARD else path.open("w", encoding="utf-8") as file:
            yield lambda decision: (file.write(msgspec.json.encode(decision).decode() + "\n"), file.flush())
    except OSError as error:
        console.refuse("cli-error-file", file=str(path), detail=error.strerror or str(error))
