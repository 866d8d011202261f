"""``deben verify``: whether a record holds together, and what was checked."""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ...match import MatchRecord, Verdict, commitment_of, verify_record
from ..arguments.common import Lang, asked_text, record_fault
from ..terminal.console import Console

__all__ = ["verify"]

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-common.file")]
Commitment = Annotated[str | None, typer.Option("--commitment", metavar="HASH", help="cli-verify.commitment")]
FAILED = 1
HASH = re.compile("[0-9a-f]{64}")


def verify(file: RecordFile, commitment: Commitment = None, lang: Lang = None) -> None:
    """Check a record's commitment, luck, actions and outcome; exit with 1 if something does not hold."""
    console = Console(lang)
    shown = None if commitment is None else commitment.strip().lower()
    if shown is not None and not HASH.fullmatch(shown):
        console.refuse("cli-error-commitment", commitment=shown)
    _report(console, verify_record(asked_text(console, file)), shown)


def _fail(console: Console, detail: str) -> None:
    console.line(f"✗ {console.text('cli-verify-failed', detail=detail)}", "red")
    raise typer.Exit(FAILED)


def _pass(console: Console, text: str) -> None:
    console.line(f"✓ {text}", "green")


def _report(console: Console, verdict: Verdict, shown: str | None) -> None:
    record = verdict.record
    for name in verdict.held:
        assert record is not None
        _pass(console, _held(console, name, record))
    if verdict.fault is not None:
        _fail(console, record_fault(console, verdict.fault))
    assert record is not None
    if shown is not None:
        _compare(console, record, shown)
    assert verdict.history is not None
    console.say("cli-verify-digest", digest=str(verdict.digest))
    if record.outcome is None:
        console.say("cli-verify-no-outcome" if verdict.history.over else "cli-verify-unfinished")


def _compare(console: Console, record: MatchRecord, shown: str) -> None:
    """Check that the seed is the one behind the commitment that somebody wrote down before the match."""
    if commitment_of(record.seed) != shown:
        _fail(console, console.text("cli-verify-other-seed", commitment=shown))
    _pass(console, console.text("cli-verify-same-commitment"))


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
