"""Reading what was asked for: games, seeds, seats, files; each mistake is one clear line."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ...games import BrokenGame, Game, UnknownGame, game_named, game_names
from ...games.kept import KeptGame
from ...kernel.default import EXECUTORS, default_executor, executor_named, has_compiler
from ...kernel.executor import Executor
from ...kernel.luck import new_seed, seed_number
from ...locale import LANGUAGES
from ...match import Match, MatchRecord, RecordError, read_any
from ..terminal.console import Console
from .completed import known_games, one_of

__all__ = [
    "STANDARD", "ExecutorName", "GameName", "Json", "Lang", "Seed", "asked_executor", "asked_game", "asked_record", "asked_seats",
    "asked_seed", "asked_text", "load_match", "record_fault", "small_seed",
]  # fmt: skip

STANDARD = Path("-")
"""In place of a file's name: the standard input, or the standard output."""
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-common.game", autocompletion=known_games)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr|it", help="cli-common.lang", autocompletion=one_of(LANGUAGES))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="HEX", help="cli-common.seed")]
Json = Annotated[bool, typer.Option("--json", help="cli-common.json")]
ExecutorName = Annotated[
    str | None,
    typer.Option("--executor", metavar="|".join(EXECUTORS), help="cli-common.executor", autocompletion=one_of(EXECUTORS)),
]


def asked_game(console: Console, name: str) -> Game:
    """Return the game of that name, of which the console can speak from now on."""
    try:
        game = game_named(name.lower())
    except BrokenGame as error:
        _, where, why = error.args
        console.refuse("cli-error-broken-game", game=name, where=where, detail=why)
    except UnknownGame:
        console.refuse("cli-error-game", game=name, known=", ".join(game_names()))
    console.know(game)
    return game


def asked_executor(console: Console, name: str | None, game: Game) -> Executor:
    """Return the executor of that name for a game; without a name, the one that everything runs on."""
    if name is None:
        return default_executor(game.rules)
    if name == "cpu" and not has_compiler():
        console.refuse("cli-error-extra", what="--executor cpu", extra="lab")
    known = [each for each in EXECUTORS if not isinstance(game, KeptGame) or each == "wasm"]
    if name not in known:
        console.refuse("cli-error-executor", executor=name, known=", ".join(known))
    made = executor_named(name, game.rules)
    if not getattr(made, "ready", True):
        console.note("cli-compiling")
    return made


def asked_seed(console: Console, text: str | None) -> int:
    """Return the seed a text means, hexadecimal; without a text, 256 fresh bits."""
    try:
        return new_seed() if text is None else seed_number(text)
    except ValueError:
        console.refuse("cli-error-seed", seed=str(text))


def small_seed(console: Console, text: str | None) -> int:
    """Return the seed a text means; without a text a small fresh one, easy to type again."""
    return secrets.randbits(32) if text is None else asked_seed(console, text)


def asked_seats(console: Console, text: str, count: int, kinds: Sequence[str], programs: tuple[str, ...] = ()) -> list[str]:
    """Return who sits where, from a list with commas; one name for all seats is enough.

    What begins like one of ``programs`` is a command, and taken as it stands.
    """
    seats = [part.strip() if part.strip().startswith(programs) else part.strip().lower() for part in text.split(",")]
    for seat in seats:
        if seat not in kinds and not seat.startswith(programs):
            console.refuse("cli-error-player", player=seat, known=", ".join(kinds))
    if len(seats) == 1:
        seats *= count
    if len(seats) != count:
        console.refuse("cli-error-seats", given=len(seats), count=count)
    return seats


def record_fault(console: Console, error: RecordError) -> str:
    """Return what is wrong with a record, for the middle of a sentence."""
    return console.text("cli-record-fault", code=error.code, detail=str(error))


def asked_text(console: Console, path: Path) -> bytes:
    """Return what is in a file; what comes on the standard input, where ``-`` stands for it."""
    try:
        return sys.stdin.read().encode() if path == STANDARD else path.read_bytes()
    except (OSError, UnicodeDecodeError) as error:
        console.refuse("cli-error-file", file=str(path), detail=getattr(error, "strerror", None) or str(error))


def asked_record(console: Console, path: Path, text: bytes | None = None) -> MatchRecord:
    """Return the record in a file, or on the standard input, whose ``text`` may have been read before; JSON, or with headers."""
    try:
        return read_any(asked_text(console, path) if text is None else text)
    except RecordError as error:
        console.refuse("cli-error-record", file=str(path), detail=record_fault(console, error))


def load_match(console: Console, path: Path, text: bytes | None = None) -> tuple[Match, MatchRecord]:
    """Return the match saved in a file, or on the standard input, replayed and checked, and its record."""
    record = asked_record(console, path, text)
    try:
        match = Match.load(record)
    except RecordError as error:
        console.refuse("cli-error-record", file=str(path), detail=record_fault(console, error))
    console.know(match.game)
    return match, record
