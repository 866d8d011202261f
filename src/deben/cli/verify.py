"""``deben verify``: whether a record holds together, and what was checked."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ..match import Match, MatchRecord, RecordError, commitment_of, read_record
from .asking import Lang, record_fault
from .desk import Desk

__all__ = ["verify"]

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-common.file")]
FAILED = 1


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check a record's commitment, luck, actions and outcome; exit with 1 if something does not hold."""
    desk = Desk(lang)
    try:
        text = file.read_bytes()
    except OSError as error:
        desk.refuse("cli-error-file", file=str(file), detail=error.strerror or str(error))
    try:
        _check(desk, text)
    except RecordError as error:
        _fail(desk, record_fault(desk, error))


def _fail(desk: Desk, detail: str) -> None:
    desk.line(f"✗ {desk.text('cli-verify-failed', detail=detail)}", "red")
    raise typer.Exit(FAILED)


def _pass(desk: Desk, text: str) -> None:
    desk.line(f"✓ {text}", "green")


def _check(desk: Desk, text: bytes) -> None:
    record = read_record(text)
    _pass(desk, desk.text("cli-verify-commitment", commitment=commitment_of(record.seed)))
    match = Match.load(record)
    if record.position is None:
        _pass(desk, desk.text("cli-verify-luck", options=_options(record)))
    else:
        _pass(desk, desk.text("cli-verify-position"))
    _pass(desk, desk.text("cli-verify-actions", game=record.game, version=record.rules, count=len(record.actions)))
    if record.outcome is not None:
        points = " : ".join(str(points) for points in record.outcome.points)
        _pass(desk, desk.text("cli-verify-outcome", points=points))
    elif match.over:
        desk.say("cli-verify-no-outcome")
    else:
        desk.say("cli-verify-unfinished")


def _options(record: MatchRecord) -> str:
    return ", ".join(f"{key}={msgspec.json.encode(value).decode().strip(chr(34))}" for key, value in record.options.items())
