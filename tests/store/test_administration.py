"""What whoever runs a server does with a database works on each kind of one."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from deben.store import (
    ActionRow,
    CompanyStore,
    Database,
    Doubled,
    ModuleStore,
    Retention,
    RetentionStore,
    SaidRow,
    SeatRow,
    Store,
    StoreError,
    retention,
)
from deben.store.administration import ATTEMPTS, Administration
from deben.store.carrying import export_tables, import_tables
from deben.store.copies import write_new
from deben.store.modules import UNUSED
from deben.store.schema import Action, Base, Job, KeptModule, Table

from ..postgres import DATABASES, fresh_database
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


async def acted(store: Store, number: int) -> None:
    """Let somebody act at the table over a connection of its own, as a server does."""
    other = Store(Database(store.database.url.render_as_string(hide_password=False)))
    await other.append("t", ActionRow(number, 0, "b2", f"k{number}", turn=1))
    await other.close()


def test_a_table_is_ended_where_somebody_acts_just_before(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever number the end was to have, it is the next one when it is written."""
    usual, left = Database.writing, [1]

    @asynccontextmanager
    async def late(database: Database, of: str | None = None) -> AsyncIterator[AsyncConnection]:
        if left:
            await acted(Store(database), left.pop())
        async with usual(database, of) as connection:
            yield connection

    async def work(store: Store) -> None:
        await store.add_table(table())
        monkeypatch.setattr(Database, "writing", late)
        assert await Administration(store.database).end("t")
        assert [row.action for row in await store.actions("t")] == ["b2", "end"]
        assert not await Administration(store.database).end("t")

    kept(where, work)


@pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
@pytest.mark.parametrize("times", [1, 3, 100])
def test_a_table_is_ended_where_somebody_acts_meanwhile(postgres: str, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """A number that is taken after it was read is no number of ours: the end takes another, as long as that makes sense."""
    usual, left = Administration._last, [*range(times, 0, -1)]

    async def read_early(self: Administration, connection: AsyncConnection, name: str) -> tuple[int, int | None]:
        found = await usual(self, connection, name)
        if left:
            await acted(self.store, left.pop())
        return found

    async def work(store: Store) -> None:
        await store.add_table(table())
        monkeypatch.setattr(Administration, "_last", read_early)
        admin = Administration(store.database)
        if times > ATTEMPTS:
            with pytest.raises(StoreError, match="try again"):
                await admin.end("t")
        else:
            assert await admin.end("t")
            assert [row.action for row in await store.actions("t")] == ["b2"] * times + ["end"]

    kept(fresh_database(postgres), work)


def wrong_exports(text: bytes) -> dict[str, bytes]:
    """Return exports that are JSON and wrong inside, by what is wrong."""
    right = json.loads(text)

    def changed(kind: str, **values: Any) -> bytes:
        return json.dumps(right | {kind: [{**row, **values} for row in right[kind]]}).encode()

    without = [{name: value for name, value in row.items() if name != "table_id"} for row in right["seats"]]
    nameless = [{name: value for name, value in row.items() if name != "game"} for row in right["tables"]]
    return {
        "no key": json.dumps(right | {"seats": without}).encode(),
        "no value": json.dumps(right | {"tables": nameless}).encode(),
        "a list": changed("tables", id=["a", "b"]),
        "unknown": changed("tables", colour="red"),
        "nothing": changed("tables", game=None),
        "another kind": changed("tables", rules="one"),
        "no time": changed("tables", created="yesterday"),
        "half a time": changed("tables", created={"time": "yesterday"}),
        "no bytes": changed("modules", code={"bytes": 3}),
        "too large": changed("actions", number=1 << 70),
        "twice": json.dumps(right | {"actions": right["actions"] * 2}).encode(),
        "nobody": changed("seats", identity="nobody"),
        "no text": b'{"tables": [{"id": "\xff"}]}',
    }


def test_an_export_that_is_wrong_inside_is_said_to_be_so(where: str) -> None:
    """In one line, and nothing of it is added."""

    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.append("t", ActionRow(1, 0, "b2", "k", turn=1))
        await ModuleStore(store.database).keep("", "duel", b"{}", b"code")
        text = await export_tables(store.database, [])
        async with store.database.writing() as connection:
            await connection.execute(delete(KeptModule))
        assert await Administration(store.database).remove("t")
        for what, wrong in wrong_exports(text).items():
            with pytest.raises(StoreError) as told:
                await import_tables(store.database, wrong)
            assert "\n" not in str(told.value), what
            assert await store.table("t") is None, what
        assert await import_tables(store.database, text) == 1

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
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "export", b"others")
    assert (tmp_path / "export").read_bytes() == b"seeds"


async def everything(database: Database) -> str:
    """Return all that stands in all tables."""
    async with database.reading() as connection:
        return repr([tuple(row) for each in Base.metadata.tables.values() for row in await connection.execute(select(each))])


def test_nothing_is_left_of_who_is_forgotten_and_nothing_is_lost_of_others(where: str) -> None:
    """Their names differ in a capital, and in what is a wildcard to a database."""
    gone, others = "Ann_-forgotten", ("ann_-forgotten", "AnnX-forgotten")

    async def work(store: Store) -> None:
        seats = [SeatRow(seat, identity) for seat, identity in enumerate((gone, *others))]
        for name in ("t", "next", "other"):
            await store.add_table(msgspec.structs.replace(table(name), creator=gone, seats=seats if name == "t" else table().seats))
        for number, who in enumerate((gone, *others, gone), 1):
            await store.append("t", ActionRow(number, 0, "b2", f"{who}:key{number}", turn=1))
        await store.add_watcher("other", gone)
        await store.make_link(gone)
        company = CompanyStore(store.database)
        await company.follow("t", "next", gone, [(1, gone, "Ann")])
        await company.say("t", SaidRow("players", 0, gone, "Ann", "hello", 0), f"{gone}:said", 100)
        job = dict.fromkeys(("kind", "address", "asker"), "x") | dict.fromkeys(("urgency", "owned", "near", "attempts"), 0)
        times = dict.fromkeys(("created", "wanted"), datetime.now(UTC))
        async with store.database.writing() as connection:
            await connection.execute(insert(Job).values(id="j", owner=gone, request=b"", seconds=1.0, **job, **times))
        assert await Administration(store.database).forget(gone)
        left = await everything(store.database)
        assert gone not in left
        assert all(left.count(f"{who}:key") == 1 for who in others)
        rows = await store.actions("t")
        assert [row.key.rpartition(":")[2] for row in rows] == ["key1", "key2", "key3", "key4"]
        assert len({row.key for row in rows}) == 4
        row = await store.table("t")
        assert row is not None
        assert rows[0].key == f"{row.seats[0].identity}:key1", "whoever it was, it was the person in that seat"
        with pytest.raises(Doubled):
            await store.append("t", ActionRow(2, 0, "b2", f"{others[0]}:key2", turn=1))

    kept(where, work)


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
