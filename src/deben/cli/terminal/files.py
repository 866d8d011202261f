"""Keeping matches in files: those that are saved, and the one that was left unfinished."""

import os
from pathlib import Path

from ...match import Match, write_record

__all__ = ["LAST", "keep_unfinished", "unfinished_file", "write_match"]

LAST = "last"
"""What ``--resume`` calls the match that was left unfinished last."""


def unfinished_file() -> Path:
    """Return where the match that was left unfinished last is kept."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    return Path(home) / "deben" / "unfinished.json"


def write_match(path: Path, match: Match, players: list[str], stand_ins: dict[int, str]) -> None:
    """Write a match's record to a file that only its owner can read: it holds the seed; raises ``OSError``."""
    part = path.with_name(f"{path.name}.part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(write_record(match.record(players, stand_ins)))
    part.replace(path)


def keep_unfinished(match: Match, players: list[str], stand_ins: dict[int, str]) -> Path | None:
    """Return the file in which an unfinished match was kept, or None where nothing can be written."""
    for path in (unfinished_file(), Path("deben-unfinished.json")):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_match(path, match, players, stand_ins)
        except OSError:
            continue
        return path
    return None
