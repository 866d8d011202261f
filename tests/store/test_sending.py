"""Entries sent to PostgreSQL on a connection that is lost: they are sent once more, and never stored twice, or without a lease."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from deben.store import ActionRow, Conflict, Doubled, Fenced, Store, writers

from ..postgres import DATABASES
from .test_leases import LONG, leases_of, row, servers, where
from .test_store import table as a_table

__all__ = ["where"]

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = :name")
Happening = Callable[[AsyncConnection, dict[str, str]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a connection be taken to be good for as long as a test takes."""
    monkeypatch.setattr(writers, "FRESH", LONG)


async def cut(store: Store, other: Store) -> None:
    """End all connections of a server."""
    async with other.database.reading() as connection:
        await connection.execute(CUT, {"name": f"deben {store.database.tag}"})


def happening(monkeypatch: pytest.MonkeyPatch, happen: Happening) -> None:
    """Let something happen when entries are sent, once; what is said on that connection afterwards finds out."""
    execute, once = AsyncConnection.execute, iter([happen])

    async def say(line: AsyncConnection, statement: Any, *given: Any) -> Any:
        if statement is writers.FENCED:
            for each in once:
                monkeypatch.setattr(AsyncConnection, "execute", execute)
                await each(line, *given)
        return await execute(line, statement, *given)

    monkeypatch.setattr(AsyncConnection, "execute", say)


async def numbers(store: Store, *tables: str) -> list[list[int]]:
    return [[each.number for each in await store.actions(table)] for table in tables]


def test_what_was_not_stored_before_the_connection_was_lost_is_stored_after(where: str) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (store, other):
            await leases_of(store).take("t")
            await store.append("t", row(1))
            await cut(store, other)
            await store.append("t", row(2))
            assert await numbers(other, "t") == [[1, 2]]

    asyncio.run(check())


def test_what_was_stored_though_nobody_heard_so_is_found_again(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sent it is told its number, as for anything that is sent twice; the others of a transaction are all there too."""

    async def check() -> None:
        async with servers(where, LONG, LONG) as (store, other):
            await store.add_table(a_table("u"))
            for table in "tu":
                await leases_of(store).take(table)

            async def stored(line: AsyncConnection, given: dict[str, str]) -> None:
                await line.execute(writers.FENCED, given)
                await cut(store, other)

            happening(monkeypatch, stored)
            both = await asyncio.gather(*(store.append(table, row(1)) for table in "tu"), return_exceptions=True)
            assert [(type(each), getattr(each, "number", None)) for each in both] == [(Doubled, 1), (Doubled, 1)]
            assert await numbers(other, "t", "u") == [[1], [1]]
            await store.append("t", row(2))

    asyncio.run(check())


def test_nothing_is_sent_again_to_a_table_that_is_at_another_server_by_then(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (store, other):
            await leases_of(store).take("t")

            async def lost(*_: Any) -> None:
                await leases_of(store).leave()
                await leases_of(other).take("t")
                await cut(store, other)

            happening(monkeypatch, lost)
            with pytest.raises(Fenced):
                await store.append("t", row(1))
            assert await numbers(other, "t") == [[]]

    asyncio.run(check())


def test_somebody_elses_entry_is_not_taken_for_ones_own(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with servers(where, LONG, LONG) as (store, other):
            await leases_of(store).take("t")

            async def overtaken(line: AsyncConnection, given: dict[str, str]) -> None:
                await line.execute(writers.FENCED, given | {"rows": given["rows"].replace('"k1"', '"another"')})
                await cut(store, other)

            happening(monkeypatch, overtaken)
            with pytest.raises(Conflict):
                await store.append("t", row(1))

    asyncio.run(check())


def test_nothing_is_written_on_a_connection_that_does_not_commit(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that could not be told to: what would be said on it is lost with it."""

    async def check() -> None:
        async with servers(where, LONG, LONG) as (store, other):
            await leases_of(store).take("t")
            store._appender._writer._fresh = float("inf")  # type: ignore[attr-defined]
            tell = AsyncConnection.execution_options

            async def deaf(*_: Any, **__: Any) -> Any:
                monkeypatch.setattr(AsyncConnection, "execution_options", tell)
                raise ConnectionResetError

            monkeypatch.setattr(AsyncConnection, "execution_options", deaf)
            with pytest.raises(ConnectionResetError):
                await store.append("t", row(1))
            await store.append("t", ActionRow(1, 0, "bread", "again"))
            assert await numbers(other, "t") == [[1]]

    asyncio.run(check())
