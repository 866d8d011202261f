"""The store: everything the server keeps, by what it means."""

import asyncio
import hashlib
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import case, delete, extract, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .appender import Appender, Done
from .database import Database
from .rows import ActionRow, InvitationKind, LastAction, NewTable, SeatRow, TableRow, may_be_token
from .schema import Action, Identity, Invitation, Link, Seat, Setting, Table, Watcher

__all__ = ["Check", "Store", "token", "with_zone"]

Check = Callable[[AsyncConnection], Awaitable[None]]
"""Raises what keeps something from being written, in the transaction that writes it."""
OVER = -1
"""Who decides after the last action of a match: nobody."""
LINK_LIFE = timedelta(minutes=15)
LASTING_LIFE = timedelta(days=30)
TOKEN_BYTES = 16


def token() -> str:
    """Return a name nobody can guess; none begins with a hyphen, for a command would take it for an option."""
    while (made := secrets.token_urlsafe(TOKEN_BYTES)).startswith("-"):
        pass
    return made


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Store:
    """Tables, their actions and their people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._appender = Appender(database)

    async def close(self) -> None:
        """Finish what is being written and close the database."""
        await self._appender.close()
        await self.database.close()

    async def secret(self, name: str) -> bytes:
        """Return the servers' own secret of that name, made when it is first asked for."""
        query = select(Setting.value).where(Setting.name == name)
        async with self.database.writing() as connection:
            if (found := (await connection.execute(query)).scalar()) is None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(Setting).values(name=name, value=secrets.token_bytes(32)))
                except IntegrityError:  # another server made it just now
                    pass
                found = (await connection.execute(query)).scalar_one()
            return found

    # People

    async def keep_identity(self, identity: str, name: str | None = None) -> None:
        """Make sure a person is known, and give them a name if one is given; matches that have begun keep the one before."""
        async with self.database.writing() as connection:
            await _keep_identity(connection, identity, name)

    async def make_link(self, identity: str, *, lasting: bool = False) -> str:
        """Return the secret of a new personal link: for a quarter of an hour, or a lasting one for a month."""
        made, life = token(), LASTING_LIFE if lasting else LINK_LIFE
        async with self.database.writing() as connection:
            await _keep_identity(connection, identity, None)
            await connection.execute(delete(Link).where(Link.expires < datetime.now(UTC)))
            await connection.execute(insert(Link).values(digest=_digest(made), identity=identity, expires=datetime.now(UTC) + life))
        return made

    async def owner_of_link(self, secret: str) -> str | None:
        """Return whose personal link it is, and leave it as it is; None for one that is unknown, used or too old."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(Link.identity, Link.expires).where(Link.digest == _digest(secret)))).first()
        return _owner(row)

    async def use_link(self, secret: str) -> str | None:
        """Return whose personal link it is, and use it up; None for one that is unknown, used or too old."""
        async with self.database.writing() as connection:
            used = delete(Link).where(Link.digest == _digest(secret)).returning(Link.identity, Link.expires)
            row = (await connection.execute(used)).first()  # one statement: of several at once exactly one gets the row
        return _owner(row)

    # Tables

    async def add_table(self, table: NewTable, check: Check | None = None, actions: Sequence[ActionRow] = ()) -> None:
        """Keep a new table with its seats and invitations, and what was done there elsewhere, unless a check raises.

        The check sees what all earlier tables have left.
        """
        values = msgspec.structs.asdict(table)
        seats, invitations = values.pop("seats"), values.pop("invitations")
        async with self.database.writing() as connection:
            for identity in {table.creator} | {seat.identity for seat in table.seats if seat.identity}:
                await _keep_identity(connection, identity, None)
            if check is not None:
                await check(connection)
            await connection.execute(insert(Table).values(**values, created=datetime.now(UTC)))
            await connection.execute(insert(Seat), [msgspec.structs.asdict(seat) | {"table_id": table.id} for seat in seats])
            await connection.execute(
                insert(Invitation), [{"token": key, "table_id": table.id, "kind": kind} for kind, key in invitations.items()]
            )
            if actions:
                await connection.execute(insert(Action), [msgspec.structs.asdict(row) | {"table_id": table.id} for row in actions])

    async def table(self, table: str) -> TableRow | None:
        """Return a table, or None if there is none of that name."""
        if not may_be_token(table):
            return None
        async with self.database.reading() as connection:
            row = (await connection.execute(select(Table.__table__).where(Table.id == table))).mappings().first()
            return (await _table_rows(connection, [row]))[0] if row else None

    async def actions(self, table: str) -> list[ActionRow]:
        """Return the whole log of a table."""
        columns = (Action.number, Action.seat, Action.action, Action.key, Action.bot, Action.at)
        async with self.database.reading() as connection:
            rows = await connection.execute(select(*columns).where(Action.table_id == table).order_by(Action.number))
            return [ActionRow(*row) for row in rows]

    def append_soon(self, table: str, row: ActionRow, done: Done) -> None:
        """Let an action be committed; ``done`` is told when it is, or why not: ``Conflict``, ``Doubled`` or a failure."""
        self._appender.append(table, row, done)

    async def append(self, table: str, row: ActionRow) -> None:
        """Return once an action is committed; raises ``Conflict`` or ``Doubled``, and then nothing was written."""
        committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if not committed.done():  # else nobody waits any more
                committed.set_result(None) if error is None else committed.set_exception(error)

        self.append_soon(table, row, done)
        await committed

    async def invited(self, secret: str) -> tuple[str, InvitationKind] | None:
        """Return the table of an invitation and what it is for."""
        if not may_be_token(secret):
            return None
        async with self.database.reading() as connection:
            query = select(Invitation.table_id, Invitation.kind).where(Invitation.token == secret)
            row = (await connection.execute(query)).first()
            return (row[0], "seat" if row[1] == "seat" else "watch") if row else None

    async def take_seat(self, table: str, identity: str, but: Collection[int] = ()) -> int | None:
        """Return the seat that now belongs to a person: the one they have, or the first open one but some; None if none is."""
        async with self.database.writing(table) as connection:
            await _keep_identity(connection, identity, None)
            query = select(Seat.__table__).where(Seat.table_id == table).order_by(Seat.seat).with_for_update()
            seats = (await connection.execute(query)).mappings().all()
            for row in seats:
                if row["identity"] == identity:
                    return int(row["seat"])
            for row in seats:
                if row["identity"] is None and row["bot"] is None and row["seat"] not in but:
                    chosen = (Seat.table_id == table) & (Seat.seat == row["seat"])
                    await connection.execute(update(Seat).where(chosen).values(identity=identity))
                    return int(row["seat"])
        return None

    async def add_watcher(self, table: str, identity: str) -> None:
        """Let a person watch a table from now on."""
        async with self.database.writing(table) as connection:
            await _keep_identity(connection, identity, None)
            known = select(Watcher.table_id).where(Watcher.table_id == table, Watcher.identity == identity)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(Watcher).values(table_id=table, identity=identity))

    async def tables_of(self, identity: str, most: int) -> list[tuple[TableRow, LastAction]]:
        """Return the tables where a person has a seat, those in which something happened last first, and where they have got to.

        What they have forgotten is left out.  Of more than the most, matches that are over are left out before those that go on.
        """
        mine = select(Seat.table_id).where(Seat.identity == identity, Seat.shelf != "forgotten")
        newest = func.max(Action.number).label("newest")
        last = select(Action.table_id, newest).where(Action.table_id.in_(mine)).group_by(Action.table_id).subquery()
        is_last = (Action.table_id == last.c.table_id) & (Action.number == last.c.newest)
        at = func.coalesce(Action.at, extract("epoch", Table.created) * 1000)
        query = (
            select(Table.__table__, Action.number, Action.turn, Action.at)
            .outerjoin(last, Table.id == last.c.table_id)
            .outerjoin(Action, is_last)
            .where(Table.id.in_(mine))
            .order_by(case((Action.turn == OVER, 1), else_=0), at.desc())
            .limit(most)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
            tables = await _table_rows(connection, rows)
        found = [(table, _last(row)) for table, row in zip(tables, rows, strict=True)]
        return sorted(found, key=lambda pair: pair[1].at, reverse=True)

    async def names(self, identities: Iterable[str]) -> dict[str, str]:
        """Return what people are called, by identity."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(Identity.id, Identity.name).where(Identity.id.in_(list(identities))))
            return {row[0]: row[1] for row in rows}


