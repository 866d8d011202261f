"""Copies of a database, made while a server uses it, and put back."""

import asyncio
import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from .database import Database, StoreError
from .dumps import dump, undump
from .files import INDEX, OWNER_FILE, WRITES, beside, check_owner, claimed, make_folder, owner_of, replacing
from .snapshots import check_file, copy_file, read_only

__all__ = ["back_up", "is_read_only", "readable", "restore", "write_new"]

KEPT = ".before-restore"


def _file(database: Database) -> Path:
    return Path(str(database.url.database))


def write_new(target: Path, text: bytes) -> None:
    """Write a new file for its owner alone, whole or not at all; raises ``FileExistsError`` if it is there already."""
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_FILE), "wb") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            target.unlink()
            raise


async def back_up(database: Database, target: Path) -> None:
    """Write a whole copy as of one moment, for its owner alone, whoever uses the database meanwhile.

    It has its name once it was looked at.  Raises ``StoreError``, and ``FileExistsError`` if there is a file already.
    """
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    with replacing(target, (os.geteuid(), os.getegid())) as new:
        if database.is_file:
            source = _file(database)
            await asyncio.to_thread(copy_file, source, new, f"{source.absolute().as_uri()}?mode=ro")
        else:
            await dump(database, new)


@asynccontextmanager
async def readable(database: Database) -> AsyncIterator[Database]:
    """Yield a database to read from: where its file takes no writes any more, a copy elsewhere, with the log of writes.

    SQLite could read the file alone as it is, but neither that log nor what an earlier version wrote.
    """
    if not is_read_only(database):
        yield database
        return
    with tempfile.TemporaryDirectory(prefix="deben-reading-") as folder:
        copy, file = Path(folder, "tables.db"), _file(database)
        for part in ("", WRITES):
            if beside(file, part).exists():
                shutil.copyfile(beside(file, part), beside(copy, part))
        elsewhere = Database(str(copy))
        try:
            yield elsewhere
        finally:
            await elsewhere.close()


def is_read_only(database: Database) -> bool:
    """Return whether a file is there and nothing can be written to it, or beside it as SQLite does."""
    file = _file(database)
    return database.is_file and file.is_file() and not all(os.access(each, os.W_OK) for each in (file, file.parent))


def _check(copy: Path) -> None:
    """Raise ``StoreError`` for what is no whole copy."""
    try:
        with copy.open("rb"):  # whoever may not read it hears so of the file itself
            check_file(copy, "integrity_check")
        with closing(sqlite3.connect(read_only(copy), uri=True)) as connection:
            connection.execute("SELECT count(*) FROM tables")
    except OSError as error:
        raise StoreError(f"{copy}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise StoreError(f"{copy} is no copy of a database: {error}") from None


async def restore(database: Database, copy: Path) -> Path | None:
    """Put a copy in the place of the database, which no server may be using; return where the one before lies now, if any.

    Raises ``StoreError`` for a copy that is none, and leaves everything as it was.
    """
    if not database.is_file:
        return await undump(database, copy, beside(copy, KEPT))
    target = _file(database)
    _check(copy)
    make_folder(target)
    check_owner(target)
    claim = claimed(target)  # but not opened: what is there may be damaged
    try:
        return await asyncio.to_thread(_replace, target, copy)
    finally:
        os.close(claim)


def _replace(target: Path, copy: Path) -> Path | None:
    owner = owner_of(target)  # who restores is often root, and the server is not
    with replacing(target, owner) as new:
        copy_file(copy, new)  # before all else: it may be what lies before the last one
        before = _keep(target, owner) if target.exists() else None
        for part in (WRITES, INDEX):  # of the one before: they would be taken for those of the copy
            beside(target, part).unlink(missing_ok=True)
    return before


def _keep(target: Path, owner: tuple[int, int]) -> Path:
    """Return a copy of a database, byte for byte as it may be damaged, and of its log of writes: together they are whole."""
    before = beside(target, KEPT)
    beside(before, INDEX).unlink(missing_ok=True)
    for part in ("", WRITES):
        if (there := beside(target, part)).exists():
            with replacing(beside(before, part), owner) as new:
                shutil.copyfile(there, new)
        else:
            beside(before, part).unlink(missing_ok=True)
    return before
