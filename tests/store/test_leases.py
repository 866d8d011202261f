"""A table is at one server at a time, and nobody else writes there; PostgreSQL only, since a file is one server's."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from deben.store import ActionRow, CompanyStore, Database, Elsewhere, Fenced, Leases, SaidRow, Store

from ..postgres import DATABASES, fresh_database
from .test_store import table as a_table

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
LONG = 60.0


@pytest.fixture
def where(request: pytest.FixtureRequest) -> str:
    return fresh_database(request.getfixturevalue("postgres"))


@asynccontextmanager
async def servers(where: str, *seconds: float) -> AsyncIterator[list[Store]]:
    """Yield servers on one database, each with leases for so long; a table ``t`` is there."""
    stores = [Store(Database(where)) for _ in seconds]
    for store, each in zip(stores, seconds, strict=True):
        await store.database.open()
        store.database.fence = leases = Leases(store.database, each)
        await leases.enter("somewhere", lambda _: None)
    await stores[0].add_table(a_table("t"))
    try:
        yield stores
    finally:
        for store in stores:
            await leases_of(store).close()
            await store.close()


def leases_of(store: Store) -> Leases:
    assert isinstance(store.database.fence, Leases)
    return store.database.fence


async def expire(store: Store) -> None:
    """Let the time of a server pass, of which it does not know."""
    leases = leases_of(store)
    leases.seconds = 0.0
    await leases.renew(lambda _: None)


def row(number: int) -> ActionRow:
    return ActionRow(number, 0, "bread", f"k{number}")


def test_a_table_is_at_one_server(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG, LONG) as stores:
            taken = await asyncio.gather(*(leases_of(store).take("t") for store in stores), return_exceptions=True)
            [mine] = [store for store, error in zip(stores, taken, strict=True) if error is None]
            for error in taken:
                assert error is None or (isinstance(error, Elsewhere) and error.node == leases_of(mine).node)
            await mine.append("t", row(1))
            await leases_of(mine).take("t")  # again: it is here already
            await mine.append("t", row(2))
            assert [each.number for each in await stores[0].actions("t")] == [1, 2]
            await leases_of(stores[0]).take("no such table")

    asyncio.run(check())


def test_who_takes_a_table_several_times_at_once_has_the_number_that_counts(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG) as (only,):
            for number in range(1, 11):
                await asyncio.gather(*(leases_of(only).take("t") for _ in range(8)))
                await only.append("t", row(number))

    asyncio.run(check())


def test_an_old_owner_writes_nothing_after_a_new_one_took_over(where: str) -> None:
    """It does not know yet that it lost the table; and what it has of its log is older than what there is."""

    async def check() -> None:
        async with servers(where, LONG, LONG) as (old, new):
            await leases_of(old).take("t")
            await old.append("t", row(1))
            await expire(old)
            assert await leases_of(new).renew(lambda _: None) == [(leases_of(new).node, "somewhere")]
            await leases_of(new).take("t")
            writes = [
                old.append("t", row(2)), old.take_seat("t", "anna"), old.add_watcher("t", "anna"),
                CompanyStore(old.database).say("t", SaidRow("players", 0, "ada", "", "hello", 0), "k", 9),
                CompanyStore(old.database).stand("t", "ada"), CompanyStore(old.database).take_kept("t", "ada"),
                CompanyStore(old.database).follow("t", "t", "ada", []),
            ]  # fmt: skip
            for write in writes:
                with pytest.raises(Fenced):
                    await write
            await new.append("t", row(2))
            assert [each.number for each in await new.actions("t")] == [1, 2]
            assert await leases_of(old).renew(lambda _: None) is None

    asyncio.run(check())


def test_one_table_that_is_gone_does_not_keep_the_others_from_being_written(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (old, new):
            await old.add_table(a_table("u"))
            for table in ("t", "u"):
                await leases_of(old).take(table)
            await expire(old)
            await leases_of(new).take("t")
            lost, kept = await asyncio.gather(old.append("t", row(1)), old.append("u", row(1)), return_exceptions=True)
            assert isinstance(lost, Fenced)
            assert kept is None

    asyncio.run(check())


def test_a_takeover_waits_for_what_is_being_written(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (old, new):
            await leases_of(old).take("t")
            await expire(old)
            async with old.database.writing("t"):
                taking = asyncio.create_task(leases_of(new).take("t"))
                done, _ = await asyncio.wait([taking], timeout=0.2)
                assert not done
            await taking

    asyncio.run(check())


def test_what_a_server_leaves_is_adopted_by_exactly_one(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG, LONG) as (gone, one, two):
            for number in range(40):
                await gone.add_table(a_table(f"t{number}"))
                await leases_of(gone).take(f"t{number}")
            assert await leases_of(one).adopt(100) == []
            await leases_of(gone).leave()
            found: list[str] = []
            while more := await asyncio.gather(leases_of(one).adopt(7), leases_of(two).adopt(7)):
                if not any(more):
                    break
                found += [*more[0], *more[1]]
            assert sorted(found) == sorted(f"t{number}" for number in range(40))

    asyncio.run(check())


@pytest.mark.parametrize("name", ["\0", "a\0b", "€"])
def test_what_is_no_name_of_a_table_is_nowhere(where: str, name: str) -> None:
    """It comes out of an address, and PostgreSQL cannot be asked for every text."""

    async def check() -> None:
        async with servers(where, LONG) as (one,):
            await leases_of(one).take(name)
            assert await leases_of(one).holder(name) is None
            assert leases_of(one).held == {}

    asyncio.run(check())


HELD_UP = (
    """CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('application_name') = 'deben {tag}' THEN PERFORM pg_advisory_xact_lock(1); END IF; RETURN NULL;
    END $$""",
    "CREATE TRIGGER held_up BEFORE UPDATE ON leases EXECUTE FUNCTION wait()",
)
"""Lets one server's statements begin, and go on only when nobody else has the lock."""


