"""Questions for whoever thinks, in PostgreSQL: put by one process, taken by another under a lease, answered once.

All times are the database's, for the clocks of machines differ.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Any

import msgspec
from sqlalchemy import TextClause, text

from .database import Database

__all__ = ["JOBS", "MOST_ATTEMPTS", "AnsweredJob", "JobState", "JobStore", "NewJob", "TakenJob", "ThinkerRow", "answers_channel"]

JOBS = "deben_jobs"
"""The channel on which everybody hears that there is something to do."""
LEASE = timedelta(seconds=5)
"""So long a job belongs to whoever took it, unless they say that they still think."""
WANTED = timedelta(seconds=15)
"""So long a job is kept for whoever asked, unless they say that they still wait."""
ALIVE = timedelta(seconds=10)
"""So long whoever thinks is believed to be there."""
MOST_ATTEMPTS = 3
"""Whoever takes a question and is lost over it has been one of so many at most."""
FREE = "answer IS NULL AND (thinker IS NULL OR expires < now())"
"""Nobody thinks about it, or whoever did has not been heard of for too long."""
MINE = "id = :id AND thinker = :thinker AND attempts = :attempts AND answer IS NULL"
TELL = "SELECT pg_notify(:channel, :news) FROM done"
"""Of each row that was concerned everybody hears who listens; all statements are written out, since there are several a move."""

PUT = text(f"""
    WITH done AS (INSERT INTO jobs
        (id, kind, urgency, owner, address, request, seconds, asker, owned, near, created, wanted, attempts)
    VALUES (:id, :kind, :urgency, CAST(:owner AS text), CAST(:address AS text), :request, :seconds, :asker,
        (SELECT count(*) FROM jobs WHERE owner = CAST(:owner AS text) AND answer IS NULL),
        (SELECT count(*) FROM jobs WHERE address = CAST(:address AS text) AND answer IS NULL), now(), now() + :wanted, 0)
    ON CONFLICT (id) DO NOTHING RETURNING id) {TELL}
""")
URGE = text(f"WITH done AS (UPDATE jobs SET urgency = :urgency WHERE id = :id RETURNING id) {TELL}")
TEND = text(f"""
    UPDATE jobs SET wanted = now() + :wanted WHERE asker = :asker
    RETURNING id, thinker IS NOT NULL, answer IS NOT NULL, {FREE} AND attempts >= :most
""")
FETCH = text("""
    DELETE FROM jobs WHERE id = :id AND answer IS NOT NULL
    RETURNING answer, extract(epoch FROM taken - created)::float, attempts
