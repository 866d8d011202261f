"""What came of an arena: for programs as it is, for people as tables."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from rich import box
from rich.table import Table

from ...lab.arena import ArenaSettings, Contest, ContestantResult, Rating, Tally
from ..terminal.console import Console

__all__ = ["ArenaReport", "opponents", "print_arena"]

Side = Literal["left", "right"]
NOTHING = "–"
"""In place of a number, where nothing was played."""


class ArenaReport(msgspec.Struct, frozen=True):
    """What ``deben arena --json`` prints."""

    settings: ArenaSettings
    deals: int
    """Deals of each pairing that were asked for."""
    complete: bool
    seconds: float
    """How long this run took; deals of earlier runs are not in it."""
    contestants: list[ContestantResult]
    contests: list[Contest]


def opponents(contest: Contest) -> str:
    """Return whom a contest was against: the names at the table, with how often each sat there."""
    counts = {name: contest.others.count(name) for name in contest.others}
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in counts.items())


def _percent(bounds: tuple[float, float] | None) -> str:
    return NOTHING if bounds is None else f"{100 * bounds[0]:.1f}–{100 * bounds[1]:.1f} %"


def _number(value: float | None, form: str) -> str:
    return NOTHING if value is None else format(value, form)


def _rating(rating: Rating | None) -> str:
    return NOTHING if rating is None else f"{rating.elo:.0f} ({rating.interval[0]:.0f}–{rating.interval[1]:.0f})"


def _rate(tally: Tally) -> list[str]:
    return [str(tally.matches), NOTHING if tally.win_rate is None else f"{100 * tally.win_rate:.1f} %", _percent(tally.paired)]


def _rank(tally: Tally) -> str:
    return NOTHING if tally.rank_spread is None else f"{tally.mean_rank:.2f} ± {tally.rank_spread:.2f}"


def _table(console: Console, title: str, columns: Sequence[str]) -> Table:
    table = Table(title=console.text(title), title_style="bold", title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    for name in columns:
        side: Side = "left" if name in ("contestant", "against") else "right"
        heading = "\n".join(console.text(f"cli-arena-column.{name}").split(" "))
        table.add_column(heading, justify=side, no_wrap=side == "right", vertical="bottom")
    return table


def print_arena(console: Console, report: ArenaReport) -> None:
    """Print ratings, then each contest."""
    console.say("cli-arena-title", game=report.settings.game, deals=report.deals, contests=len(report.contests))
    columns = ("contestant", "rating", "matches", "wins", "paired", "rank", "points", "seconds")
    table = _table(console, "cli-arena-ratings", columns)
    for row in report.contestants:
        tally = row.tally
        cells = [*_rate(tally), _rank(tally), _number(tally.mean_points, ".1f"), _number(tally.seconds, ".3f")]
        table.add_row(row.contestant, _rating(row.rating), *cells)
    console.show(table)
    table = _table(console, "cli-arena-contests", ("contestant", "against", "matches", "wins", "paired", "wilson", "rank", "lead"))
    for contest in report.contests:
        tally = contest.tally
        cells = [*_rate(tally), _percent(tally.wilson), _rank(tally), _number(tally.mean_lead, "+.1f")]
        table.add_row(contest.one, opponents(contest), *cells)
    console.show(table)
    for row in report.contestants:
        if row.tally.forfeits:
            console.say("cli-arena-forfeits", contestant=row.contestant, count=row.tally.forfeits)
    console.say("cli-arena-seed", seed=f"{int(report.settings.seed, 16):x}")
