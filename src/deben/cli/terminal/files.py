"""Writing a match to a file, whole or not at all."""

import os
from pathlib import Path

from ...match import MatchRecord, write_record

__all__ = ["write_match"]


def write_match(path: Path, record: MatchRecord) -> None:
    """Write a record to a file that only its owner can read: it holds the seed; raises ``OSError``."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(write_record(record))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