""")
DROP = text("DELETE FROM jobs WHERE id = ANY(:ids)")
TAKE = text(f"""
    UPDATE jobs SET thinker = :thinker, taken = now(), expires = now() + :lease, attempts = attempts + 1 WHERE id = (
        SELECT id FROM jobs
        WHERE {FREE} AND attempts < :most AND kind = ANY(:kinds) AND urgency <= :urgency AND wanted > now()
        ORDER BY urgency, owned, near, created, id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, kind, urgency, owner, address, request, seconds, asker, thinker, attempts
""")
HOLD = text("""
    UPDATE jobs SET expires = now() + :lease WHERE thinker = :thinker AND answer IS NULL AND id = ANY(:ids) RETURNING id
""")
ANSWER = text(f"WITH done AS (UPDATE jobs SET answer = :answer WHERE {MINE} RETURNING id) {TELL}")
GIVE_BACK = text(f"""
    WITH done AS (UPDATE jobs SET thinker = NULL, expires = NULL, attempts = :left WHERE {MINE} RETURNING id) {TELL}
""")
SWEEP = text("DELETE FROM jobs WHERE wanted < now() RETURNING id")
BURY = text("DELETE FROM thinkers WHERE id = :id OR seen + CAST(:alive AS interval) < now()")
PRESENT = text("""
    INSERT INTO thinkers (id, name, places, seen) VALUES (:id, :name, :places, now())
    ON CONFLICT (id) DO UPDATE SET places = excluded.places, seen = excluded.seen
""")
THINKERS = text("SELECT id, name, places FROM thinkers WHERE seen + CAST(:alive AS interval) > now() ORDER BY name")


def answers_channel(asker: str) -> str:
    """Return the channel on which whoever asked hears of answers."""
    return f"deben_answers_{asker}"


class NewJob(msgspec.Struct, frozen=True, kw_only=True):
    """A question as it is put."""

    id: str
    kind: str
    urgency: int
    owner: str
    address: str
    request: bytes
    seconds: float
    asker: str


class TakenJob(msgspec.Struct, frozen=True):
    """A question with the proof that it is ours to answer."""

    id: str
    kind: str
    urgency: int
    owner: str
    address: str
    request: bytes
    seconds: float
    asker: str
    thinker: str
    attempts: int


class JobState(msgspec.Struct, frozen=True):
    """How it stands with a question."""

    id: str
    taken: bool
    answered: bool
    lost: bool
    """Whether everybody who took it was lost over it, as often as anybody tries."""


class AnsweredJob(msgspec.Struct, frozen=True):
    """An answer, how many seconds the question waited, and how often it was taken."""

    answer: bytes
    waited: float
    attempts: int


class ThinkerRow(msgspec.Struct, frozen=True):
    """A process that takes jobs."""

    id: str
    name: str
    places: int


class JobStore:
    """The questions in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _do(self, statement: TextClause, **values: Any) -> list[tuple[Any, ...]]:
        """Return the rows that a statement gives."""
        async with self.database.at_once() as connection:
            done = await connection.execute(statement, values)
            return [tuple(row) for row in done] if done.returns_rows else []

    # For whoever asks

    async def put(self, job: NewJob) -> None:
        """Put a question; of those with many at a time, each further one comes after everybody's earlier ones.

        One that is there stays as it is: whoever did not hear that it was put may put it again.
        """
        await self._do(PUT, **msgspec.structs.asdict(job), wanted=WANTED, channel=JOBS, news="")

    async def tend(self, asker: str, urgencies: Mapping[str, int]) -> list[JobState]:
        """Return how it stands with somebody's questions, for whom they are kept again; some are more or less urgent now."""
        for job, urgency in urgencies.items():
            await self._do(URGE, id=job, urgency=urgency, channel=JOBS, news="")
        return [JobState(*row) for row in await self._do(TEND, asker=asker, wanted=WANTED, most=MOST_ATTEMPTS)]

    async def fetch(self, job: str) -> AnsweredJob | None:
        """Return the answer to a question, which is deleted with it; None while there is none."""
        rows = await self._do(FETCH, id=job)
        return AnsweredJob(*rows[0]) if rows else None

    async def drop(self, jobs: Collection[str]) -> None:
        """Delete questions that nobody waits for any more."""
        await self._do(DROP, ids=[*jobs])

    # For whoever thinks

    async def take(self, thinker: str, kinds: Sequence[str], urgency: int) -> TakenJob | None:
        """Return the question that comes next, of some kinds and at least as urgent; from now on it is ours for a while."""
        rows = await self._do(TAKE, thinker=thinker, lease=LEASE, most=MOST_ATTEMPTS, kinds=[*kinds], urgency=urgency)
        return TakenJob(*rows[0]) if rows else None

    async def hold(self, thinker: str, jobs: Collection[str]) -> set[str]:
        """Return which of some questions are still ours, for a while again."""
        return {row[0] for row in await self._do(HOLD, thinker=thinker, lease=LEASE, ids=[*jobs])}

    async def answer(self, job: TakenJob, answer: bytes) -> bool:
        """Return whether an answer was taken: it is not when the question is no longer ours."""
        told = {"channel": answers_channel(job.asker), "news": job.id}
        return bool(await self._do(ANSWER, **_proof(job), **told, answer=answer))

    async def give_back(self, job: TakenJob, *, tried: bool) -> None:
        """Let others have a question; one that was not really tried counts as never taken."""
        await self._do(GIVE_BACK, **_proof(job), left=job.attempts if tried else job.attempts - 1, channel=JOBS, news="")

    async def sweep(self) -> int:
        """Return how many questions were deleted because whoever asked is gone."""
        await self._do(BURY, id="", alive=ALIVE)
        return len(await self._do(SWEEP))

    # Who thinks

    async def present(self, row: ThinkerRow) -> None:
        """Say that somebody who takes jobs is there."""
        await self._do(PRESENT, **msgspec.structs.asdict(row))

    async def gone(self, thinker: str) -> None:
        """Say that somebody takes no more."""
        await self._do(BURY, id=thinker, alive=ALIVE)

    async def thinkers(self) -> list[ThinkerRow]:
        """Return who is there to take jobs."""
        return [ThinkerRow(*row) for row in await self._do(THINKERS, alive=ALIVE)]


def _proof(job: TakenJob) -> dict[str, Any]:
    return {"id": job.id, "thinker": job.thinker, "attempts": job.attempts}
