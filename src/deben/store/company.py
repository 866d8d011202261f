"""What the store keeps of people's company: faces, what they say, public tables, rematches, lessons."""

import time
from collections.abc import Collection, Iterable
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .rows import Conflict, Face, ProposalRow, SaidRow, TooMany
from .schema import Identity, Rematch, Reservation, Said, Seat, Table
from .store import Check, with_zone

__all__ = ["CompanyStore", "still_kept"]

TRIES = 5
KEPT = timedelta(minutes=10)
"""How long seats of a rematch are kept; then whoever is invited may take them, and those expected where they are still free."""
PROPOSED = timedelta(days=1)
"""How long people are told of a seat that is kept for them."""
_SAID = (Said.room, Said.number, Said.identity, Said.name, Said.text, Said.at)


def _free() -> ColumnElement[bool]:
    """Return whether a table has a seat that nobody has; none is ever kept for anybody at a public table."""
    return exists().where(Seat.table_id == Table.id, Seat.identity.is_(None), Seat.bot.is_(None)).correlate(Table)


def _kept_for(table: str, identity: str) -> ColumnElement[bool]:
    return (Reservation.table_id == table) & (Reservation.identity == identity)


def still_kept(created: datetime) -> bool:
    """Return whether the seats of a table that was opened then are still kept for those who are expected there."""
    return datetime.now(UTC) - created < KEPT


