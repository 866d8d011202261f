"""``deben export``: matches as arrays to learn from."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import typer

from ...bots import BOTS, AnyGameBot
from ...games import Game
from ...kernel.chance import new_chance
from ...kernel.luck import seed_number
from ...lab.data import DataError, decisions_of, write_decisions
from ...match import Match, MatchRecord, RecordError
from ..arguments.common import Lang, Seed, asked_game, asked_record, record_fault, small_seed
from ..arguments.completed import known_games, list_of
from ..arguments.options import TableOption
from ..arguments.table import asked_table
from ..terminal.console import Console

__all__ = ["export"]

Target = Annotated[Path, typer.Argument(metavar="DATA", help="cli-export.data")]
Records = Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="cli-export.file")]
Played = Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-export.game", autocompletion=known_games)]
Matches = Annotated[int, typer.Option("--matches", "-n", metavar="N", help="cli-export.matches")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="BOT,BOT", help="cli-export.seats", autocompletion=list_of(BOTS))]
MOST_MATCHES = 1_000_000


def export(
    data: Target, file: Records = None, game: Played = None, matches: Matches = 100, seats: Seats = None,
    option: TableOption = None, seed: Seed = None, lang: Lang = None,
) -> None:  # fmt: skip
    """Write the decisions of saved matches, or of matches that bots play now, as arrays."""
    console = Console(lang)
    if bool(file) == bool(game):
        console.refuse("cli-error-export")
    if not 1 <= matches <= MOST_MATCHES:
        console.refuse("cli-error-number", name="--matches", least=1, most=MOST_MATCHES)
    if game is None:
        records: Iterator[MatchRecord] = (asked_record(console, path) for path in file or ())
    else:
        rules = asked_game(console, game)
        options, players = asked_table(console, rules, option, seats, BOTS, lambda count: [*islice(cycle(["scribe"]), count)])
        records = _played(rules, options, players, matches, seed_number(small_seed(console, seed)))
    try:
        decisions = decisions_of(records)
        write_decisions(decisions, data)
    except RecordError as error:
        console.refuse("cli-error-data", detail=record_fault(console, error))
    except DataError as error:
        console.refuse("cli-error-data", detail=str(error))
    except OSError as error:
        console.refuse("cli-error-file", file=str(data), detail=error.strerror or str(error))
    console.line(console.text("cli-export-done", decisions=len(decisions), file=str(data)))


def _played(game: Game, options: object, players: list[str], matches: int, seed: int) -> Iterator[MatchRecord]:
    """Yield the records of matches between bots; match i has the luck of the seed plus i, and bots the chance of i."""
    bots = {name: AnyGameBot(name) for name in players}
    for number in range(matches):
        chance = new_chance(number)
        match = Match(game, (seed + number) % 2**256, options)  # type: ignore[arg-type]  # of the game's own type
        while match.actor is not None:
            match.play(bots[players[match.actor]].choose(replace(match.decision(), chance=chance)))
        yield match.record(players)
