"""The store: what is written once is there, and nothing is written twice."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from deben.kernel import contract
from deben.store import (
    ActionRow,
    CompanyStore,
    Conflict,
    Database,
    DeadlineStore,
    Doubled,
    NewTable,
    SeatRow,
    ShelfStore,
    Store,
    StoreError,
    store,
)
from deben.store.copies import back_up, restore
from deben.store.database import database_url
from deben.store.schema import Base
from deben.store.writers import Entry

from .older import make_older, step_down

MIGRATIONS = Path(store.__file__).parent / "migrations"


def table(name: str = "t") -> NewTable:
    return NewTable(
        name, "duel", 1, {"sides": "AAAA"}, "0" * 64, "1" * 64, "anna", [SeatRow(0, "anna"), SeatRow(1), SeatRow(2, bot="random")],
        {"seat": f"{name}-s", "watch": f"{name}-w"},
    )  # fmt: skip


def kept(where: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do some work with a store."""

    async def run() -> None:
        store = Store(Database(where))
        await store.database.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_nobody_gets_more_public_tables_by_asking_for_them_at_once(where: str) -> None:
    async def work(store: Store) -> None:
        names = [f"t{number}" for number in range(8)]
        check = CompanyStore.room_for_one("anna", timedelta(days=1), 3)
        asked = [store.add_table(msgspec.structs.replace(table(name), public=True), check) for name in names]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] * 3 + ["TooMany"] * 5
        assert len([name for name in names if await store.table(name)]) == 3

    kept(where, work)


def test_tables_come_back_as_they_were_put(where: str) -> None:
    async def put(store: Store) -> None:
        await store.add_table(table())
        await store.append("t", ActionRow(1, 0, "b2", "k1"))

    async def look(store: Store) -> None:
        found = await store.table("t")
        assert found is not None
        assert found.options == {"sides": "AAAA"}
        assert [seat.open for seat in found.seats] == [False, True, False]
        assert found.invitations == {"seat": "t-s", "watch": "t-w"}
        [row] = await store.actions("t")
        assert (row.number, row.seat, row.action, row.key, row.bot) == (1, 0, "b2", "k1", None)
        assert row.at > 1_600_000_000_000
        assert await store.table("nothing") is None
        assert await store.invited("t-w") == ("t", "watch")
        assert await store.invited("nothing") is None

    kept(where, put)
    kept(where, look)


def test_a_number_is_unique_and_a_repeated_key_is_known(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table("one"))
        await store.add_table(table("two"))
        await store.append("one", ActionRow(1, 0, "b2", "k"))
        await store.append("two", ActionRow(1, 0, "b2", "k"))
        with pytest.raises(Conflict):
            await store.append("one", ActionRow(1, 1, "b1", "other"))
        with pytest.raises(Doubled) as doubled:
            await store.append("one", ActionRow(1, 0, "b2", "k"))
        assert doubled.value.number == 1
        assert len(await store.actions("one")) == 1

    kept(where, work)


def test_appending_together_keeps_the_good_ones(where: str) -> None:
    """Actions that wait are committed together; one that cannot be does not take the others with it."""

    async def work(store: Store) -> None:
        for name in ("a", "b", "c"):
            await store.add_table(table(name))
        rows = [("a", 1, "k1"), ("a", 1, "k2"), ("b", 1, "k1"), ("c", 1, "k1"), ("c", 1, "k1"), ("b", 2, "k2")]
        results = await asyncio.gather(*(store.append(t, ActionRow(n, 0, "x", k)) for t, n, k in rows), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None), Doubled, type(None)]
        assert [[row.number for row in await store.actions(name)] for name in "abc"] == [[1], [1, 2], [1]]
        many = [store.append("a", ActionRow(number, 0, "x", f"many{number}")) for number in range(2, 502)]
        await asyncio.gather(*many)
        assert [row.number for row in await store.actions("a")] == list(range(1, 502))

    kept(where, work)


def test_what_is_no_name_of_a_table_is_on_no_shelf(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table("one"))
        assert await ShelfStore(store.database).put("ada", ["\0", "a\0b"], "archived") == 0

    kept(where, work)


