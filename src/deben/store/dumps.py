"""Copies of a database of PostgreSQL, made and put back by the programs that come with it."""

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError

from .database import MIGRATION_LOCK, Database
from .rows import StoreError

__all__ = ["check_alone", "dump", "program", "undump"]

DEBIAN = "/usr/lib/postgresql"
LIVING = text("SELECT count(*) FROM nodes WHERE expires > clock_timestamp()")
ABOUT = text(
    "SELECT current_setting('server_version_num')::int / 10000, coalesce((SELECT nspname FROM pg_class JOIN pg_namespace "
    "ON pg_namespace.oid = relnamespace WHERE pg_class.oid = to_regclass('alembic_version')), current_schema(), 'public')"
)
STANDING = text("SELECT EXISTS (SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = to_regnamespace(quote_ident(:schema)))")
CLEAR = """
SET LOCAL client_min_messages = warning;
SELECT pg_advisory_xact_lock({lock});
DO $$ DECLARE each record; BEGIN
    FOR each IN
        SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'f' THEN 'FOREIGN TABLE'
            WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS kind, format('%I.%I', nspname, relname) AS name
        FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
        WHERE nspname = {schema} AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND NOT EXISTS (
            SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
        ORDER BY relkind = 'S'
    LOOP EXECUTE format('DROP %s IF EXISTS %s CASCADE', each.kind, each.name); END LOOP;
END $$;
"""
"""Takes away all that stands where our tables are, whoever made it, but for what belongs to an extension.  Sequences come last:
those that belong to a table go with it."""
COMPLETE = """
DO $$ BEGIN
    IF to_regclass(format('%I.alembic_version', {schema})) IS NULL THEN
        RAISE 'it is no copy of our tables in schema %', {schema};
    END IF;
END $$;
"""
"""Breaks off where there is nothing of ours now."""


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


async def _about(database: Database) -> tuple[int, str]:
    """Return the server's version, and in which schema our tables are, or would be."""
    try:
        async with database.reading() as connection:
            version, schema = (await connection.execute(ABOUT)).one()
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"{database.url.render_as_string()}: {getattr(error, 'orig', None) or error}") from None
    return int(version), str(schema)


async def _is_empty(database: Database, schema: str) -> bool:
    async with database.reading() as connection:
        return not (await connection.execute(STANDING, {"schema": schema})).scalar()


async def dump(database: Database, target: Path) -> None:
    """Write a whole copy as of one moment, for its owner alone, and read it once; raises ``StoreError``."""
    server, _ = await _about(database)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT, 0o600))
    asked = ("--format=custom", "--no-owner", f"--file={target}")
    try:
        await asyncio.to_thread(_run, "pg_dump", server, *asked, url=database.url)
        await asyncio.to_thread(_run, "pg_restore", server, f"--file={os.devnull}", str(target))
    except StoreError:
        target.unlink()
        raise


async def check_alone(database: Database) -> None:
    """Raise ``StoreError`` where a server uses a PostgreSQL."""
    try:
        async with database.reading() as connection:
            living = (await connection.execute(LIVING)).scalar()
    except SQLAlchemyError:
        living = 0  # an empty database, which nobody uses
    if living:
        raise StoreError("a server uses this database: stop it first")


async def undump(database: Database, copy: Path, before: Path) -> Path | None:
    """Put a copy in the place of all that is there, whole or not at all; return where a copy of that lies now, None of nothing.

    Raises ``StoreError``.

    ``pg_restore --clean`` takes away only what the copy knows: of an earlier version, that leaves later tables between its own.
    """
    server, schema = await _about(database)
    await check_alone(database)
    with tempfile.TemporaryDirectory(
        prefix=".deben-restore-", dir=before.parent
    ) as folder:  # for its owner alone, as seeds come in
        script = Path(folder, "copy.sql")
        asked = (f"--schema={schema}", "--no-owner", f"--file={script}", str(copy))
        await asyncio.to_thread(_run, "pg_restore", server, *asked)  # all of it is read before anything is taken away
        if not (empty := await _is_empty(database, schema)):
            await dump(database, before)
        await check_alone(database)
        await asyncio.to_thread(_replace, database.url, server, schema, script)
    return None if empty else before


def _replace(url: URL, server: int, schema: str, script: Path) -> None:
    """Clear a schema and run a script there, in one transaction: whoever opens the database meanwhile waits for its end."""
    first, last = script.with_name("clear.sql"), script.with_name("complete.sql")
    told = {"schema": "'{}'".format(schema.replace("'", "''")), "lock": MIGRATION_LOCK}
    first.write_text(CLEAR.format(**told), encoding="utf-8")
    last.write_text(COMPLETE.format(**told), encoding="utf-8")
    files = [f"--file={each}" for each in (first, script, last)]
    asked = ("--no-psqlrc", "--quiet", "--output=/dev/null", "--single-transaction", "--set=ON_ERROR_STOP=1")
    _run("psql", server, *asked, *files, url=url)
