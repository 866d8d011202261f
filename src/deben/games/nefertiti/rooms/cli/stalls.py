"""The stalls of Nefertiti as the rules page shows them: every square, and how sure we are of it."""

from collections.abc import Iterator

from rich.padding import Padding
from rich.table import Table

from .....cli.terminal.console import Console
from ...board import DATA
from ...schema import Basis

__all__ = ["CLAUSE_NOTES", "print_stalls"]


def print_stalls(console: Console) -> None:
    """Print the layout of each stall and of Memphis with its certainty."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, rows, basis in _layouts(console):
        table.add_row(name, " / ".join(" ".join(row) for row in rows), _certainty(console, basis))
    console.line(console.text("cli-rules-stalls"), "italic")
    console.show(Padding(table, (0, 0, 0, 4)))


def _layouts(console: Console) -> Iterator[tuple[str, list[list[str]], Basis]]:
    for market in DATA.market:
        for side, stall in (("left", market.left), ("right", market.right)):
            name = console.text("market-nefertiti", market=market.name)
            yield f"{name}, {console.text('side-nefertiti', side=side)}", stall.rows, stall.basis
    yield console.text("market-nefertiti", market="memphis"), DATA.memphis.rows, DATA.memphis.basis


def _certainty(console: Console, basis: Basis) -> str:
    values = _sure(console, basis.values, basis.values_stated)
    return console.text("basis-nefertiti", values=values, symbols=_sure(console, basis.symbols, basis.symbols_stated))


def _sure(console: Console, sure: str, stated: tuple[str, ...]) -> str:
    text = console.text(f"basis-nefertiti-{sure}")
    return console.text("basis-nefertiti-partly", sure=text, stated=" ".join(stated)) if stated else text


CLAUSE_NOTES = {"N1.2": print_stalls}
"""What is printed below a clause: the one that speaks of the layouts has them all."""
