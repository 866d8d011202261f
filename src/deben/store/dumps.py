"""Copies of a database of PostgreSQL, made and put back by its own programs, ``pg_dump`` and ``pg_restore``."""

import asyncio
import os
import re
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError

from .database import Database
from .rows import StoreError

__all__ = ["dump", "program", "undump"]

DEBIAN = "/usr/lib/postgresql"
LIVING = text("SELECT count(*) FROM nodes WHERE expires > clock_timestamp()")
VERSION = text("SELECT current_setting('server_version_num')::int / 10000")


def _installed(name: str) -> dict[int, str]:
    """Return where a program of PostgreSQL is, by its version: Debian keeps them side by side, others have one in the path."""
    found = {int(path.parts[-3].partition(".")[0]): str(path) for path in sorted(Path(DEBIAN).glob(f"[0-9]*/bin/{name}"))}
    if usual := shutil.which(name):
        said = subprocess.run([usual, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout
        if version := re.search(r"\) (\d+)", said):
            found.setdefault(int(version[1]), usual)
    return found


def program(name: str, server: int) -> str:
    """Return where a program of PostgreSQL is that fits a server of a version; raises ``StoreError`` if none is installed.

    A newer one sets what an older server does not know, an older one reads no newer server: the next newer is the best of others.
    """
    installed = _installed(name)
    if not installed:
        raise StoreError(f"{name} is not installed here: it comes with PostgreSQL's client programs")
    return installed[min((version for version in installed if version >= server), default=max(installed))]


def _run(name: str, server: int, *arguments: str, url: URL | None = None) -> None:
    """Run a program, on a database maybe; the password goes by the environment, where no list of processes shows it."""
    asked, environment = [program(name, server), *arguments], dict(os.environ)
    if url is not None:
        asked.append(f"--dbname={url.set(drivername='postgresql', password=None).render_as_string()}")
        environment |= {"PGPASSWORD": str(url.password)} if url.password else {}
    done = subprocess.run(asked, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        said, _, _ = done.stderr.strip().partition("\n")
        raise StoreError(said if said.startswith(name) else f"{name}: {said or done.returncode}")


async def _version(database: Database) -> int:
    """Return the server's version."""
    try:
        async with database.reading() as connection:
            return int((await connection.execute(VERSION)).scalar_one())
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"{database.url.render_as_string()}: {getattr(error, 'orig', None) or error}") from None


async def dump(database: Database, target: Path) -> None:
    """Write a whole copy as of one moment, for its owner alone; raises ``StoreError``."""
    server = await _version(database)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT, 0o600))
    asked = ("--format=custom", "--no-owner", f"--file={target}")
    try:
        await asyncio.to_thread(_run, "pg_dump", server, *asked, url=database.url)
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
    server = await _version(database)
    await _check_alone(database)
    await dump(database, before)
    asked = ("--clean", "--if-exists", "--no-owner", "--single-transaction", str(copy))
    await asyncio.to_thread(_run, "pg_restore", server, *asked, url=database.url)
