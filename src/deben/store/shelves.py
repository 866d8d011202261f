"""Where people have put their tables, and how the matches there ended."""

from collections.abc import Collection, Sequence

from sqlalchemy import update

from .database import Database
from .rows import Shelf, may_be_token
from .schema import Seat

__all__ = ["ShelfStore"]


class ShelfStore:
    """What a person's list of tables remembers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, identity: str, tables: Collection[str], shelf: Shelf) -> int:
        """Put tables of a person where they shall be, for this person alone; return how many of their seats that were."""
        mine = (Seat.identity == identity) & Seat.table_id.in_([*filter(may_be_token, tables)])
        async with self.database.writing() as connection:
            return (await connection.execute(update(Seat).where(mine).values(shelf=shelf))).rowcount

    async def keep_result(self, table: str, results: Sequence[tuple[int, int]]) -> None:
        """Write down the place and the points of every seat of a match that is over."""
        async with self.database.writing() as connection:
            for seat, (place, points) in enumerate(results):
                chosen = (Seat.table_id == table) & (Seat.seat == seat)
                await connection.execute(update(Seat).where(chosen).values(place=place, points=points))
