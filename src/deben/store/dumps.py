"""Copies of a database of PostgreSQL, made and put back by its own programs, ``pg_dump`` and ``pg_restore``."""

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError

from .database import Database, StoreError

__all__ = ["dump", "undump"]

DEBIAN = "/usr/lib/postgresql"
LIVING = text("SELECT count(*) FROM nodes WHERE expires > clock_timestamp()")


def _program(name: str) -> str:
    """Return where a program of PostgreSQL is: in the path, or where Debian keeps the newest; raises ``StoreError``."""
    versions = sorted(Path(DEBIAN).glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(versions[-1]) if versions else shutil.which(name)
    if found is None:
        raise StoreError(f"{name} is not installed here: it comes with PostgreSQL's client programs")
    return found


def _run(url: URL, name: str, *arguments: str) -> None:
    """Run a program on a database; the password goes by the environment, where no list of processes shows it."""
    reached = url.set(drivername="postgresql", password=None).render_as_string()
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    asked = [_program(name), *arguments, f"--dbname={reached}"]
    done = subprocess.run(asked, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise StoreError(f"{name}: {done.stderr.strip() or done.returncode}")


def dump(url: URL, target: Path) -> None:
    """Write a whole copy as of one moment, for its owner alone; raises ``StoreError``."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={target}")
    except StoreError:
        target.unlink()
        raise


async def _check_alone(database: Database) -> None:
    try:
        async with database.reading() as connection:
            living = (await connection.execute(LIVING)).scalar()
    except SQLAlchemyError:
        living = 0  # an empty database, which nobody uses
    if living:
        raise StoreError("a server uses this database: stop it first")


async def undump(database: Database, copy: Path, before: Path) -> None:
    """Put a copy in the place of all that is there, whole or not at all, after a copy of that; raises ``StoreError``."""
    await _check_alone(database)
    dump(database.url, before)
    _run(database.url, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(copy))
