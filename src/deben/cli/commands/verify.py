"""``deben verify``: whether a record holds together, and what was checked."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ...match import MatchRecord, Verdict, verify_record
from ..arguments.common import Lang, record_fault
from ..terminal.console import Desk

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
    _report(desk, verify_record(text))


def _fail(desk: Desk, detail: str) -> None:
    desk.line(f"✗ {desk.text('cli-verify-failed', detail=detail)}", "red")
    raise typer.Exit(FAILED)


def _pass(desk: Desk, text: str) -> None:
    desk.line(f"✓ {text}", "green")


def _report(desk: Desk, verdict: Verdict) -> None:
    record = verdict.record
    for name in verdict.held:
        assert record is not None
        _pass(desk, _held(desk, name, record))
    if verdict.fault is not None:
        _fail(desk, record_fault(desk, verdict.fault))
    assert record is not None
    assert verdict.history is not None
    desk.say("cli-verify-digest", digest=str(verdict.digest))
    if record.outcome is None:
        desk.say("cli-verify-no-outcome" if verdict.history.over else "cli-verify-unfinished")


def _held(desk: Desk, name: str, record: MatchRecord) -> str:
    if name == "commitment":
        return desk.text("cli-verify-commitment", commitment=record.commitment)
    if name == "luck":
        at_set_up = record.position is None
        return desk.text("cli-verify-luck", options=_options(record)) if at_set_up else desk.text("cli-verify-position")
    if name == "actions":
        return desk.text("cli-verify-actions", game=record.game, version=record.rules, count=len(record.actions))
    assert record.outcome is not None
    return desk.text("cli-verify-outcome", points=" : ".join(str(points) for points in record.outcome.points))


def _options(record: MatchRecord) -> str:
    return ", ".join(f"{key}={msgspec.json.encode(value).decode().strip(chr(34))}" for key, value in record.options.items())
