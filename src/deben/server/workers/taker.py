"""Whoever takes questions from the database: a server with places free, or a machine that does nothing else."""

import asyncio
import contextlib
import logging
import math
import os
import platform
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from ...store import JOBS, JobStore, Signals, TakenJob, ThinkerRow, end_tasks, is_trouble
from ..logs import log
from .elsewhere import ANALYSIS, PLAYING
from .messages import Failed, Kind, Request, Think, decode_request
from .pool import BotCrashed, BotFailed, Thinkers
from .queue import Claim

__all__ = ["Crew", "Taker", "Unprepared"]

BEAT_SECONDS = 1.0
"""From one sign of life over a question to the next, and from one look for questions to the next: several times within a lease."""
SEEN_SECONDS = 3.0
"""From one word that we are there to the next."""
Prepare = Callable[[str], Awaitable[object]]


class Unprepared(Exception):
    """The rules of a question are not to be had here; others may have them."""


@dataclass(frozen=True)
class Crew:
    """Thinking processes, and the kinds of questions that they take."""

    thinkers: Thinkers
    kinds: Sequence[Kind]


class Taker:
    """Takes questions while there are places free, says again and again that it still thinks, and answers."""

    def __init__(self, jobs: JobStore, signals: Signals, crews: Sequence[Crew], prepare: Prepare, *, tell: bool = False) -> None:
        self.jobs, self.crews, self.prepare, self.tell = jobs, crews, prepare, tell
        """How to have the rules that a question refers to; and whether every question is logged."""
        places = sum(len(crew.thinkers.all) for crew in crews)
        self.row = ThinkerRow(secrets.token_hex(8), f"{platform.node()[:48]} {os.getpid()}", places)
        self.answered = 0
        self._works: dict[str, asyncio.Task[None]] = {}
        self._thinking: set[str] = set()
        """Questions that we have no answer to yet: they are ours only as long as we say so."""
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._away = False
        signals.hear(JOBS, lambda _: self._look.set())
        for crew in crews:
            crew.thinkers.places.freed = self._look.set

    @property
    def busy(self) -> int:
        """How many questions are thought about."""
        return len(self._works)

    def begin(self) -> None:
        """Begin to take."""
        self._task = asyncio.create_task(self._run())

    async def close(self, seconds: float = 0.0) -> None:
        """Take no more; finish within so many seconds what is being thought about, and give the rest back."""
        if self._task is None:
            return
        await end_tasks(self._task)
        beating = asyncio.create_task(self._beating())
        if self._works and seconds:
            await asyncio.wait([*self._works.values()], timeout=seconds)
        await end_tasks(beating, *self._works.values())
        with contextlib.suppress(Exception):  # without us it is forgotten after a while
            await self.jobs.gone(self.row.id)

    async def _beating(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # whoever does not hear of us takes it over
                await self._beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def _run(self) -> None:
        beaten = seen = -math.inf
        while True:
            try:
                if time.monotonic() - seen >= SEEN_SECONDS:
                    seen = time.monotonic()
                    await self.jobs.present(self.row)
                    await self.jobs.sweep()
                if time.monotonic() - beaten >= BEAT_SECONDS:
                    beaten = time.monotonic()
                    await self._beat()
                for crew in self.crews:
                    await self._take(crew)
                self._told_away(False)
            except Exception as error:
                if not is_trouble(error):
                    log("taking questions broke off", logging.ERROR, error=error)
                self._told_away(True)
                await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), max(0.0, beaten + BEAT_SECONDS - time.monotonic()))
            self._look.clear()

    def _told_away(self, away: bool) -> None:
        if away != self._away:
            self._away = away
            log("the database is away" if away else "the database is back", logging.ERROR if away else logging.INFO)

    async def _beat(self) -> None:
        """Say that we still think; what is no longer ours is not thought about any further."""
        if not (before := {*self._thinking}):
            return
        held = await self.jobs.hold(self.row.id, before)
        for job in (before - held) & self._thinking:
            log("a question is no longer ours", logging.WARNING, job=job)
            self._works[job].cancel()

    async def _take(self, crew: Crew) -> None:
        """Take questions as long as places are free; the last of several is for people who play."""
        places = crew.thinkers.places
        while places.idle(attended=True):
            job = await self.jobs.take(self.row.id, crew.kinds, ANALYSIS if places.idle(attended=False) else PLAYING)
            if job is None:
                return
            self._works[job.id] = work = asyncio.create_task(self._work(crew, job))
            work.add_done_callback(partial(self._done, job.id))
            await asyncio.sleep(0)  # so that it has its place before we look for another

    def _done(self, job: str, _work: "asyncio.Task[None]") -> None:
        self._works.pop(job, None)

    async def _work(self, crew: Crew, job: TakenJob) -> None:
        """Answer a question, or give it back."""
        begun = time.monotonic()
        try:
            answer = await self._answer(crew, job)
        except asyncio.CancelledError:
            await asyncio.shield(self._give_back(job, tried=False))
            raise
        except (BotCrashed, Unprepared) as error:
            log("a question was given back", logging.WARNING, job=job.id, kind=job.kind, reason=str(error))
            await self._give_back(job, tried=True)
        else:
            await self._deliver(job, answer, time.monotonic() - begun)

    async def _answer(self, crew: Crew, job: TakenJob) -> bytes:
        self._thinking.add(job.id)
        try:
            request = decode_request(job.request)
            if isinstance(request, Think) and request.program:  # whoever writes to the database does not run commands here
                raise BotFailed("a program plays on its own server only")
            claim = Claim(job.owner, lambda: job.urgency == PLAYING, _about(request), job.address)
            async with crew.thinkers.places.one(claim) as thinker:
                await self.prepare(request.game)
                return msgspec.msgpack.encode(await thinker.ask(request, job.seconds))
        except BotCrashed:
            raise
        except (BotFailed, msgspec.DecodeError) as error:
            return msgspec.msgpack.encode(Failed(str(error)))
        finally:
            self._thinking.discard(job.id)

    async def _give_back(self, job: TakenJob, *, tried: bool) -> None:
        with contextlib.suppress(Exception):  # the lease runs out by itself
            await self.jobs.give_back(job, tried=tried)

    async def _delivered(self, job: TakenJob, answer: bytes) -> bool | None:
        """Return whether an answer was taken; None while the database is away."""
        try:
            return await self.jobs.answer(job, answer)
        except Exception as error:
            if is_trouble(error):
                return None
            log("an answer could not be delivered", logging.ERROR, job=job.id, error=error)
            return False

    async def _deliver(self, job: TakenJob, answer: bytes, seconds: float) -> None:
        while (taken := await self._delivered(job, answer)) is None:
            await asyncio.sleep(BEAT_SECONDS)  # the database may come back, or take the question from us
        self.answered += taken
        if not taken:
            log("an answer came too late", logging.WARNING, job=job.id)
        elif self.tell:
            log("answered", job=job.id, kind=job.kind, attempts=job.attempts, seconds=round(seconds, 3))


def _about(request: Request) -> str:
    return request.table if isinstance(request, Think) else ""
