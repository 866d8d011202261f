"""How long what is kept: what nobody needs any more is deleted, in small steps."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Annotated

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, select

from .bulletin import BulletinStore
from .database import Database
from .schema import Action, AnalysedDecision, Base, Identity, Invitation, Link, Rematch, Reservation, Said, Seat, Table, Watcher

__all__ = ["Retention", "RetentionStore"]

Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
"""A number below 0 would mean a day that is still to come, and with it everything."""
DAY_MS = 24 * 3600 * 1000
MOST_AT_ONCE = 200
"""Tables in one transaction: people go on playing meanwhile."""
PAUSE = 0.5
"""Seconds from one such step to the next: servers look every two which tables were removed, and a thousand are remembered."""


class Retention(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days after which something is deleted; 0 is never."""

    unstarted: Days = 30
    """Tables at which nobody ever acted, from their opening."""
    forgotten: Days = 30
    """Tables that all their people have taken out of their lists, or that never had any, from their last action."""
    tables: Days = 0
    """All tables, whether over or not, from their last action."""
    chat: Days = 90
    """What was said at a table, from when it was said."""
    analyses: Days = 365
    """What the coach said of a match, from the match's last action: it can be asked again."""
    people: Days = 90
    """People without a seat at any table, from when they first came."""


class RetentionStore:
    """Deletes what has been kept for long enough."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tidy(self, kept: Retention) -> dict[str, int]:
        """Return how many of each were deleted, until nothing was left to delete."""
        done = {name: await self._tables(which) for name, which in _old_tables(kept).items()}
        async with self.database.writing() as connection:
            for name, (kind, which) in _old_rows(kept).items():
                done[name] = (await connection.execute(delete(kind).where(which))).rowcount
        return {name: number for name, number in done.items() if number}

    async def due(self, kept: Retention) -> dict[str, int]:
        """Return how many of each would be deleted now; what goes with another thing, or only after it, is not counted."""
        asked = {name: select(func.count()).select_from(Table).where(which) for name, which in _old_tables(kept).items()}
        asked |= {name: select(func.count()).select_from(kind).where(which) for name, (kind, which) in _old_rows(kept).items()}
        async with self.database.reading() as connection:
            found = {name: int((await connection.execute(query)).scalar_one()) for name, query in asked.items()}
        return {name: number for name, number in found.items() if number}

    async def _tables(self, which: ColumnElement[bool]) -> int:
        """Return how many tables of a kind were deleted, one step after the other."""
        query, done = select(Table.id).where(which).limit(MOST_AT_ONCE), 0
        while True:
            async with self.database.reading() as connection:
                names = list((await connection.execute(query)).scalars())
            done += await self.remove(names)
            if len(names) < MOST_AT_ONCE:
                return done
            await asyncio.sleep(PAUSE)

    async def remove(self, tables: list[str]) -> int:
        """Return how many tables were deleted with everything that belongs to them; servers that have them in memory are told."""
        if not tables:
            return 0
        async with self.database.writing() as connection:
            for part in (Said, AnalysedDecision, Reservation, Watcher, Invitation, Seat, Action):
                await connection.execute(delete(part).where(part.table_id.in_(tables)))
            await connection.execute(delete(Rematch).where(Rematch.table_id.in_(tables) | Rematch.next_id.in_(tables)))
            gone = (await connection.execute(delete(Table).where(Table.id.in_(tables)).returning(Table.id))).scalars().all()
        if gone:  # another server that tidies at the same moment tells of its own
            await BulletinStore(self.database).touch(*gone)
        return len(gone)


def _old_tables(kept: Retention) -> dict[str, ColumnElement[bool]]:
    """Return which tables have been kept for long enough, by the setting that says so."""
    which = {"unstarted": ~_acted(), "forgotten": _acted() & ~_missed(), "tables": _acted()}
    return {name: _quiet_table(days) & each for name, each in which.items() if (days := getattr(kept, name))}


def _old_rows(kept: Retention) -> dict[str, tuple[type[Base], ColumnElement[bool]]]:
    """Return which other rows have been kept for long enough, by what they are."""
    found: dict[str, tuple[type[Base], ColumnElement[bool]]] = {"links": (Link, Link.expires < datetime.now(UTC))}
    if kept.chat:
        found["chat"] = Said, Said.at < _before_ms(kept.chat)
    if kept.analyses:
        found["analyses"] = AnalysedDecision, AnalysedDecision.table_id.in_(_quiet_since(kept.analyses))
    if kept.people:
        found["people"] = Identity, _stranger(kept.people)
    return found


def _quiet_table(days: int) -> ColumnElement[bool]:
    """Return whether a table was opened so long ago, and nothing has happened there since."""
    last = select(func.max(Action.at)).where(Action.table_id == Table.id).scalar_subquery()
    return (func.coalesce(last, 0) < _before_ms(days)) & (Table.created < datetime.now(UTC) - timedelta(days=days))


def _before_ms(days: int) -> int:
    return time.time_ns() // 1_000_000 - days * DAY_MS


def _acted() -> ColumnElement[bool]:
    return exists().where(Action.table_id == Table.id).correlate(Table)


def _missed() -> ColumnElement[bool]:
    """Return whether somebody still has a table in their list."""
    return exists().where(Seat.table_id == Table.id, Seat.identity.is_not(None), Seat.shelf != "forgotten").correlate(Table)


def _quiet_since(days: int) -> ColumnElement[str]:
    found: ColumnElement[str] = (
        select(Action.table_id).group_by(Action.table_id).having(func.max(Action.at) < _before_ms(days))  # type: ignore[assignment]
    )
    return found


def _stranger(days: int) -> ColumnElement[bool]:
    """Return whether a person came long ago and has nothing here."""
    mine = Identity.id
    nothing = ~exists().where(Seat.identity == mine) & ~exists().where(Said.identity == mine)
    nothing &= ~exists().where(Table.creator == mine) & ~exists().where(Rematch.proposer == mine)
    nothing &= ~exists().where(Link.identity == mine) & (Identity.created < datetime.now(UTC) - timedelta(days=days))
    return nothing
