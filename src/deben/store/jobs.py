"""Questions for whoever thinks, in PostgreSQL: put by one process, taken by another under a lease, answered once.

All times are the database's, for the clocks of machines differ.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from .database import Database
from .schema import Job, Thinker
from .signals import signalling

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

    # For whoever asks

    async def put(self, job: NewJob) -> None:
        """Put a question; of those with many at a time, each further one comes after everybody's earlier ones."""
        values = msgspec.structs.asdict(job) | {
            "owned": _open(Job.owner == job.owner),
            "near": _open(Job.address == job.address),
            "created": func.now(),
            "wanted": func.now() + WANTED,
            "attempts": 0,
        }
        async with self.database.at_once() as connection:
            await connection.execute(signalling(insert(Job).values(values).returning(Job.id), JOBS))

    async def tend(self, asker: str, urgencies: Mapping[str, int]) -> list[JobState]:
        """Return how it stands with somebody's questions, for whom they are kept again; some are more or less urgent now."""
        lost = and_(_free(), Job.attempts >= MOST_ATTEMPTS)
        async with self.database.at_once() as connection:
            for job, urgency in urgencies.items():
                changed = update(Job).where(Job.id == job).values(urgency=urgency).returning(Job.id)
                await connection.execute(signalling(changed, JOBS))
            query = update(Job).where(Job.asker == asker).values(wanted=func.now() + WANTED)
            found = await connection.execute(query.returning(Job.id, Job.thinker.is_not(None), Job.answer.is_not(None), lost))
            return [JobState(*row) for row in found]

    async def fetch(self, job: str) -> AnsweredJob | None:
        """Return the answer to a question, which is deleted with it; None while there is none."""
        waited = func.extract("epoch", Job.taken - Job.created)
        query = delete(Job).where(Job.id == job, Job.answer.is_not(None)).returning(Job.answer, waited, Job.attempts)
        async with self.database.at_once() as connection:
            row = (await connection.execute(query)).first()
        return AnsweredJob(row[0] or b"", float(row[1]), row[2]) if row else None

    async def drop(self, jobs: Collection[str]) -> None:
        """Delete questions that nobody waits for any more."""
        async with self.database.at_once() as connection:
            await connection.execute(delete(Job).where(Job.id.in_(jobs)))

    # For whoever thinks

    async def take(self, thinker: str, kinds: Sequence[str], urgency: int) -> TakenJob | None:
        """Return the question that comes next, of some kinds and at least as urgent; from now on it is ours for a while."""
        ours = and_(_free(), Job.attempts < MOST_ATTEMPTS, Job.kind.in_(kinds), Job.urgency <= urgency, Job.wanted > func.now())
        turn = (Job.urgency, Job.owned, Job.near, Job.created, Job.id)
        following = select(Job.id).where(ours).order_by(*turn).limit(1).with_for_update(skip_locked=True).scalar_subquery()
        query = update(Job).where(Job.id == following).values(
            thinker=thinker, taken=func.now(), expires=func.now() + LEASE, attempts=Job.attempts + 1
        )  # fmt: skip
        columns = [getattr(Job, name) for name in TakenJob.__struct_fields__]
        async with self.database.at_once() as connection:
            row = (await connection.execute(query.returning(*columns))).first()
        return TakenJob(*row) if row else None

    async def hold(self, thinker: str, jobs: Collection[str]) -> set[str]:
        """Return which of some questions are still ours, for a while again."""
        query = update(Job).where(_held(thinker), Job.id.in_(jobs)).values(expires=func.now() + LEASE).returning(Job.id)
        async with self.database.at_once() as connection:
            return set((await connection.execute(query)).scalars())

    async def answer(self, job: TakenJob, answer: bytes) -> bool:
        """Return whether an answer was taken: it is not when the question is no longer ours."""
        mine = and_(Job.id == job.id, _held(job.thinker), Job.attempts == job.attempts)
        done = update(Job).where(mine).values(answer=answer).returning(Job.id)
        async with self.database.at_once() as connection:
            return bool((await connection.execute(signalling(done, answers_channel(job.asker), job.id))).all())

    async def give_back(self, job: TakenJob, *, tried: bool) -> None:
        """Let others have a question; one that was not really tried counts as never taken."""
        mine = and_(Job.id == job.id, _held(job.thinker), Job.attempts == job.attempts)
        values = {"thinker": None, "expires": None, "attempts": job.attempts if tried else job.attempts - 1}
        async with self.database.at_once() as connection:
            await connection.execute(signalling(update(Job).where(mine).values(values).returning(Job.id), JOBS))

    async def sweep(self) -> int:
        """Return how many questions were deleted because whoever asked is gone."""
        async with self.database.at_once() as connection:
            done = await connection.execute(delete(Job).where(Job.wanted < func.now()))
            await connection.execute(delete(Thinker).where(Thinker.seen < func.now() - ALIVE))
        return int(done.rowcount)

    # Who thinks

    async def present(self, row: ThinkerRow) -> None:
        """Say that somebody who takes jobs is there."""
        values = msgspec.structs.asdict(row) | {"seen": func.now()}
        query = upsert(Thinker).values(values)
        async with self.database.at_once() as connection:
            await connection.execute(query.on_conflict_do_update(index_elements=[Thinker.id], set_=values))

    async def gone(self, thinker: str) -> None:
        """Say that somebody takes no more."""
        async with self.database.at_once() as connection:
            await connection.execute(delete(Thinker).where(Thinker.id == thinker))

    async def thinkers(self) -> list[ThinkerRow]:
        """Return who is there to take jobs."""
        query = select(Thinker.id, Thinker.name, Thinker.places).where(Thinker.seen > func.now() - ALIVE).order_by(Thinker.name)
        async with self.database.at_once() as connection:
            return [ThinkerRow(*row) for row in await connection.execute(query)]


def _free() -> ColumnElement[bool]:
    """Return whether nobody thinks about a question, or whoever did has not been heard of for too long."""
    return and_(Job.answer.is_(None), or_(Job.thinker.is_(None), Job.expires < func.now()))


def _held(thinker: str) -> ColumnElement[bool]:
    return and_(Job.thinker == thinker, Job.answer.is_(None))


def _open(which: ColumnElement[bool]) -> ColumnElement[int]:
    """Return how many questions of some kind have no answer yet."""
    return select(func.count()).select_from(Job).where(which, Job.answer.is_(None)).scalar_subquery() + literal(0)
