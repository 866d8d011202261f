"""Questions of a server to whoever thinks on its database, without one: what is lost on the way, and what is left there."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any, cast

import pytest

from deben.server.metrics import Metrics
from deben.server.workers import BotFailed, Claim
from deben.server.workers.elsewhere import Elsewhere
from deben.store import JobStore, NewJob, Signals
from deben.store.jobs import AnsweredJob, JobState

from .test_thinking import request


class Jobs:
    """Stands for the questions in a database; an answer is on its way until it may come."""

    def __init__(self) -> None:
        self.put_in: list[str] = []
        self.dropped: list[str] = []
        self.states: list[JobState] = []
        self.answered, self.comes = asyncio.Event(), asyncio.Event()

    async def put(self, job: NewJob) -> None:
        self.put_in.append(job.id)

    async def tend(self, *_: Any) -> list[JobState]:
        return self.states

    async def fetch(self, _: str) -> AnsweredJob:
        self.answered.set()
        await self.comes.wait()
        return AnsweredJob(b"\xc1", 0.0, 1)

    async def drop(self, jobs: Collection[str]) -> None:
        self.dropped += jobs


class Ears:
    """Stands for signals."""

    def hear(self, *_: Any) -> None:
        return


def with_question(work: Callable[[Elsewhere, Jobs, "asyncio.Task[Any]"], Awaitable[None]]) -> None:
    """Do something while a question, put long ago, waits for its answer."""

    async def run() -> None:
        jobs = Jobs()
        elsewhere = Elsewhere(cast(JobStore, jobs), cast(Signals, Ears()), b"secret", Metrics(), 60.0)
        asking = asyncio.create_task(elsewhere.ask("bot", request(), 1.0, Claim("anna")))
        while not jobs.put_in:
            await asyncio.sleep(0)
        elsewhere._open[jobs.put_in[0]].since = 0.0
        await work(elsewhere, jobs, asking)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await elsewhere.close()

    asyncio.run(run())


def test_a_question_whose_answer_is_on_its_way_is_not_put_again() -> None:
    async def work(elsewhere: Elsewhere, jobs: Jobs, _: "asyncio.Task[Any]") -> None:
        elsewhere._heard(jobs.put_in[0])
        await jobs.answered.wait()
        await elsewhere._look_after()
        assert len(jobs.put_in) == 1

    with_question(work)


def test_questions_that_nobody_has_any_more_are_taken_out() -> None:
    async def work(elsewhere: Elsewhere, jobs: Jobs, _: "asyncio.Task[Any]") -> None:
        jobs.states = [JobState(name, True, False, False) for name in (jobs.put_in[0], "left")]
        await elsewhere._look_after()
        assert jobs.dropped == ["left"]

    with_question(work)


def test_an_answer_that_cannot_be_read_is_a_failure_of_the_bot() -> None:
    """Anything else would let the table stand still."""

    async def work(elsewhere: Elsewhere, jobs: Jobs, asking: "asyncio.Task[Any]") -> None:
        jobs.comes.set()
        elsewhere._heard(jobs.put_in[0])
        with pytest.raises(BotFailed):
            await asking

    with_question(work)
