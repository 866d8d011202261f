"""The files of a database of SQLite: made for their owner alone, claimed by one process, replaced whole."""

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .rows import StoreError

__all__ = [
    "INDEX",
    "OWNER_FILE",
    "WRITES",
    "Claimed",
    "beside",
    "check_owner",
    "claimed",
    "make_folder",
    "make_room",
    "owner_of",
    "replacing",
]

OWNER_FILE, OWNER_FOLDER = 0o600, 0o700
WRITES, INDEX, CLAIM = "-wal", "-shm", "-server"
"""What lies beside a file: the log of writes, which belongs to it, the index to that, and the claim of whoever uses it."""


class Claimed(StoreError):
    """Another server uses a file of SQLite, which is for one alone."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file}: another server uses this file; for several servers there is PostgreSQL")
        self.file = file


def make_folder(file: Path) -> None:
    """Make the folder of a file, for its owner alone; one that is there already stays as it is.

    Raises ``StoreError`` where it cannot be made, or the file is a folder itself.
    """
    if file.is_dir():
        raise StoreError(f"{file}: {os.strerror(errno.EISDIR)}")
    try:
        if not file.parent.is_dir():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.parent.chmod(OWNER_FOLDER)
    except OSError as error:
        raise StoreError(f"{error.filename or file}: {error.strerror or error}") from None


def make_room(file: Path) -> None:
    """Make a file and its folder, both for their owner alone: it holds the seeds of running matches, and the server's secret.

    Raises ``StoreError`` as :func:`make_folder` does.
    """
    make_folder(file)
    owner = owner_of(file)
    try:
        made = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_FILE)
        with suppress(PermissionError):
            give(made, owner)
        os.close(made)
        for part in ("", WRITES, INDEX):  # SQLite gives its other files the rights of the first
            if (there := beside(file, part)).exists() and there.stat().st_uid == os.geteuid():
                there.chmod(OWNER_FILE)
    except OSError as error:
        raise StoreError(f"{error.filename or file}: {error.strerror or error}") from None


def beside(file: Path, part: str) -> Path:
    """Return the file that belongs to another one, by what is added to the name."""
    return file.with_name(file.name + part)


def owner_of(file: Path) -> tuple[int, int]:
    """Return whose a file is, by user and group; of one that is not there whose it should be: what root makes is the folder's."""
    if not file.exists() and os.geteuid():
        return os.geteuid(), os.getegid()
    there = (file if file.exists() else file.parent).stat()
    return there.st_uid, there.st_gid


def give(descriptor: int, owner: tuple[int, int]) -> None:
    """Let an open file be somebody's, for whom root does something; raises ``PermissionError`` where that is not ours to do.

    The group of what is one's own stays as it is: it has no rights there.
    """
    there, (user, group) = os.fstat(descriptor), owner
    if there.st_uid != user or (there.st_gid != group and not os.geteuid()):
        os.fchown(descriptor, user, group)


def check_owner(file: Path) -> None:
    """Raise ``StoreError`` for whoever would take a file away from its owner by replacing it."""
    if os.geteuid() not in (0, owner_of(file)[0]):
        raise StoreError(f"{file}: it belongs to somebody else: do this as its owner, or as root")


@contextmanager
def replacing(target: Path, owner: tuple[int, int]) -> Iterator[Path]:
    """Return an empty file for its owner alone that takes another one's place at the end of the block, whole or not at all."""
    new = beside(target, ".new")
    new.unlink(missing_ok=True)  # of one that was broken off
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_FILE)
    try:
        give(descriptor, owner)
        yield new
        os.fsync(descriptor)
        new.replace(target)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    finally:
        os.close(descriptor)


def claimed(file: Path) -> int:
    """Return the descriptor with which this process claims a file of SQLite for itself; raises ``StoreError``.

    The system gives the claim back with the process, however it ends.  The claim is the owner's of the file, whoever made it: root
    would keep the server out for good.
    """
    try:
        claim = os.open(beside(file, CLAIM), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, OWNER_FILE)
    except OSError as error:
        raise StoreError(f"{error.filename or file}: {error.strerror or error}") from None
    with suppress(PermissionError):
        give(claim, owner_of(file))
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(claim)
        raise Claimed(file) from None
    return claim
