"""What a game counts in a simulation, as tables."""

from rich import box
from rich.table import Table

from ...games import Game
from ...games.contract import TallyTable
from ...narrate import Narrator
from ..terminal.console import Console

__all__ = ["SEAT", "TallyTexts", "by_code", "seat_of", "show_tables"]

SEAT = "seat"


class TallyTexts:
    """The texts of a game's tables in the console's language, for seats with names."""

    def __init__(self, console: Console, game: Game, seats: list[str]) -> None:
        self.console, self.game, self.seats = console, game, seats
        self._sentences = Narrator(game, console.lang).sentences

    def title(self, table: TallyTable, panel: str = "") -> str:
        """Return what a table is about, or one of its panels."""
        return self._sentences.texts.text(f"tally-{self.game.name}-{table.name}{f'.panel-{panel}' if panel else ''}")

    def row(self, table: TallyTable, row: str) -> str:
        """Return the name of a row."""
        return self._sentences.row(table.name, row)

    def column(self, table: TallyTable, column: str) -> str:
        """Return the name of a column: a seat, a number as it stands, or a text."""
        if column.startswith(SEAT):
            return self.seats[seat_of(column)]
        return column if column.isdecimal() else self._sentences.texts.text(f"tally-{self.game.name}-{table.name}.{column}")


def seat_of(column: str) -> int:
    """Return the seat that a column is about."""
    return int(column.removeprefix(SEAT)) - 1


def by_code(tables: list[TallyTable]) -> dict[str, dict[str, dict[str, float | None]]]:
    """Return the tables for programs: values by table, row and column."""
    return {
        table.name: {row: dict(zip(table.columns, values, strict=True)) for row, values in table.rows.items()} for table in tables
    }


def show_tables(console: Console, texts: TallyTexts, tables: list[TallyTable]) -> None:
    """Print the tables."""
    for table in tables:
        console.line(texts.title(table), "bold")
        drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
        drawn.add_column("", no_wrap=True)
        for column in table.columns:
            drawn.add_column("\n".join(texts.column(table, column).split()), justify="right", vertical="bottom")
        for row, values in table.rows.items():
            drawn.add_row(texts.row(table, row), *(_cell(value, table.shares) for value in values))
        console.show(drawn)


def _cell(value: float | None, share: bool) -> str:
    if value is None:
        return "–"
    return (f"{value:.0%}" if value else "·") if share else f"{value:.2f}"
