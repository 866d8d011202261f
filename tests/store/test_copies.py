"""Copies of a database are made with programs that fit its server."""

import os
import shutil
from pathlib import Path

import pytest

from deben.store import Store, StoreError, dumps
from deben.store.copies import back_up
from deben.store.dumps import program

from ..postgres import DATABASES, fresh_database
from .test_store import kept

needs_postgres = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")


def pretended(folder: Path, *versions: int) -> Path:
    """Make programs of some versions, which only fail, as Debian keeps them; return the folder."""
    for version in versions:
        file = folder / str(version) / "bin" / "pg_dump"
        file.parent.mkdir(parents=True)
        file.write_text("#!/bin/sh\nexit 1\n")
        file.chmod(0o755)
    return folder


@pytest.mark.parametrize(("server", "chosen"), [(13, 14), (14, 14), (15, 16), (16, 16), (18, 17)])
def test_programs_of_the_servers_version_come_first_then_the_next_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: int, chosen: int
) -> None:
    monkeypatch.setattr(dumps, "DEBIAN", str(pretended(tmp_path, 14, 16, 17)))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    assert program("pg_dump", server) == str(tmp_path / str(chosen) / "bin" / "pg_dump")
    with pytest.raises(StoreError, match="not installed"):
        program("pg_restore", server)


def test_a_program_in_the_path_counts_by_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dumps, "DEBIAN", str(pretended(tmp_path, 14, 17)))
    usual = tmp_path / "usual" / "pg_dump"
    usual.parent.mkdir()
    usual.write_text("#!/bin/sh\necho 'pg_dump (PostgreSQL) 15.9 (Debian 15.9-0+deb12u1)'\n")
    usual.chmod(0o755)
    monkeypatch.setenv("PATH", f"{usual.parent}{os.pathsep}{os.environ['PATH']}")
    assert program("pg_dump", 15) == str(usual)
    assert program("pg_dump", 14) == str(tmp_path / "14" / "bin" / "pg_dump")


@needs_postgres
def test_the_server_is_asked_for_its_version(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer program that is installed beside that of the server is left alone."""
    where = fresh_database(postgres)

    async def work(store: Store) -> None:
        server = await dumps._version(store.database)
        own = Path(pretended(tmp_path, server, 99), str(server), "bin", "pg_dump")
        own.unlink()
        own.symlink_to(program("pg_dump", server))
        monkeypatch.setattr(dumps, "DEBIAN", str(tmp_path))
        await back_up(store.database, tmp_path / "copy")
        shutil.rmtree(tmp_path / str(server))
        monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
        with pytest.raises(StoreError):
            await back_up(store.database, tmp_path / "other")

    kept(where, work)
