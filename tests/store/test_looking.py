"""Looking at a database says how it stands with it, and changes nothing."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from deben.store import ActionRow, Database, Store, StoreError
from deben.store.looking import Seen, look

from .older import make_older
from .test_store import kept, table
from .test_upgrades import STEPS

HEAD = STEPS[-1]


def seen(where: str) -> Seen:
    """Return what is seen by whoever looks at a database."""

    async def looked() -> Seen:
        database = Database(where)
        try:
            return await look(database)
        finally:
            await database.close()

    return asyncio.run(looked())


def steps(where: str) -> tuple[str | None, list[str]]:
    """Return the step of a database, None where there is none, and its tables."""

    async def found() -> tuple[str | None, list[str]]:
        database = Database(where)
        try:
            async with database.reading() as connection:
                names = await connection.run_sync(lambda each: sorted(inspect(each).get_table_names()))
                asked = text("SELECT version_num FROM alembic_version")
                return (str((await connection.execute(asked)).scalar()) if names else None), names
        finally:
            await database.close()

    return asyncio.run(found())


def test_where_nothing_is_nothing_is_made(where: str, tmp_path: Path) -> None:
    assert seen(where) == Seen("", HEAD, fits=True, writable=True)
    assert not [*tmp_path.iterdir()]
    if "://" in where:
        assert steps(where) == (None, [])


def test_a_database_of_an_earlier_version_is_left_as_it_is(where: str) -> None:
    async def earlier(store: Store) -> None:
        await store.add_table(table(), actions=[ActionRow(1, 0, "b2", "k", turn=1)])
        await make_older(store.database, "0009")

    kept(where, earlier)
    before = steps(where)
    assert seen(where) == Seen("0009", HEAD, fits=True, writable=True)
    assert steps(where) == before
    assert before[0] == "0009"


def test_a_database_of_a_later_version_is_known_for_what_it_is(where: str) -> None:
    async def later(store: Store) -> None:
        assert await look(store.database) == Seen(HEAD, HEAD, fits=True, writable=True), "while others use it"
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9998'"))
        assert await look(store.database) == Seen("9998", HEAD, fits=True, writable=True), "it has only been added to"
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE settings SET value = :floor WHERE name = 'schema-floor'"), {"floor": b"9998"})
        assert await look(store.database) == Seen("9998", HEAD, fits=False, writable=True)

    kept(where, later)


def test_no_byte_and_no_file_is_changed(tmp_path: Path) -> None:
    """Not even the log of writes and the index to it, which SQLite would make beside a file."""

    async def nothing(_: Store) -> None:
        pass

    file = tmp_path / "a folder with #?%" / "tables.db"
    kept(str(file), nothing)
    before = {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in file.parent.iterdir()}
    assert seen(str(file)).found == HEAD
    assert {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in file.parent.iterdir()} == before


def test_what_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear all, " * 1000)
    for wrong in (tmp_path / "letter", tmp_path):
        with pytest.raises(StoreError):
            seen(str(wrong))
    with pytest.raises(StoreError):
        seen("postgresql://nobody@127.0.0.1:9/nothing")


def test_a_file_that_nobody_may_write_is_no_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sqlite3.connect(tmp_path / "tables.db").close()
    may = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK and may(path, mode))  # root may write everything
    assert not seen(str(tmp_path / "tables.db")).writable


def test_a_database_that_takes_nothing_is_no_use(where: str) -> None:
    if "://" not in where:
        return

    async def closed(store: Store) -> None:
        async with store.database.writing() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar()
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))

    kept(where, closed)
    found = seen(where)
    assert (found.found, found.fits, found.writable) == (HEAD, True, False)