def test_a_row_that_cannot_be_written_fails_alone(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the error is: PostgreSQL has another one for a NUL than for a number that is taken."""

    async def work(store: Store) -> None:
        for name in "abc":
            await store.add_table(table(name))
        writer = store._appender._writer
        write = writer.write

        async def picky(rows: Sequence[Entry]) -> None:
            if any(entry.row.key == "poison" for entry in rows):
                raise RuntimeError("poison")
            await write(rows)

        monkeypatch.setattr(writer, "write", picky)
        rows = [("a", "k"), ("b", "poison"), ("c", "k")]
        results = await asyncio.gather(*(store.append(t, ActionRow(1, 0, "x", k)) for t, k in rows), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), RuntimeError, type(None)]
        rows = [("a", "k2"), ("b", "k\0"), ("c", "k2")]
        results = await asyncio.gather(*(store.append(t, ActionRow(2, 0, "x", k)) for t, k in rows), return_exceptions=True)
        assert [results[0], results[2]] == [None, None]
        assert [[row.number for row in await store.actions(name)] for name in "ac"] == [[1, 2], [1, 2]]

    kept(where, work)


def test_names_that_cannot_be_are_nobodys(where: str) -> None:
    async def work(store: Store) -> None:
        for name in ("", "\0", "a\0b", "é", "a b", "a.b", "a/b"):
            assert await store.table(name) is None
            assert await store.invited(name) is None

    kept(where, work)


def test_a_seat_goes_to_one_person(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        taken = await asyncio.gather(*(store.take_seat("t", f"person{i}") for i in range(6)))
        assert sorted(taken, key=str) == [1, None, None, None, None, None]
        assert await store.take_seat("t", "anna") == 0, "who has a seat keeps it"
        await store.add_watcher("t", "zoe")
        await store.add_watcher("t", "zoe")
        found = await store.table("t")
        assert found is not None
        assert found.watchers == {"zoe"}

    kept(where, work)


def test_a_seat_that_is_kept_is_passed_over(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(msgspec.structs.replace(table(), seats=[SeatRow(0, "anna"), SeatRow(1), SeatRow(2)]))
        assert await store.take_seat("t", "zoe", but={1, 2}) is None
        assert await store.take_seat("t", "zoe", but={1}) == 2
        assert await store.take_seat("t", "anna", but={0, 1}) == 0, "the one she has"

    kept(where, work)


def test_people_links_and_secrets(where: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_identity("anna", "Anna")
        await store.keep_identity("anna")
        assert await store.names(["anna", "zoe"]) == {"anna": "Anna"}
        link = await store.make_link("anna", lasting=True)
        assert await store.owner_of_link(link) == "anna"
        assert await store.owner_of_link("nothing") is None
        assert await store.use_link(link) == "anna"
        assert await store.use_link(link) is None
        assert await store.use_link("nothing") is None
        assert await store.secret("a") == await store.secret("a") != await store.secret("b")

    kept(where, work)


def test_a_match_that_has_begun_keeps_its_names(where: str) -> None:
    async def work(store: Store) -> None:
        for name in ("begun", "ahead"):
            await store.add_table(table(name))
        await store.append("begun", ActionRow(1, 0, "b2", "k"))
        for name in ("Anna", "Anne"):  # from no name, and then from one
            await store.keep_identity("anna", name)
        await store.append("ahead", ActionRow(1, 0, "b2", "k"))
        await store.keep_identity("anna", "Annie")
        called = {row.id: [seat.called for seat in row.seats] for row, _ in await store.tables_of("anna", 10)}
        assert called == {"begun": ["", None, None], "ahead": ["Anne", None, None]}
        assert await store.names(["anna"]) == {"anna": "Annie"}

    kept(where, work)


def test_my_tables_latest_first(where: str) -> None:
    async def work(store: Store) -> None:
        for name in ("old", "new"):
            await store.add_table(table(name))
        await store.append("old", ActionRow(1, 0, "b2", "k"))
        await store.append("old", ActionRow(2, 1, "b1", "l", turn=0))
        found = await store.tables_of("anna", 10)
        assert [(row.id, last.number, last.turn, len(row.seats)) for row, last in found] == [("old", 2, 0, 3), ("new", 0, None, 3)]
        assert [row.id for row, _ in await store.tables_of("anna", 1)] == ["old"], "something happened there last"
        await store.append("old", ActionRow(3, 1, "b3", "m", turn=-1))
        assert [row.id for row, _ in await store.tables_of("anna", 1)] == ["new"], "what goes on comes before what is over"
        assert [row.id for row, _ in await store.tables_of("anna", 2)] == ["old", "new"]
        assert await store.tables_of("zoe", 10) == []

    kept(where, work)


def test_where_time_may_be_up(where: str) -> None:
    """Only tables with a clock, only those that go on, and only after the time that was agreed."""

    async def work(store: Store) -> None:
        for name, clock in (("days", {"seconds": 60, "each": True}), ("over", {"seconds": 60}), ("none", None)):
            await store.add_table(msgspec.structs.replace(table(name), terms={"stand_in": "", "patience": 120, "clock": clock}))
            await store.append(name, ActionRow(1, 0, "b2", "k", turn=-1 if name == "over" else 1))
        await store.add_table(table("without"))
        deadlines, [row] = DeadlineStore(store.database), await store.actions("days")
        assert await deadlines.passed(row.at + 59_000) == []
        assert await deadlines.passed(row.at + 61_000) == ["days"]
        await store.append("days", ActionRow(2, 1, "b1", "l", turn=0, at=row.at + 50_000))
        assert await deadlines.passed(row.at + 61_000) == []

    kept(where, work)


def test_migrations_make_what_the_program_expects(where: str) -> None:
    def columns(connection: Connection) -> dict[str, set[str]]:
        looker = inspect(connection)
        return {name: {column["name"] for column in looker.get_columns(name)} for name in looker.get_table_names()}

    async def work(store: Store) -> None:
        async with store.database.reading() as connection:
            found = await connection.run_sync(columns)
            if store.database.is_file:
                assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert found.pop("alembic_version")
        assert found == {name: {column.name for column in made.columns} for name, made in Base.metadata.tables.items()}
        await store.database.open()  # again: nothing to do
        assert await store.database.alive()

    kept(where, work)


def test_older_databases_keep_their_actions(where: str) -> None:
    """Who decides is not known of actions that an older program wrote."""

    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.append("t", ActionRow(1, 0, "b2", "k", turn=1))
        await make_older(store.database, "0004")
        await store.database.open()
        [row] = await store.actions("t")
        assert (row.number, row.action, row.key) == (1, "b2", "k")
        assert [last.turn for _, last in await store.tables_of("anna", 10)] == [None]
        with pytest.raises(Conflict):
            await store.append("t", ActionRow(1, 0, "b1", "other"))

    kept(where, work)


def test_no_migration_loses_a_row(where: str) -> None:
    """All the way down and up again: whatever older programs knew of is still there."""

    def rows(connection: Connection) -> dict[str, int]:
        names = set(inspect(connection).get_table_names()) - {"alembic_version"}
        return {name: connection.execute(text(f'SELECT count(*) FROM "{name}"')).scalar_one() for name in names}

    async def work(store: Store) -> None:
        await store.add_table(table(), actions=[ActionRow(1, 0, "b2", "k", turn=1), ActionRow(2, 1, "b1", "l", turn=0)])
        await store.make_link("anna")
        versions = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
        for version in versions[1:]:
            async with store.database.migrating() as connection:
                before = await connection.run_sync(rows)
                await connection.run_sync(step_down, version)
                after = await connection.run_sync(rows)
            assert {name: before[name] for name in after} == after
        assert versions[-1] == "0001"
        await store.database.open()
        assert [row.action for row in await store.actions("t")] == ["b2", "b1"]
        with pytest.raises(IntegrityError):  # rows look after each other again
            async with store.database.writing() as connection:
                await connection.execute(text("UPDATE actions SET table_id = 'nowhere'"))

    kept(where, work)


def test_a_database_of_a_later_program(where: str) -> None:
    async def later_version(store: Store) -> None:
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await connection.execute(text("DELETE FROM settings WHERE name = 'schema-floor'"))  # nobody says who may use it
        with pytest.raises(StoreError, match="a later version"):
            await store.database.open()

    kept(where, later_version)


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database at all, it only looks like a file" * 100)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(_opened(str(broken)))
    with pytest.raises(StoreError):
        asyncio.run(_opened(str(broken / "below" / "tables.db")))
    for url in ("nonsense://x", "sqlite://:::::/x"):
        with pytest.raises(StoreError):
            asyncio.run(_opened(url))
    assert database_url("postgresql://u@h/d").drivername == "postgresql+asyncpg"


async def _opened(url: str) -> None:
    database = Database(url)
    try:
        await database.open()
    finally:
        await database.close()


def test_a_match_that_is_over_is_stored_as_the_rules_say_it() -> None:
    """The store stands on no other room, and so has the number itself."""
    assert store.OVER == contract.OVER


def test_a_file_may_be_called_anything(tmp_path: Path) -> None:
    """Signs that mean something in an address mean nothing in a name; a copy of it is put back as any other."""
    file, copy = tmp_path / "who? #1 %20" / "my tables?.db", tmp_path / "copy #2?"

    async def work(store: Store) -> None:
        await store.add_table(table())
        await back_up(store.database, copy)

    kept(str(file), work)
    assert file.is_file()
    assert [each.name for each in tmp_path.iterdir() if each.is_dir()] == [file.parent.name]
    file.unlink()
    asyncio.run(restore(Database(str(file)), copy))

    async def there(store: Store) -> None:
        assert await store.table("t") is not None

    kept(str(file), there)


def test_half_a_copy_is_none(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("no database at all " * 100)
    with pytest.raises(StoreError):
        asyncio.run(back_up(Database(str(tmp_path / "tables.db")), tmp_path / "copy"))
    assert not (tmp_path / "copy").exists()
