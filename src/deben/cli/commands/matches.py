"""``deben matches``: the matches that were begun at the terminal, and how each stands."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ...match import Match, MatchRecord, RecordError
from ...narrate import Narrator
from ..arguments.common import Json, Lang, record_fault
from ..arguments.completed import FINISHED, kept_matches
from ..arguments.kept import asked_kept
from ..terminal.console import Console
from ..terminal.seats import HUMAN, called, players_of
from ..terminal.shelf import Kept, Shelf

__all__ = ["matches"]

Remove = Annotated[
    list[str] | None, typer.Option("--remove", metavar="N|finished", help="cli-matches.remove", autocompletion=kept_matches)
]


class Standing(msgspec.Struct):
    """How a kept match stands."""

    number: int
    game: str
    players: list[str]
    when: str
    actions: int
    finished: bool
    standing: str


def matches(remove: Remove = None, json: Json = False, lang: Lang = None) -> None:
    """List the matches that are kept, the latest first, or remove some of them."""
    console = Console(lang)
    for number in _unwanted(console, remove or ()):
        asked_kept(console, number).remove()
    found = [_standing(Console(console.lang), kept) for kept in Shelf().matches()]
    if json:
        console.out.file.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    elif found:
        console.show(_table(console, found))
    else:
        console.say("cli-matches-none")


def _unwanted(console: Console, asked: Sequence[str]) -> Iterator[str]:
    for text in asked:
        if text == FINISHED:
            yield from (str(kept.number) for kept in [*Shelf().matches()] if kept.finished)
        elif text.isdecimal():
            yield text
        else:
            console.refuse("cli-error-no-match", number=text)


def _standing(console: Console, kept: Kept) -> Standing:
    when = datetime.fromtimestamp(kept.when).astimezone().isoformat(" ", "minutes")[:16]
    fault = kept.fault
    if kept.record is not None:
        try:
            return _told(console, kept.number, when, kept.record)
        except RecordError as error:
            fault = error
    assert fault is not None
    return Standing(kept.number, "", [], when, 0, False, record_fault(console, fault))


def _told(console: Console, number: int, when: str, record: MatchRecord) -> Standing:
    match = Match.load(record)
    console.know(match.game)
    kinds, given = players_of(console, record.players, match.seats)
    names = called(console, match.game, kinds, given)
    narrator = Narrator(match.game, console.lang, names)
    players = [narrator.player(seat) for seat in range(match.seats)]
    if match.outcome is None:
        told = _open(console, match, narrator, kinds)
    else:
        told = f"{narrator.breakdown(match.outcome)[-1]} {' : '.join(map(str, match.outcome.points))}"
    return Standing(number, match.game.name, players, when, len(match.moves), match.over, told)


def _open(console: Console, match: Match, narrator: Narrator, kinds: Sequence[str]) -> str:
    """Return what is to be decided, to the person who decides if one plays alone, and otherwise who decides it."""
    seat = match.actor
    if kinds.count(HUMAN) == 1 and seat == kinds.index(HUMAN):
        return console.text("cli-matches-your-turn", prompt=narrator.prompt(match.view(seat), seat))
    return narrator.prompt(match.view(), None)


def _table(console: Console, found: Sequence[Standing]) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("number", "game", "players", "when", "standing"):
        table.add_column(console.text(f"cli-matches-column.{key}"), justify="right" if key == "number" else "left")
    for each in found:
        style = "dim" if each.finished else ""
        cells = (str(each.number), each.game, ", ".join(each.players), each.when, each.standing)
        table.add_row(*(Text(cell) for cell in cells), style=style)
    return table
