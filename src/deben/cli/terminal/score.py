"""The score of a match as a table."""

from rich.table import Table
from rich.text import Text

from ...match import Outcome
from ...narrate import Narrator
from .console import Console

__all__ = ["score_table"]


def score_table(console: Console, narrator: Narrator, outcome: Outcome) -> Table:
    """Return the points of every seat by source, without sources that brought nobody anything."""
    table = Table(show_footer=True)
    table.add_column("", footer=console.text("cli-score-total"))
    for seat, points in enumerate(outcome.points):
        first = seat in outcome.winners
        table.add_column(
            Text(narrator.player(seat)), footer=str(points), justify="right", footer_style="bold green" if first else "bold"
        )
    for source in outcome.breakdown[0]:
        brought = [part[source] for part in outcome.breakdown]
        if any(brought):
            table.add_row(narrator.sentences.source(source), *map(str, brought))
    return table
