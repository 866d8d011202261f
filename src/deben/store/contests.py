"""Matches in which nobody may be helped, found without any being played through."""

import time

from sqlalchemy import and_, case, distinct, exists, func, or_, select

from .database import Database
from .schema import Action, Seat, Table
from .store import OVER

__all__ = ["ContestStore"]

ACTIVE_MS = 60 * 24 * 3600 * 1000
"""A match in which nothing has happened for so long is nobody's contest any more."""


class ContestStore:
    """Matches that go on among people, or seriously."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def running(self, game: str) -> list[tuple[str, int]]:
        """Return the tables of a game at which such a match may go on, each with the number of its last entry."""
        last = select(func.max(Action.number)).where(Action.table_id == Table.id).correlate(Table).scalar_subquery()
        people = select(func.count(distinct(Seat.identity))).where(Seat.table_id == Table.id).correlate(Table).scalar_subquery()
        open_seat = exists().where(Seat.table_id == Table.id, Seat.identity.is_(None), Seat.bot.is_(None)).correlate(Table)
        spirit = func.coalesce(Table.terms["spirit"].as_string(), "")
        lately = time.time_ns() // 1_000_000 - ACTIVE_MS
        query = (
            select(Table.id, func.coalesce(Action.number, 0))
            .outerjoin(Action, and_(Action.table_id == Table.id, Action.number == last))
            .where(
                Table.game == game, spirit != "learning", ~open_seat, people > case((spirit == "serious", 0), else_=1),
                or_(Action.number.is_(None), and_(or_(Action.turn.is_(None), Action.turn != OVER), Action.at > lately)),
            )
        )  # fmt: skip
        async with self.database.reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]
