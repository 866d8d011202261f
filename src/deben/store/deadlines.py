"""Tables whose clock may have run out while nobody looked at them."""

from sqlalchemy import BigInteger, cast, func, select

from .database import Database
from .schema import Action, Table
from .store import OVER

__all__ = ["DeadlineStore"]

SECOND = 1000


class DeadlineStore:
    """What the log says of time, without any match being played through."""

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
