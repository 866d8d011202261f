"""``deben perft``: how many ways a match can go, counted."""

import time
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ...match import Match, seed_text
from ..arguments.common import (
    ExecutorName,
    GameName,
    Json,
    Lang,
    Seed,
    asked_executor,
    asked_game,
    asked_seed,
)
from ..arguments.options import TableOption, asked_options
from ..terminal.console import Console

__all__ = ["perft"]

Depth = Annotated[int, typer.Option("--depth", "-d", metavar="D", help="cli-perft.depth")]
Split = Annotated[bool, typer.Option("--split", help="cli-perft.split")]
MOST_DEPTH = 12


def perft(
    game: GameName,
    depth: Depth = 3,
    split: Split = False,
    option: TableOption = None,
    seed: Seed = "0",
    executor: ExecutorName = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count the sequences of legal actions from a fresh match, and print the count."""
    from ...lab.perft import perft_split

    console = Console(lang)
    rules = asked_game(console, game)
    options, chosen = asked_options(console, rules, option), asked_seed(console, seed)
    if not 1 <= depth <= MOST_DEPTH:
        console.refuse("cli-error-number", name="--depth", least=1, most=MOST_DEPTH)
    counting = asked_executor(console, executor, rules)
    match = Match(rules, chosen, options, executor=counting)
    start = time.perf_counter()
    counts = {rules.write_action(action): count for action, count in perft_split(counting, match.state, depth).items()}
    _print(console, counts, seed_text(chosen), depth, split, json, time.perf_counter() - start)


def _print(console: Console, counts: dict[str, int], seed: str, depth: int, split: bool, json: bool, seconds: float) -> None:
    total = sum(counts.values())
    if json:
        found = {"seed": seed, "depth": depth, "count": total, "seconds": seconds} | ({"split": counts} if split else {})
        console.out.file.write(msgspec.json.encode(found).decode() + "\n")
        return
    if split:
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column()
        table.add_column(justify="right")
        for action, count in counts.items():
            table.add_row(action, str(count))
        console.show(table)
    console.say("cli-perft-count", depth=depth, count=total)
