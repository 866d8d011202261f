"""Questions in the database: who comes first, whose they are, and that each is answered once."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from deben.store import Database, JobStore, NewJob, Signals, TakenJob, ThinkerRow, answers_channel
from deben.store import jobs as jobs_module
from deben.store.jobs import MOST_ATTEMPTS

from ..postgres import DATABASES, fresh_database

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
KINDS = ("bot", "hint", "analysis")
LATER = timedelta(seconds=-1)
"""What makes a lease run out at once."""


def with_jobs(postgres: str, work: Callable[[JobStore, JobStore], Awaitable[None]]) -> None:
    """Do something with the questions of a new database, seen by two processes."""

    async def run() -> None:
        where = fresh_url
        first, second = Database(where), Database(where)
        await first.open()
        try:
            await work(JobStore(first), JobStore(second))
        finally:
            await first.close()
            await second.close()

    fresh_url = fresh_database(postgres)
    asyncio.run(run())


def new(name: str, **changes: Any) -> NewJob:
    fields: dict[str, Any] = {
        "kind": "bot", "urgency": 0, "owner": name, "address": name, "request": b"?", "seconds": 1.0, "asker": "node",
    }  # fmt: skip
    return NewJob(id=name, **fields | changes)


async def order(jobs: JobStore, urgency: int = 9) -> list[str]:
    """Return the questions in the order in which they are taken."""
    found = []
    while (job := await jobs.take("one", KINDS, urgency)) is not None:
        found.append(job.id)
    return found


def test_a_question_that_is_put_twice_is_there_once(postgres: str) -> None:
    """A connection may be lost after the first time, before anybody heard that it went well."""

    async def work(jobs: JobStore, other: JobStore) -> None:
        await jobs.put(new("anna"))
        taken = await other.take("one", KINDS, 9)
        await jobs.put(new("anna"))
        assert taken is not None
        assert await other.answer(taken, b"!")
        assert (await jobs.fetch("anna")) is not None
        assert await order(jobs) == []

    with_jobs(postgres, work)


def test_people_who_play_come_first_and_nobody_twice_before_others(postgres: str) -> None:
    async def work(jobs: JobStore, _other: JobStore) -> None:
        for name, changes in (
            ("analysis", {"kind": "analysis", "urgency": 2}), ("watched", {"urgency": 1}),
            ("eve1", {"owner": "eve"}), ("eve2", {"owner": "eve"}), ("mallory", {"address": "eve1"}),
            ("anna", {}), ("hint", {"kind": "hint"}),
        ):  # fmt: skip
            await jobs.put(new(name, **changes))
        assert await jobs.take("one", ["hint"], 9) is not None, "of some kinds only"
        assert await order(jobs, 0) == ["eve1", "anna", "mallory", "eve2"], "the last place is for people who play"
        assert await order(jobs) == ["watched", "analysis"]

    with_jobs(postgres, work)


def test_what_is_urgent_changes(postgres: str) -> None:
    async def work(jobs: JobStore, _other: JobStore) -> None:
        await jobs.put(new("first", urgency=1))
        await jobs.put(new("second", urgency=1))
        await jobs.tend("node", {"second": 0})
        assert await order(jobs) == ["second", "first"]

    with_jobs(postgres, work)


def test_of_many_who_take_at_once_each_has_another(postgres: str) -> None:
    async def work(jobs: JobStore, other: JobStore) -> None:
        for number in range(20):
            await jobs.put(new(f"job{number}"))
        found = await asyncio.gather(*((jobs, other)[at % 2].take(f"t{at}", KINDS, 9) for at in range(30)))
        taken = [job.id for job in found if job is not None]
        rest = await order(jobs)
        assert sorted(taken + rest) == sorted(f"job{number}" for number in range(20)), "none twice, none forgotten"

    with_jobs(postgres, work)


def test_a_lease_that_ran_out_is_somebody_elses_and_only_they_answer(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(jobs: JobStore, other: JobStore) -> None:
        await jobs.put(new("job"))
        with monkeypatch.context() as patch:
            patch.setattr(jobs_module, "LEASE", LATER)
            first = await jobs.take("one", KINDS, 9)
        second = await other.take("two", KINDS, 9)
        assert first is not None
        assert second is not None
        assert (first.attempts, second.attempts) == (1, 2)
        assert await other.take("three", KINDS, 9) is None
        assert await jobs.hold("one", ["job"]) == set(), "whoever was away hears that it is not theirs"
        assert await other.hold("two", ["job"]) == {"job"}
        assert [await jobs.answer(first, b"late"), await other.answer(second, b"right"), await other.answer(second, b"again")] == [
            False, True, False,
        ]  # fmt: skip
        found = await jobs.fetch("job")
        assert found is not None
        assert (found.answer, found.attempts) == (b"right", 2)
        assert await jobs.fetch("job") is None

    with_jobs(postgres, work)


def test_a_question_over_which_everybody_was_lost_is_not_taken_again(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(jobs: JobStore, _other: JobStore) -> None:
        monkeypatch.setattr(jobs_module, "LEASE", LATER)
        await jobs.put(new("job"))
        for _ in range(MOST_ATTEMPTS):
            [state] = await jobs.tend("node", {})
            assert not state.lost
            assert await jobs.take("one", KINDS, 9) is not None
        assert await jobs.take("one", KINDS, 9) is None
        [state] = await jobs.tend("node", {})
        assert (state.taken, state.answered, state.lost) == (True, False, True)

    with_jobs(postgres, work)


def test_what_is_given_back_is_somebody_elses(postgres: str) -> None:
    async def work(jobs: JobStore, other: JobStore) -> None:
        async def taken(thinker: str) -> TakenJob:
            job = await jobs.take(thinker, KINDS, 9)
            assert job is not None
            return job

        await jobs.put(new("job"))
        first = await taken("one")
        await jobs.give_back(first, tried=False)
        again = await taken("two")
        assert again.attempts == 1, "whoever only left did not try"
        await other.give_back(first, tried=True)
        await jobs.give_back(again, tried=True)
        assert (await taken("three")).attempts == 2, "what was no longer theirs cannot be given back"

    with_jobs(postgres, work)


def test_questions_of_whoever_is_gone_are_deleted(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(jobs: JobStore, _other: JobStore) -> None:
        await jobs.put(new("kept"))
        with monkeypatch.context() as patch:
            patch.setattr(jobs_module, "WANTED", LATER)
            await jobs.put(new("left", asker="gone"))
            assert await order(jobs) == ["kept"], "nobody thinks for them either"
            await jobs.put(new("more", asker="gone"))
        assert await jobs.sweep() == 2
        assert [state.id for state in await jobs.tend("node", {})] == ["kept"]
        await jobs.drop(["kept"])
        assert await jobs.tend("node", {}) == []

    with_jobs(postgres, work)


def test_who_thinks_is_known_for_a_while(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(jobs: JobStore, _other: JobStore) -> None:
        one, two = ThinkerRow("1", "one", 2), ThinkerRow("2", "two", 4)
        for row in (one, two, one):
            await jobs.present(row)
        assert await jobs.thinkers() == [one, two]
        await jobs.gone("2")
        assert await jobs.thinkers() == [one]
        monkeypatch.setattr(jobs_module, "ALIVE", LATER)
        assert await jobs.thinkers() == []

    with_jobs(postgres, work)


def test_an_answer_is_heard_of_at_once_and_after_a_lost_line_too(postgres: str) -> None:
    async def work(jobs: JobStore, other: JobStore) -> None:
        signals, heard = Signals(jobs.database), asyncio.Queue[str]()
        signals.hear(answers_channel("node"), heard.put_nowait)
        signals.begin()
        for name in ("first", "second"):
            async with asyncio.timeout(20):
                assert await heard.get() == "", "some may have been missed"
                await other.put(new(name))
                job = await other.take("one", KINDS, 9)
                assert job is not None
                assert await other.answer(job, b"!")
                assert await heard.get() == name
            async with other.database.writing() as connection:
                await connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN%' AND pid <> pg_backend_pid()"
                )
        await signals.close()

    with_jobs(postgres, work)
