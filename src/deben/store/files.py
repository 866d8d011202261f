"""The files of a database of SQLite: made for their owner alone, and claimed by one process."""

import errno
import fcntl
import os
from pathlib import Path

from .rows import StoreError

__all__ = ["Claimed", "claimed", "make_room"]

OWNER_FILE, OWNER_FOLDER = 0o600, 0o700


class Claimed(StoreError):
    """Another server uses a file of SQLite, which is for one alone."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file}: another server uses this file; for several servers there is PostgreSQL")
        self.file = file


def make_room(file: Path) -> None:
    """Make the folder of a file, both for their owner alone: the file holds the seeds of running matches, and the server's secret.

    A folder that is there already stays as it is.  Raises ``StoreError`` where it cannot be made, or the file is a folder itself.
    """
    if file.is_dir():
        raise StoreError(f"{file}: {os.strerror(errno.EISDIR)}")
    try:
        if not file.parent.is_dir():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.parent.chmod(OWNER_FOLDER)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_FILE))
        for part in ("", "-wal", "-shm"):  # SQLite gives its other files the rights of the first
            if (there := file.with_name(file.name + part)).exists() and there.stat().st_uid == os.geteuid():
                there.chmod(OWNER_FILE)
    except OSError as error:
        raise StoreError(f"{error.filename or file}: {error.strerror or error}") from None


def claimed(file: Path) -> int:
    """Return the descriptor with which this process claims a file of SQLite for itself; raises ``StoreError``.

    The system gives the claim back with the process, however it ends.
    """
    claim = os.open(file.with_name(f"{file.name}-server"), os.O_RDWR | os.O_CREAT, OWNER_FILE)
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(claim)
        raise Claimed(file) from None
    return claim
