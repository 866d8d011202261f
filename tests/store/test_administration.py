"""What whoever runs a server does with a database works on each kind of one."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text, update

from deben.store import (
    ActionRow,
    ModuleStore,
    Retention,
    RetentionStore,
    Store,
    StoreError,
    retention,
)
from deben.store.administration import Administration
from deben.store.copies import export_tables, import_tables, write_new
from deben.store.modules import UNUSED
from deben.store.schema import Action, KeptModule, Table

from .test_store import kept, table


def test_tables_are_listed_ended_carried_and_removed(where: str) -> None:
    async def work(store: Store) -> None:
        admin = Administration(store.database)
        await store.add_table(table("one"))
        await store.add_table(table("two"))
        await store.append("one", ActionRow(1, 0, "b2", "k", turn=1))
        assert {(each.id, each.actions, each.over) for each in await admin.tables()} == {("one", 1, False), ("two", 0, False)}
        assert await admin.end("one")
        assert not await admin.end("one")
        assert [row.action for row in await store.actions("one")] == ["b2", "end"]
        text = await export_tables(store.database, ["one"])
        assert await admin.remove("one")
        assert await store.table("one") is None
        assert await import_tables(store.database, text) == 1
        assert await import_tables(store.database, text) == 0
        assert [row.action for row in await store.actions("one")] == ["b2", "end"]

    kept(where, work)


def test_tables_are_listed_by_when_they_were_played_last_page_by_page(where: str) -> None:
    """However early they were opened; and however many happened at the same moment, each is on one page."""

    async def work(store: Store) -> None:
        admin, names = Administration(store.database), [f"t{number}" for number in range(7)]
        for name in names:
            await store.add_table(table(name))
            if name != "t3":
                await store.append(name, ActionRow(1, 0, "b2", "k", turn=1))
        now = datetime.now(UTC)
        async with store.database.writing() as connection:
            at = {"t0": 9000, "t1": 5000, "t2": 5000, "t4": 5000, "t5": 8000, "t6": 1000}
            for name, moment in at.items():
                await connection.execute(update(Action).where(Action.table_id == name).values(at=moment))
            old = now.replace(year=1970, month=1, day=1, hour=0, minute=0, second=2, microsecond=0)
            await connection.execute(update(Table).where(Table.id == "t3").values(created=old))
        expected = ["t0", "t5", "t4", "t2", "t1", "t3", "t6"]
        assert [each.id for each in await admin.tables()] == expected
        pages, after = [], None
        while page := await admin.tables(2, after):
            pages += [each.id for each in page]
            after = page[-1].id
        assert pages == expected
        assert await admin.tables(2, "nothing") == []

    kept(where, work)


def test_an_export_is_for_its_owner_and_overwrites_nothing(tmp_path: Path) -> None:
    write_new(tmp_path / "export", b"seeds")
    assert (tmp_path / "export").stat().st_mode & 0o777 == 0o600
    with pytest.raises(StoreError, match="there already"):
        write_new(tmp_path / "export", b"others")
    assert (tmp_path / "export").read_bytes() == b"seeds"


def test_a_person_is_forgotten(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.keep_identity("anna", "Anna")
        assert await Administration(store.database).forget("anna")
        row = await store.table("t")
        assert row is not None
        assert row.seats[0].identity not in (None, "anna")
        assert row.creator == row.seats[0].identity
        assert await store.names(["anna"]) == {}

    kept(where, work)


def test_what_is_young_stays(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.append("t", ActionRow(1, 0, "b2", "k", turn=1))
        assert await RetentionStore(store.database).tidy(Retention(tables=1, chat=1, analyses=1, people=1)) == {}
        assert await store.table("t") is not None

    kept(where, work)


def test_what_is_old_goes_until_nothing_is_left(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many they are: each step takes some."""
    monkeypatch.setattr(retention, "MOST_AT_ONCE", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def work(store: Store) -> None:
        for number in range(5):
            await store.add_table(table(f"t{number}"))
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE tables SET created = '2020-01-01'"))
        assert await RetentionStore(store.database).tidy(Retention(unstarted=0)) == {}
        assert await RetentionStore(store.database).tidy(Retention()) == {"unstarted": 5}
        assert await RetentionStore(store.database).remove(["t1"]) == 0, "it is gone already"

    kept(where, work)


def test_a_module_is_kept_once_and_forgotten_when_nobody_has_needed_it_for_long(where: str) -> None:
    async def work(store: Store) -> None:
        modules = ModuleStore(store.database)
        await modules.keep("a" * 64, "duel", b"{}", b"code")
        await modules.keep("a" * 64, "duel", b"{}", b"other")
        assert await modules.fetch("a" * 64) == (b"{}", b"code")
        assert await modules.forget_unused([]) == 0, "a server of another version may be about to begin a match with it"
        await _age(store)
        assert await modules.forget_unused(["a" * 64]) == 0
        await modules.keep("a" * 64, "duel", b"{}", b"code")
        assert await modules.forget_unused([]) == 0, "some server has just begun with it"
        await _age(store)
        assert await modules.forget_unused([]) == 1
        assert await modules.fetch("a" * 64) is None
        assert await store.database.writable()

    kept(where, work)


async def _age(store: Store) -> None:
    """Let all modules have been there for long."""
    async with store.database.writing() as connection:
        await connection.execute(update(KeptModule).values(created=datetime.now(UTC) - UNUSED))
