"""Copies of a database, made while a server uses it, and put back."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from .database import Database, StoreError
from .dumps import dump, undump
from .files import INDEX, WRITES, beside, check_owner, claimed, make_folder, owner_of, replacing

__all__ = ["back_up", "restore", "write_new"]

KEPT = ".before-restore"


def _file(database: Database) -> Path:
    return Path(str(database.url.database))


def _new(target: Path) -> int:
    """Return the descriptor of a new file for its owner alone, as seeds come in; raises ``FileExistsError`` if there is one."""
    return os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)


def write_new(target: Path, text: bytes) -> None:
    """Write a new file for its owner alone, whole or not at all; raises ``FileExistsError`` if it is there already."""
    with os.fdopen(_new(target), "wb") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            target.unlink()
            raise


async def back_up(database: Database, target: Path) -> None:
    """Write a whole copy as of one moment, for its owner alone, whoever uses the database meanwhile.

    Raises ``StoreError``, and ``FileExistsError`` if there is a file already.
    """
    os.close(_new(target))
    if not database.is_file:
        await dump(database, target)
    else:
        source = _file(database)
        await asyncio.to_thread(_copy_file, f"{source.absolute().as_uri()}?mode=ro", source, target)


def _copy_file(opened: str, source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(opened, uri=True)) as connection, closing(sqlite3.connect(target)) as copy:
            connection.backup(copy)
    except (sqlite3.Error, OSError) as error:
        target.unlink()  # half a copy is none
        raise StoreError(f"{source}: {error}") from None


def _read_only(copy: Path) -> str:
    """Return how a copy is opened without a trace; with a log of writes beside it, that belongs to it."""
    return f"{copy.absolute().as_uri()}?{'mode=ro' if beside(copy, WRITES).exists() else 'immutable=1'}"


def _check(copy: Path) -> None:
    try:
        with closing(sqlite3.connect(_read_only(copy), uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        raise StoreError(f"{copy} is no copy of a database: {error}") from None
    if found != "ok":
        raise StoreError(f"{copy} is damaged: {found}")


async def restore(database: Database, copy: Path) -> Path | None:
    """Put a copy in the place of the database, which no server may be using; return where the one before lies now, if any.

    Raises ``StoreError`` for a copy that is none, and leaves everything as it was.
    """
    if not database.is_file:
        before = beside(copy, KEPT)
        await undump(database, copy, before)
        return before
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
        _copy_file(_read_only(copy), copy, new)  # before all else: it may be what lies before the last one
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
