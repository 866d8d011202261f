"""Tables that must go on although nobody looks at them: a clock may have run out, or a bot decides."""

from sqlalchemy import BigInteger, and_, cast, exists, func, or_, select
from sqlalchemy.orm import aliased

from .database import Database
from .schema import Action, Seat, Table
from .store import OVER

__all__ = ["DeadlineStore"]

SECOND = 1000
GONE = ("resign", "leave", "time")
"""Entries after which a bot may go on for somebody, and one more word that has a seat behind it."""
REPLACED = "replace %"
Other = aliased(Action)


class DeadlineStore:
    """What the log says of whom a table waits for, without any match being played through."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def passed(self, now: int) -> list[str]:
        """Return the tables with a clock where nothing has happened for as long as it gives at first; those not over."""
        seconds = cast(Table.terms["clock", "seconds"].as_integer(), BigInteger)
        last = select(func.max(Action.number)).where(Action.table_id == Table.id).correlate(Table).scalar_subquery()
        query = (
            select(Table.id)
            .join(Action, (Action.table_id == Table.id) & (Action.number == last))
            .where(seconds.is_not(None), Action.turn != OVER, Action.at < now - seconds * SECOND)
        )
        async with self.database.reading() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def with_bots(self) -> list[str]:
        """Return the tables of people at which a bot may have to decide now; those that can be played and are not over."""
        last = select(func.max(Action.number)).where(Action.table_id == Table.id).correlate(Table).scalar_subquery()
        seats = exists().where(Seat.table_id == Table.id).correlate(Table, Action)
        stands_in = exists().where(Other.table_id == Table.id, or_(Other.action.in_(GONE), Other.action.like(REPLACED)))
        query = (
            select(Table.id)
            .outerjoin(Action, and_(Action.table_id == Table.id, Action.number == last))
            .where(
                func.coalesce(Action.turn, 0) != OVER,
                or_(
                    seats.where(Seat.bot.is_not(None), or_(Action.turn.is_(None), Seat.seat == Action.turn)),
                    stands_in.correlate(Table),
                ),
                seats.where(Seat.identity.is_not(None)),
                ~seats.where(Seat.identity.is_(None), Seat.bot.is_(None)),
            )
        )
        async with self.database.reading() as connection:
            return [row[0] for row in await connection.execute(query)]
