"""``deben verify``: whether a record holds together, and what was checked."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ...match import MatchRecord, Verdict, verify_record
from ..arguments.common import Lang, record_fault
from ..terminal.console import Console

__all__ = ["verify"]

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-common.file")]
FAILED = 1


def verify(file: RecordFile, lang: Lang = None) -> None:
    """Check a record's commitment, luck, actions and outcome; exit with 1 if something does not hold."""
    console = Console(lang)
    try:
        text = file.read_bytes()
    except OSError as error:
        console.refuse("cli-error-file", file=str(file), detail=error.strerror or str(error))
    _report(console, verify_record(text))


def _fail(console: Console, detail: str) -> None:
    console.line(f"✗ {console.text('cli-verify-failed', detail=detail)}", "red")
    raise typer.Exit(FAILED)


def _pass(console: Console, text: str) -> None:
    console.line(f"✓ {text}", "green")


def _report(console: Console, verdict: Verdict) -> None:
    record = verdict.record
    for name in verdict.held:
        assert record is not None
        _pass(console, _held(console, name, record))
    if verdict.fault is not None:
        _fail(console, record_fault(console, verdict.fault))
    assert record is not None
    assert verdict.history is not None
    console.say("cli-verify-digest", digest=str(verdict.digest))
    if record.outcome is None:
        console.say("cli-verify-no-outcome" if verdict.history.over else "cli-verify-unfinished")


def _held(console: Console, name: str, record: MatchRecord) -> str:
    if name == "commitment":
        return console.text("cli-verify-commitment", commitment=record.commitment)
    if name == "luck":
        at_set_up = record.position is None
        return console.text("cli-verify-luck", options=_options(record)) if at_set_up else console.text("cli-verify-position")
    if name == "actions":
        return console.text("cli-verify-actions", game=record.game, version=record.rules, count=len(record.actions))
    assert record.outcome is not None
    return console.text("cli-verify-outcome", points=" : ".join(str(points) for points in record.outcome.points))


def _options(record: MatchRecord) -> str:
    return ", ".join(f"{key}={msgspec.json.encode(value).decode().strip(chr(34))}" for key, value in record.options.items())