def _last(row: Any) -> LastAction:
    if row["number"] is None:
        return LastAction(0, None, with_zone(row["created"]))
    return LastAction(row["number"], row["turn"], datetime.fromtimestamp(row["at"] / 1000, UTC))


def _owner(link: Any) -> str | None:
    """Return whose link a row is, None for one that is not there or too old."""
    return None if link is None or with_zone(link.expires) < datetime.now(UTC) else str(link.identity)


def with_zone(time: datetime) -> datetime:
    """Return the time with the zone that SQLite forgets."""
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time


async def _keep_identity(connection: AsyncConnection, identity: str, name: str | None) -> None:
    known = (await connection.execute(select(Identity.id).where(Identity.id == identity))).first() is not None
    if not known:
        try:
            async with connection.begin_nested():
                await connection.execute(insert(Identity).values(id=identity, name=name or "", created=datetime.now(UTC)))
        except IntegrityError:  # somebody else, on a database with several writers, was quicker
            known = True
    if known and name is not None:
        await _keep_names(connection, identity)
        await connection.execute(update(Identity).where(Identity.id == identity).values(name=name))


async def _keep_names(connection: AsyncConnection, identity: str) -> None:
    """Write down what a person is called in the matches that have begun, before they take another name."""
    begun = select(Action.number).where(Action.table_id == Seat.table_id).exists()
    before = select(Identity.name).where(Identity.id == identity).scalar_subquery()
    await connection.execute(update(Seat).where(Seat.identity == identity, Seat.called.is_(None), begun).values(called=before))


