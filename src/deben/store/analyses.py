"""What the coach said about matches, kept decision by decision: an analysis that breaks off goes on where it stopped."""

from sqlalchemy import delete, insert, select

from .database import Database
from .schema import AnalysedDecision

__all__ = ["AnalysisStore"]


class AnalysisStore:
    """Judged decisions by table and number, each as the text it was given; the version is the coach's."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def decisions(self, table: str, version: int, since: int = 0) -> list[bytes]:
        """Return what is kept about a table's decisions after some number, in their order."""
        query = select(AnalysedDecision.decision).where(
            AnalysedDecision.table_id == table, AnalysedDecision.version == version, AnalysedDecision.number > since
        )
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(AnalysedDecision.number))
            return list(found.scalars().all())

    async def decision(self, table: str, version: int, number: int) -> bytes | None:
        """Return what is kept about one decision, None if nothing is."""
        query = select(AnalysedDecision.decision).where(
            AnalysedDecision.table_id == table, AnalysedDecision.version == version, AnalysedDecision.number == number
        )
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def numbers(self, table: str, version: int) -> set[int]:
        """Return which decisions of a table are kept."""
        query = select(AnalysedDecision.number).where(AnalysedDecision.table_id == table, AnalysedDecision.version == version)
        async with self.database.reading() as connection:
            return set((await connection.execute(query)).scalars().all())

    async def keep(self, table: str, version: int, number: int, decision: bytes) -> None:
        """Keep a decision in place of whatever was kept about it."""
        same = (AnalysedDecision.table_id == table) & (AnalysedDecision.number == number)
        async with self.database.writing() as connection:
            await connection.execute(delete(AnalysedDecision).where(same))
            await connection.execute(
                insert(AnalysedDecision).values(table_id=table, number=number, version=version, decision=decision)
            )