def test_what_somebody_adopted_since_is_not_adopted_again(where: str) -> None:
    """Who began earlier still sees it without a server, and finds it neither locked nor as it was."""

    async def check() -> None:
        async with servers(where, LONG, LONG, LONG) as (gone, first, second):
            for number in range(20):
                await gone.add_table(a_table(f"t{number}"))
                await leases_of(gone).take(f"t{number}")
            await leases_of(gone).leave()
            async with gone.database.writing() as connection:
                for statement in HELD_UP:
                    await connection.exec_driver_sql(statement.replace("{tag}", first.database.tag))
            async with gone.database.writing() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(1)"))
                adopting = asyncio.create_task(leases_of(first).adopt(20))
                waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
                while not (await connection.execute(waiting)).scalar():
                    assert not adopting.done()
                meanwhile = await leases_of(second).adopt(5)
            assert len(meanwhile) == 5
            assert sorted([*meanwhile, *await adopting]) == sorted(f"t{number}" for number in range(20))

    asyncio.run(check())


def test_a_table_that_was_let_go_is_free(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (one, two):
            await leases_of(one).take("t")
            await leases_of(one).release("t")
            assert await leases_of(one).holder("t") is None
            await leases_of(two).take("t")
            assert await leases_of(one).holder("t") == (leases_of(two).node, "somewhere")
            with pytest.raises(Fenced):
                await one.append("t", row(1))

    asyncio.run(check())


def test_servers_hear_each_other(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (one, two):
            heard: asyncio.Queue[object] = asyncio.Queue()
            await leases_of(two).enter("elsewhere", heard.put_nowait)
            await leases_of(one).say({"to": "all"}, {"to": "some"})
            assert [await asyncio.wait_for(heard.get(), 20) for _ in range(2)] == [{"to": "all"}, {"to": "some"}]

    asyncio.run(check())


def test_what_a_dead_server_was_about_to_write_keeps_nobody_waiting(where: str) -> None:
    """Between preparing a statement and carrying it out PostgreSQL does not take a transaction for an idle one."""

    async def check() -> None:
        async with servers(where, LONG, LONG) as (old, new):
            async with old.database.engine.connect() as connection:
                await connection.begin()
                await connection.execute(text("INSERT INTO identities (id, name, created) VALUES ('somebody', '', now())"))
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.prepare("SELECT 'anything' FROM identities")
                async with asyncio.timeout(20), asyncio.TaskGroup() as group:
                    waiting = group.create_task(new.keep_identity("somebody", "Somebody"))
                    await is_waiting(new, waiting)
                    async with new.database.writing() as other:
                        await other.execute(text("UPDATE nodes SET expires = now() WHERE id = :id"), {"id": leases_of(old).node})
                    assert await leases_of(new).renew(lambda _: None)
                assert await new.names({"somebody"}) == {"somebody": "Somebody"}
                await connection.invalidate()
            assert await old.database.alive(), "its other connections are new ones"

    asyncio.run(check())


async def is_waiting(store: Store, task: asyncio.Task[None]) -> None:
    """Return when something waits for a lock in the database."""
    while True:
        assert not task.done()
        async with store.database.at_once() as connection:
            if (await connection.execute(text("SELECT 1 FROM pg_locks WHERE NOT granted"))).first() is not None:
                return