class CompanyStore:
    """Faces, conversations, public tables and rematches, in the database of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Faces

    async def faces(self, identities: Iterable[str]) -> dict[str, Face]:
        """Return the names and pictures of people, by identity."""
        query = select(Identity.id, Identity.name, Identity.avatar, Identity.created).where(Identity.id.in_(list(identities)))
        async with self.database.reading() as connection:
            return {row[0]: Face(row[1], row[2], with_zone(row[3]).timestamp()) for row in await connection.execute(query)}

    async def picture(self, identity: str, avatar: str) -> None:
        """Give a person, who must be known, a picture."""
        async with self.database.writing() as connection:
            await connection.execute(update(Identity).where(Identity.id == identity).values(avatar=avatar))

    # Conversations

    async def say(self, table: str, row: SaidRow, key: str, most: int) -> SaidRow:
        """Return what was said under the next number of its room; a repeated key returns what it said first.

        Raises ``Conflict`` when so much has been said there that nothing more is kept.
        """
        for _ in range(TRIES):
            try:
                return await self._say(table, row, key, most)
            except IntegrityError:  # another process took the number meanwhile, or the same key came twice at once
                continue
        raise Conflict

    async def _say(self, table: str, row: SaidRow, key: str, most: int) -> SaidRow:
        async with self.database.writing(table) as connection:
            before = (await connection.execute(select(*_SAID).where(Said.table_id == table, Said.key == key))).first()
            if before is not None:
                return SaidRow(*before)
            last = select(func.max(Said.number)).where(Said.table_id == table, Said.room == row.room)
            number = ((await connection.execute(last)).scalar() or 0) + 1
            if number > most:
                raise Conflict
            made = SaidRow(row.room, number, row.identity, row.name, row.text, time.time_ns() // 1_000_000)
            values = {name: getattr(made, name) for name in made.__struct_fields__}
            await connection.execute(insert(Said).values(table_id=table, key=key, **values))
        return made

    async def said(self, table: str, room: str, since: int, most: int) -> list[SaidRow]:
        """Return what was said in a room after some number, only the latest where it is more than so much."""
        query = select(*_SAID).where(Said.table_id == table, Said.room == room, Said.number > since)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query.order_by(Said.number.desc()).limit(most))).all()
        return [SaidRow(*row) for row in reversed(rows)]

    # Public tables

    async def open_tables(self, age: timedelta, most: int) -> list[str]:
        """Return public tables with a free seat that are not older than so much, the newest first."""
        young = Table.created > datetime.now(UTC) - age
        query = select(Table.id).where(Table.public, young, _free()).order_by(Table.created.desc()).limit(most)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    @staticmethod
    def room_for_one(identity: str, age: timedelta, most: int) -> Check:
        """Return what raises ``TooMany`` if a person has so many public tables with a free seat already."""
        young = Table.created > datetime.now(UTC) - age
        query = select(func.count()).select_from(Table).where(Table.public, Table.creator == identity, young, _free())
        mine = select(Identity.id).where(Identity.id == identity).with_for_update()  # their other tables wait for this one

        async def check(connection: AsyncConnection) -> None:
            await connection.execute(mine)
            if ((await connection.execute(query)).scalar() or 0) >= most:
                raise TooMany

        return check

    # Rematches

    async def rematch_of(self, table: str) -> tuple[str, str] | None:
        """Return the table that follows another, and who proposed it."""
        query = select(Rematch.next_id, Rematch.proposer).where(Rematch.table_id == table)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
            return (row[0], row[1]) if row else None

    async def follow(self, table: str, following: str, proposer: str, kept: Collection[tuple[int, str, str]]) -> None:
        """Let one table follow another, with seats kept for people; raises ``Conflict`` if another follows already."""
        try:
            async with self.database.writing(table) as connection:
                await connection.execute(insert(Rematch).values(table_id=table, next_id=following, proposer=proposer))
                for seat, identity, name in kept:
                    values = {"table_id": following, "seat": seat, "identity": identity, "name": name}
                    await connection.execute(insert(Reservation).values(**values))
        except IntegrityError:
            raise Conflict from None

    async def expected(self, table: str) -> dict[int, tuple[str, str]]:
        """Return for whom seats of a table are still kept: the identity, and the name at the seat before."""
        kept = select(Reservation.seat, Reservation.identity, Reservation.name).where(Reservation.table_id == table)
        query = kept.join(Table, Table.id == Reservation.table_id).where(Table.created > datetime.now(UTC) - KEPT)
        async with self.database.reading() as connection:
            return {row[0]: (row[1], row[2]) for row in await connection.execute(query)}

    async def take_kept(self, table: str, identity: str) -> int | None:
        """Return the first of the seats that were kept for a person and are now theirs; None if there is none any more."""
        async with self.database.writing(table) as connection:
            kept = select(Reservation.seat, Reservation.name).where(_kept_for(table, identity))
            taken = []
            for seat, name in (await connection.execute(kept.order_by(Reservation.seat))).all():
                free = (Seat.table_id == table) & (Seat.seat == seat) & Seat.identity.is_(None) & Seat.bot.is_(None)
                done = await connection.execute(update(Seat).where(free).values(identity=identity, name=name))
                taken += [int(seat)] * done.rowcount
            await connection.execute(delete(Reservation).where(_kept_for(table, identity)))
        return taken[0] if taken else None

    async def proposals(self, identity: str) -> list[ProposalRow]:
        """Return the tables that follow others at which a free seat is kept for a person, the newest first."""
        mine = select(Reservation.table_id).join(Seat, (Seat.table_id == Reservation.table_id) & (Seat.seat == Reservation.seat))
        mine = mine.where(Reservation.identity == identity, Seat.identity.is_(None), Seat.bot.is_(None))
        query = select(Table.id, Rematch.table_id, Table.game, Rematch.proposer).join(Rematch, Rematch.next_id == Table.id)
        query = query.where(Table.id.in_(mine), Table.created > datetime.now(UTC) - PROPOSED).order_by(Table.created.desc())
        async with self.database.reading() as connection:
            return [ProposalRow(*row) for row in await connection.execute(query)]

    async def fill(self, table: str, bot: str) -> None:
        """Let a bot sit in every seat of a table that nobody has; none is kept for anybody any more."""
        async with self.database.writing(table) as connection:
            free = (Seat.table_id == table) & Seat.identity.is_(None) & Seat.bot.is_(None)
            await connection.execute(update(Seat).where(free).values(bot=bot))
            await connection.execute(delete(Reservation).where(Reservation.table_id == table))

    async def stand(self, table: str, identity: str) -> None:
        """Give a person's seats at a table back, for anybody; without whoever opened it, the table is public no more."""
        async with self.database.writing(table) as connection:
            mine = (Seat.table_id == table) & (Seat.identity == identity)
            await connection.execute(update(Seat).where(mine).values(identity=None, name="", called=None))
            await connection.execute(delete(Reservation).where(_kept_for(table, identity)))
            await connection.execute(update(Table).where(Table.id == table, Table.creator == identity).values(public=False))

    # Lessons

    async def lesson_of(self, identity: str, lesson: str, rules: int) -> str | None:
        """Return the latest table of a person at which a lesson is taught by these rules."""
        taught = (Table.creator == identity) & (Table.lesson == lesson) & (Table.rules == rules)
        async with self.database.reading() as connection:
            return (await connection.execute(select(Table.id).where(taught).order_by(Table.created.desc()).limit(1))).scalar()