async def _table_rows(connection: AsyncConnection, rows: Sequence[Any]) -> list[TableRow]:
    """Return tables with their people, read for all of them at once."""
    names = [row["id"] for row in rows]
    people = (Seat.table_id, Seat.seat, Seat.identity, Seat.name, Seat.bot, Seat.called, Seat.place, Seat.points, Seat.shelf)
    seats = select(*people).where(Seat.table_id.in_(names)).order_by(Seat.seat)
    invitations = select(Invitation.table_id, Invitation.kind, Invitation.token).where(Invitation.table_id.in_(names))
    watchers = select(Watcher.table_id, Watcher.identity).where(Watcher.table_id.in_(names))
    sitting, invited, watching = [await _by_table(connection, query) for query in (seats, invitations, watchers)]
    return [
        TableRow(
            id=row["id"], game=row["game"], rules=row["rules"], options=row["options"], seed=row["seed"],
            commitment=row["commitment"], creator=row["creator"], seats=[SeatRow(*seat) for seat in sitting[row["id"]]],
            invitations={"seat" if kind == "seat" else "watch": key for kind, key in invited[row["id"]]},
            created=with_zone(row["created"]), watchers={identity for (identity,) in watching[row["id"]]}, position=row["position"],
            public=row["public"], lesson=row["lesson"], brought=row["brought"], terms=row["terms"],
            ruleset=row["ruleset"], module=row["module"],
        )
        for row in rows
    ]  # fmt: skip


async def _by_table(connection: AsyncConnection, query: Any) -> defaultdict[str, list[Any]]:
    found: defaultdict[str, list[Any]] = defaultdict(list)
    for name, *rest in (await connection.execute(query)).all():
        found[name].append(rest)
    return found
