"""A PostgreSQL of our own for tests: a fresh cluster in a temporary folder, without a network, gone afterwards."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from deben.store import Database

__all__ = ["DATABASES", "cluster", "fresh_database", "restart"]

DEBIAN = "/usr/lib/postgresql"
OWNER = "postgres"
"""Who runs it when we are root: PostgreSQL refuses to be root's."""


def _program(name: str) -> str | None:
    found = sorted(Path(DEBIAN).glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


DATABASES = ["sqlite", "postgresql"] if _program("initdb") or os.environ.get("CI") == "true" else ["sqlite"]
"""The databases to test with; in CI a missing PostgreSQL is an error, on a person's own machine it need not be installed."""


def _run(name: str, *arguments: str) -> None:
    program = _program(name)
    assert program, "PostgreSQL is not installed"
    owner = OWNER if os.getuid() == 0 else None
    done = subprocess.run([program, *arguments], user=owner, group=owner, cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[str]:
    """Run a cluster and return the folder of its socket; one that must be as slow as in earnest is durable."""
    with tempfile.TemporaryDirectory(prefix="deben-pg-", dir="/tmp") as folder:  # short: a socket's path is at most 107 bytes
        if os.getuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        data = f"{folder}/data"
        _run("initdb", "--no-sync", "--auth=trust", f"--username={OWNER}", f"--pgdata={data}")
        options = f"-k {folder} -c listen_addresses= -c fsync={'on' if durable else 'off'}"
        _run("pg_ctl", "start", "--wait", "--silent", f"--pgdata={data}", f"--log={folder}/log", f"--options={options}")
        try:
            yield folder
        finally:
            _run("pg_ctl", "stop", "--wait", "--silent", "--mode=immediate", f"--pgdata={data}")


def restart(folder: str) -> None:
    """Let the cluster end at once and begin again."""
    _run("pg_ctl", "restart", "--wait", "--silent", "--mode=immediate", f"--pgdata={folder}/data", f"--log={folder}/log")


def url(folder: str, name: str) -> str:
    """Return the URL of a database of the cluster."""
    return f"postgresql://{OWNER}@/{name}?host={folder}"


def fresh_database(folder: str) -> str:
    """Return the URL of a new, empty database."""
    name = f"d{uuid4().hex}"

    async def create() -> None:
        database = Database(url(folder, OWNER))
        async with database.engine.connect() as connection:
            apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await apart.exec_driver_sql(f"CREATE DATABASE {name}")
        await database.close()

    asyncio.run(create())
    return url(folder, name)
