"""Analyses of finished matches: one job for each match, one after the other; what is found is kept decision by decision."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextvars import Context
from dataclasses import dataclass

import msgspec

from ...coach import Choice, Judgement, Question, final_worth, question_at
from ...coach.model import VERSION
from ...games import NotationError
from ...kernel.show.presenter import Presenter
from ...match import History
from ...store import AnalysisStore, Store, end_tasks
from ...wire.coach import AnalysisPhase, AnalysisState, Attempted, Judged, Puzzle
from ...wire.encoded import encoded
from ..errors import ServiceError
from ..logs import log
from ..settings import Settings
from ..workers import BotFailed
from .coach import CoachService
from .fairness import Fairness
from .judgements import present_judgement
from .moments import moments_of
from .replays import Replays

__all__ = ["Analyses"]

_JUDGEMENTS = msgspec.json.Decoder(Judgement)
MOST_TRIES = 2
"""So often is a decision tried before an analysis breaks off."""


@dataclass(eq=False)
class Job:
    """The analysis of one match that waits or runs."""

    table: str
    history: History
    asker: str
    """Whoever asked for it first."""
    kept: set[int]
    """The numbers of the decisions that are judged."""
    phase: AnalysisPhase = "waiting"


class Analyses:
    """What the coach says about matches; anybody who may see a finished match may ask for it."""

    def __init__(
        self, store: Store, replays: Replays, coach: CoachService, fairness: Fairness, settings: Settings
    ) -> None:  # fmt: skip
        self.fairness = fairness
        self.store, self.replays, self.coach, self.settings = AnalysisStore(store.database), replays, coach, settings
        self._jobs: dict[str, Job] = {}
        self._waiting: list[Job] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.whereabouts = coach.whereabouts
        self._served: Counter[str] = Counter()

    async def start(self, identity: str, table: str) -> AnalysisState:
        """Return the state of an analysis after making sure that it is under way; raises ``ServiceError``."""
        job = await self._job(identity, table)
        if table not in self._jobs and len(job.kept) < len(job.history.moves):
            self._check_room(identity)
            self._jobs[table], job.phase = job, "waiting"
            self._waiting.append(job)
            self._more.set()
            self._task = self._task or asyncio.create_task(self._work(), context=Context())  # it is nobody's alone
        return await self._state(job, 0)

    async def _job(self, identity: str, table: str) -> Job:
        """Return the job of a finished match, which anybody may see: the one under way, or how it was left."""
        if (job := self._jobs.get(table)) is not None:
            return job
        history, kept = await self._finished(identity, table), await self.store.numbers(table, VERSION)
        return self._jobs.get(table) or Job(table, history, identity, kept, "broken" if kept else "none")

    def _check_room(self, identity: str) -> None:
        if len(self._jobs) >= self.settings.analyses:
            raise ServiceError("coach-busy")
        if sum(job.asker == identity for job in self._jobs.values()) >= self.settings.analyses_each:
            raise ServiceError("coach-yours", most=self.settings.analyses_each)
        here = self.whereabouts.of(identity)
        if sum(self.whereabouts.of(job.asker) == here for job in self._jobs.values()) >= max(1, self.settings.analyses // 2):
            raise ServiceError("coach-busy")

    async def state(self, identity: str, table: str, since: int = 0) -> AnalysisState:
        """Return how far an analysis is, with the decisions after some number; raises ``ServiceError``."""
        return await self._state(await self._job(identity, table), since)

    async def _state(self, job: Job, since: int) -> AnalysisState:
        history, done, phase = job.history, len(job.kept), job.phase
        texts = await self.store.decisions(job.table, VERSION, since)
        decisions = await asyncio.to_thread(lambda: [_presented(history, _JUDGEMENTS.decode(text)) for text in texts])
        assert history.outcome is not None
        return AnalysisState(
            phase="done" if done == len(history.moves) else phase, done=done, total=len(history.moves), since=since,
            decisions=decisions, final=final_worth(history.outcome), luck=history.game.luck,
        )  # fmt: skip

    async def puzzle(self, identity: str, table: str, number: int) -> Puzzle:
        """Return a decision as its seat saw it, with everything that could be done; raises ``ServiceError``."""
        history = await self._finished(identity, table)
        if number > len(history.moves):
            raise ServiceError("no-moment")
        return await asyncio.to_thread(_put, history, number)

    async def attempt(self, identity: str, table: str, number: int, action: str) -> Attempted:
        """Return how good another action would have been in a decision that was analysed; raises ``ServiceError``."""
        history = await self._finished(identity, table)
        kept = await self.store.decision(table, VERSION, number)
        if kept is None:
            raise ServiceError("no-moment")
        decision = _JUDGEMENTS.decode(kept)
        for choice in (*decision.choices, decision.played):
            if choice is not None and action in (choice.action, *choice.same):
                return Attempted(_called(choice, action), decision.choices[0])
        question, only = await asyncio.to_thread(_tried, history, number, action, decision.choices[0].action)
        found = await self.coach.answer(identity, history.game.reference, history.seats, question, only)
        assert found.played is not None
        return Attempted(found.played, found.choices[0])

    async def _finished(self, identity: str, table: str) -> History:
        told = await self.replays.of_table(identity, table)
        if not told.history.over:
            raise ServiceError("not-over")
        await self.fairness.check_history(told.history)
        return told.history

    # The jobs

    async def _work(self) -> None:
        while True:
            job = await self._following()
            try:
                await self._analyse(job)
            except BotFailed as error:
                log("an analysis broke off", logging.WARNING, table=job.table, reason=str(error))
            except Exception as error:
                log("an analysis broke off", logging.ERROR, table=job.table, error=error)
            finally:
                self._jobs.pop(job.table, None)

    async def _following(self) -> Job:
        """Return the job that comes next: of the address for which least was done lately, the one that came first."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        job = min(self._waiting, key=lambda job: self._served[self.whereabouts.of(job.asker)])
        self._waiting.remove(job)
        self._served[self.whereabouts.of(job.asker)] += 1
        if not self._waiting:
            self._served.clear()  # nobody had to wait for anybody
        return job

    async def _analyse(self, job: Job) -> None:
        job.phase = "running"
        left = iter([number for number in range(1, len(job.history.moves) + 1) if number not in job.kept])
        judging = [asyncio.create_task(self._judge_all(job, left)) for _ in range(self.coach.width)]
        try:
            await asyncio.gather(*judging)
        finally:
            for task in judging:
                task.cancel()
            await asyncio.gather(*judging, return_exceptions=True)
        log("match analysed", table=job.table, decisions=len(job.history.moves))

    async def _judge_all(self, job: Job, left: Iterator[int]) -> None:
        """Judge one decision after the other of those that are left."""
        for number in left:
            decision = await self._judged(job, await asyncio.to_thread(question_at, job.history, number))
            await self.store.keep(job.table, VERSION, number, msgspec.json.encode(decision))
            job.kept.add(number)

    async def _judged(self, job: Job, question: Question) -> Judgement:
        asked = (job.asker, job.history.game.reference, job.history.seats, question)
        for tried in range(1, MOST_TRIES):
            try:
                return await self.coach.judge(*asked)
            except BotFailed as error:
                log("a decision is judged again", logging.WARNING, number=question.number, tried=tried, reason=str(error))
        return await self.coach.judge(*asked)

    async def close(self) -> None:
        """Stop the jobs; what was found is kept, and they go on when somebody asks again."""
        await end_tasks(self._task)


def _put(history: History, number: int) -> Puzzle:
    seat = history.actors[number - 1]
    assert seat is not None
    state, executor = history.state(number - 1), history.executor
    legal = Presenter(executor).legal_text(executor.view(state, seat), executor.legal(state))
    return Puzzle(number, seat, moments_of(history, number - 1, number - 1, seat, False)[0], encoded(legal))


def _presented(history: History, judgement: Judgement) -> Judged:
    return present_judgement(judgement, history.view(judgement.number - 1, judgement.seat), history.game)


def _called(choice: Choice, action: str) -> Choice:
    """Return a choice by the name of an action that is the same thing."""
    same = [each for each in (choice.action, *choice.same) if each != action]
    return msgspec.structs.replace(choice, action=action, same=same)


def _tried(history: History, number: int, action: str, best: str) -> tuple[Question, tuple[int, int]]:
    """Return a decision with another action in place of the one that was played, and what it is to be compared with."""
    question = question_at(history, number)
    try:
        tried = history.game.read_action(action)
    except NotationError:
        raise ServiceError("bad-action") from None
    if tried not in question.legal:
        raise ServiceError("bad-action")
    return msgspec.structs.replace(question, played=tried), (history.game.read_action(best), tried)
