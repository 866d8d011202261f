"""Copies of a database are put back whole or not at all, whatever is there and whatever version they come from."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from deben.store import ActionRow, Database, Store, StoreError, dumps
from deben.store.copies import back_up, restore
from deben.store.dumps import program

from ..postgres import DATABASES, fresh_database
from .older import make_older
from .test_store import kept, table
from .test_upgrades import STEPS

needs_postgres = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")


async def names_of(database: Database) -> list[str]:
    """Return the names of all tables that are there."""
    async with database.reading() as connection:
        return await connection.run_sync(lambda each: sorted(inspect(each).get_table_names()))


async def earlier_copy(where: str, step: str, copy: Path) -> None:
    """Make a copy of a database of an earlier version, with a match that has three entries."""
    store = Store(Database(where))
    await store.database.open()
    await store.add_table(table(), actions=[ActionRow(number, 0, "b2", str(number), turn=1) for number in range(1, 4)])
    await make_older(store.database, step)
    await back_up(store.database, copy)
    await store.close()


async def restored(where: str, copy: Path) -> None:
    """Put a copy in the place of a database."""
    database = Database(where)
    try:
        await restore(database, copy)
    finally:
        await database.close()


@pytest.mark.parametrize("step", ["0004", "0008", "0010", "0011", STEPS[-1]])
def test_a_copy_of_an_earlier_version_takes_the_place_of_a_later_one(where: str, tmp_path: Path, step: str) -> None:
    """What came later is gone, so that the next start brings the copy up to date and finds all that was in it."""
    copy = tmp_path / "copy"
    asyncio.run(earlier_copy(where, step, copy))

    async def later(store: Store) -> None:
        await store.add_table(table("later"))
        await store.append("t", ActionRow(4, 0, "b2", "k", turn=1))

    async def back(store: Store) -> None:
        assert len(await store.actions("t")) == 3
        assert await store.table("later") is None
        await store.add_table(table("new"))

    kept(where, later)
    asyncio.run(restored(where, copy))
    kept(where, back)


@needs_postgres
def test_a_copy_is_put_back_over_what_nobody_knows_any_more(postgres: str, tmp_path: Path) -> None:
    """A table of a still later version goes, and so does a view that somebody made of ours; other schemas stay."""
    where = fresh_database(postgres)
    made = (
        "CREATE TABLE later (id serial PRIMARY KEY, of varchar REFERENCES tables (id))",
        "CREATE VIEW seen AS SELECT id FROM tables",
        "CREATE SCHEMA other CREATE TABLE theirs (id int GENERATED ALWAYS AS IDENTITY)",
        "CREATE TABLE odd (id int GENERATED ALWAYS AS IDENTITY)",
    )

    async def work(store: Store) -> None:
        await store.add_table(table())
        await back_up(store.database, tmp_path / "copy")
        async with store.database.writing() as connection:
            for statement in made:
                await connection.execute(text(statement))
        await restore(store.database, tmp_path / "copy")
        assert not {"later", "odd"} & {*await names_of(store.database)}
        async with store.database.reading() as connection:
            assert (await connection.execute(text("SELECT to_regclass('seen'), to_regclass('other.theirs')"))).one()[0] is None
            assert (await connection.execute(text("SELECT count(*) FROM other.theirs"))).scalar() == 0
        assert await store.table("t") is not None

    kept(where, work)


@needs_postgres
@pytest.mark.parametrize("wrong", ["damaged", "other"])
def test_what_cannot_be_put_back_leaves_all_as_it_was(postgres: str, tmp_path: Path, wrong: str) -> None:
    """Half a copy, and a copy of something else, are refused in one line."""
    copy, elsewhere = tmp_path / "copy", fresh_database(postgres)

    async def work(store: Store) -> None:
        await store.add_table(table())
        if wrong == "damaged":
            await back_up(store.database, copy)
            copy.write_bytes(copy.read_bytes()[:-2000])
        else:
            other = Database(elsewhere)
            await back_up(other, copy)
            await other.close()
        with pytest.raises(StoreError) as told:
            await restore(store.database, copy)
        assert "\n" not in str(told.value)
        assert await store.table("t") is not None
        assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")], "nothing with seeds is left lying about"

    kept(fresh_database(postgres), work)


@needs_postgres
def test_of_an_empty_database_nothing_is_kept(postgres: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    asyncio.run(earlier_copy(fresh_database(postgres), STEPS[-1], copy))
    where = fresh_database(postgres)

    async def put_back() -> list[Path | None]:
        database = Database(where)
        try:
            return [await restore(database, copy), await restore(database, copy)]
        finally:
            await database.close()

    assert asyncio.run(put_back()) == [None, tmp_path / "copy.before-restore"]


# Files


def grown(file: Path, *names: str) -> dict[str, bytes]:
    """Return what is in a file and in its log of writes when a process ends in the middle that has just added tables to it."""
    found: dict[str, bytes] = {}

    async def work(store: Store) -> None:
        for name in names:
            await store.add_table(table(name))
        found.update({part: Path(f"{file}{part}").read_bytes() for part in ("", "-wal")})

    kept(str(file), work)
    return found


def left(file: Path, found: dict[str, bytes]) -> None:
    """Leave files as a process left them that ended in the middle."""
    for part, there in found.items():
        Path(f"{file}{part}").write_bytes(there)


def tables_of(file: Path) -> list[str]:
    """Return the tables in a database."""
    with closing(sqlite3.connect(file)) as database:
        return [name for (name,) in database.execute("SELECT id FROM tables ORDER BY id")]


@pytest.mark.parametrize("damaged", [0, 4096])
def test_a_damaged_file_is_no_hindrance(tmp_path: Path, damaged: int) -> None:
    """Whether its head is gone or something later: it is kept byte for byte, with its log of writes."""
    file, copy = tmp_path / "tables.db", tmp_path / "copy"
    asyncio.run(earlier_copy(str(file), STEPS[-1], copy))
    found = grown(file, "later")
    found[""] = found[""][:damaged] + b"\1" * 4096 + found[""][damaged + 4096 :]
    left(file, found)
    asyncio.run(restored(str(file), copy))
    assert {part: Path(f"{file}.before-restore{part}").read_bytes() for part in found} == found
    assert not (tmp_path / "tables.db-wal").exists()
    assert tables_of(file) == ["t"]


def test_what_was_kept_is_put_back_with_its_log_of_writes(tmp_path: Path) -> None:
    """And what was there instead lies then where it lay."""
    file, copy, before = tmp_path / "tables.db", tmp_path / "copy", tmp_path / "tables.db.before-restore"
    asyncio.run(earlier_copy(str(file), STEPS[-1], copy))
    left(file, grown(file, "later"))
    asyncio.run(restored(str(file), copy))
    asyncio.run(restored(str(file), before))
    assert tables_of(file) == ["later", "t"]
    assert tables_of(before) == ["t"]
    assert not [*tmp_path.glob("*.new*")]


def test_where_nothing_was_nothing_is_kept(tmp_path: Path) -> None:
    """And whatever fails leaves nothing behind."""
    copy = tmp_path / "copy"
    asyncio.run(earlier_copy(str(tmp_path / "tables.db"), STEPS[-1], copy))
    there = tmp_path / "new" / "tables.db"
    asyncio.run(restored(str(there), copy))
    assert {each.name for each in there.parent.iterdir()} == {"tables.db", "tables.db-server"}
    assert {each.name for each in tmp_path.iterdir() if each.name.startswith("copy")} == {"copy"}, "nor beside the copy"
    with pytest.raises(StoreError):
        asyncio.run(restored(str(there), tmp_path / "no copy"))
    assert tables_of(there) == ["t"]


# Owners

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
SERVICE = (12345, 12346)
"""Who runs the server: a user and a group."""


def owners(folder: Path) -> dict[str, tuple[int, int]]:
    """Return whose each file in a folder is."""
    return {each.name: (each.stat().st_uid, each.stat().st_gid) for each in folder.iterdir()}


@needs_root
@pytest.mark.parametrize("there", [True, False])
def test_what_root_puts_back_is_the_servers(tmp_path: Path, there: bool) -> None:
    """The owner of the file before, or of the folder where there is none; and nobody else may read it."""
    file, copy = tmp_path / "service" / "tables.db", tmp_path / "copy"
    asyncio.run(earlier_copy(str(tmp_path / "root.db"), STEPS[-1], copy))
    file.parent.mkdir()
    os.chown(file.parent, *SERVICE)
    if there:
        left(file, grown(file, "later"))
        for each in file.parent.iterdir():
            os.chown(each, *SERVICE)
    asyncio.run(restored(str(file), copy))
    kept = {"tables.db.before-restore", "tables.db.before-restore-wal"} if there else set()
    assert owners(file.parent) == dict.fromkeys({"tables.db", "tables.db-server"} | kept, SERVICE)
    assert {each.stat().st_mode & 0o777 for each in file.parent.iterdir()} == {0o600}


@needs_root
def test_what_root_imports_first_is_the_servers(tmp_path: Path) -> None:
    os.chown(tmp_path, *SERVICE)
    database = Database(str(tmp_path / "tables.db"), alone=True)

    async def opened() -> None:
        await database.open()
        assert {*owners(tmp_path).values()} == {SERVICE}
        await database.close()

    asyncio.run(opened())


@needs_root
def test_a_copy_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    """The copy, not what might lie beside it."""
    copy = tmp_path / "closed" / "copy"
    copy.parent.mkdir(mode=0o700)
    asyncio.run(earlier_copy(str(tmp_path / "root.db"), STEPS[-1], copy))
    with tempfile.TemporaryDirectory() as own:
        os.chown(own, *SERVICE)
        os.seteuid(SERVICE[0])
        try:
            with pytest.raises(StoreError, match="copy: Permission denied"):
                asyncio.run(restored(f"{own}/tables.db", copy))
        finally:
            os.seteuid(0)


def test_nobody_takes_a_file_from_its_owner_by_putting_a_copy_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a group may write in the folder, the server could not open what somebody else of it has put there."""
    file, copy = tmp_path / "tables.db", tmp_path / "copy"
    asyncio.run(earlier_copy(str(file), STEPS[-1], copy))
    before = {each.name for each in tmp_path.iterdir()}
    monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
    with pytest.raises(StoreError, match="somebody else"):
        asyncio.run(restored(str(file), copy))
    assert {each.name for each in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    "wrong", [PermissionError(13, "Permission denied", "tables.db-server"), IsADirectoryError(21, "Is a directory")]
)
def test_a_claim_that_cannot_be_had_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: OSError) -> None:
    """Such as one of somebody else."""
    usual = os.open

    def refused(path: Path, *given: int) -> int:
        if str(path).endswith("-server"):
            raise wrong
        return usual(path, *given)

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(StoreError, match=rf"tables.db.*: {wrong.strerror}"):
        asyncio.run(Database(str(tmp_path / "tables.db"), alone=True).open())


# The programs


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
        server, _ = await dumps._about(store.database)
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
