"""Questions that go to whoever thinks on the same database, and come back answered."""

import asyncio
import contextlib
import hashlib
import logging
import math
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field

import msgspec

from ...games import exact_reference
from ...store import JobStore, NewJob, Signals, answers_channel, end_tasks, is_trouble
from ...store.jobs import AnsweredJob
from ..logs import log
from ..metrics import Metrics
from .messages import Answer, Failed, Kind, Request, decode_answer
from .pool import BotFailed
from .queue import Claim

__all__ = ["ANALYSIS", "PLAYING", "WATCHING", "Elsewhere"]

PLAYING, WATCHING, ANALYSIS = range(3)
"""How urgent a question is: somebody who plays waits for it, somebody who watches, or nobody in particular."""
TEND_SECONDS = 1.0
"""From one look at one's questions to the next; answers are told at once."""
COUNT_SECONDS = 10.0
"""From one count of those who think to the next, while some do and nobody waits."""


def urgency_of(kind: Kind, claim: Claim) -> int:
    """Return how urgent a question is now."""
    return ANALYSIS if kind == "analysis" else PLAYING if claim.attended() else WATCHING


@dataclass(eq=False)
class _Asked:
    job: NewJob
    kind: Kind
    claim: Claim
    urgency: int
    taken: bool = False
    fetching: int = 0
    """How often its answer, which is deleted with that, is on its way here."""
    since: float = field(default_factory=time.monotonic)
    answer: "asyncio.Future[AnsweredJob]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Elsewhere:
    """Puts questions into the database and waits; whoever has a place free takes the one whose turn it is."""

    def __init__(self, jobs: JobStore, signals: Signals, secret: bytes, metrics: Metrics, patience: float) -> None:
        self.jobs, self.metrics, self.patience = jobs, metrics, patience
        self.name = secrets.token_hex(8)
        self._secret = secret
        self._open: dict[str, _Asked] = {}
        self._parted: set[str] = set()
        self._look = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alone, self._counted = False, -math.inf
        self.places = 0
        signals.hear(answers_channel(self.name), self._heard)

    def begin(self) -> None:
        """Begin to look after the questions."""
        self._run(self._tend())

    async def close(self) -> None:
        """Ask no more; whoever thinks about something of ours need not go on."""
        await end_tasks(*self._tasks)
        if self._open or self._parted:
            with contextlib.suppress(Exception):  # without us they are deleted after a while
                await self.jobs.drop([*self._open, *self._parted])

    @property
    def waiting(self) -> Counter[str]:
        """How many questions nobody has taken yet, by kind."""
        return Counter(asked.kind for asked in self._open.values() if not asked.taken)

    def hand_out(self) -> None:
        """See again what is urgent."""
        if self._open:
            self._look.set()

    async def ask(self, kind: Kind, request: Request, seconds: float, claim: Claim) -> Answer:
        """Return the answer of whoever took the question; raises ``BotFailed``."""
        exact = msgspec.structs.replace(request, game=exact_reference(request.game))
        asked = self._asked(kind, msgspec.msgpack.encode(exact), seconds, claim)
        self._open[asked.job.id] = asked
        try:
            await self._put(asked)
            found = await asked.answer
        except BotFailed:
            self.metrics.jobs.labels(kind, "failed").inc()
            raise
        finally:
            del self._open[asked.job.id]
            if not (asked.answer.done() and not asked.answer.cancelled() and asked.answer.exception() is None):
                self._run(self._dropped(asked.job.id))
        self.metrics.queue_seconds.labels(kind).observe(found.waited)
        self.metrics.jobs.labels(kind, "retried").inc(found.attempts - 1)
        self.metrics.jobs.labels(kind, "answered").inc()
        try:
            answer = decode_answer(found.answer)
        except msgspec.DecodeError as error:  # of a program of another version
            raise BotFailed(f"its answer cannot be read: {error}") from None
        if isinstance(answer, Failed):
            raise BotFailed(answer.text)
        return answer

    def _asked(self, kind: Kind, request: bytes, seconds: float, claim: Claim) -> _Asked:
        urgency, address = urgency_of(kind, claim), claim.address or claim.owner
        hidden = hashlib.blake2b(address.encode(), key=self._secret, digest_size=16).hexdigest()
        job = NewJob(
            id=secrets.token_hex(16), kind=kind, urgency=urgency, owner=claim.owner, address=hidden, request=request,
            seconds=seconds, asker=self.name,
        )  # fmt: skip
        return _Asked(job, kind, claim, urgency)

    async def _put(self, asked: _Asked) -> None:
        """Return when a question is put: a database that is away may come back."""
        while True:
            try:
                return await self.jobs.put(asked.job)
            except Exception as error:
                if not is_trouble(error):
                    raise
                if time.monotonic() - asked.since > self.patience:
                    raise BotFailed("the database is away") from None
            await asyncio.sleep(TEND_SECONDS)

    def _heard(self, job: str) -> None:
        if job in self._open:
            self._run(self._fetched(self._open[job]))
        elif not job:
            self._look.set()

    def _run(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fetched(self, asked: _Asked) -> None:
        asked.fetching += 1
        try:
            found = await self.jobs.fetch(asked.job.id)
        except Exception as error:
            if not is_trouble(error):
                raise
            return  # the next look finds it
        finally:
            asked.fetching -= 1
        if found is not None and not asked.answer.done():
            asked.answer.set_result(found)

    async def _dropped(self, job: str) -> None:
        self._parted.add(job)  # whoever asked may have gone while it was being put: then it comes after this, and a look finds it
        with contextlib.suppress(Exception):
            await self.jobs.drop([job])

    async def _tend(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), TEND_SECONDS)
            self._look.clear()
            try:
                if self._open or self._parted:
                    await self._look_after()
                if self.waiting or not self.places or time.monotonic() - self._counted > COUNT_SECONDS:
                    await self._see_who_thinks()
            except Exception as error:
                if not is_trouble(error):
                    log("looking after questions broke off", logging.ERROR, error=error)

    async def _look_after(self) -> None:
        """See how it stands with all questions: an answer may not have been heard, a database not have kept them."""
        before, parted = dict(self._open), set(self._parted)
        states = {state.id: state for state in await self.jobs.tend(self.name, self._changed())}
        left = states.keys() - self._open.keys()
        if left:  # by nobody else: as long as we look after ours, all of ours are kept
            await self.jobs.drop(left)
        self._parted -= parted - left
        for name, asked in before.items():
            state = states.get(name)
            if state is None:
                if not asked.answer.done() and not asked.fetching and time.monotonic() - asked.since > TEND_SECONDS:
                    await self._put_again(asked)
                continue
            asked.taken = state.taken
            if state.answered:
                await self._fetched(asked)
            elif state.lost and not asked.answer.done():
                asked.answer.set_exception(BotFailed("whoever thought about it was lost, again and again"))

    def _changed(self) -> dict[str, int]:
        """Return the questions that are more or less urgent than they were, with how urgent they are now."""
        changed = {}
        for name, asked in self._open.items():
            if (urgency := urgency_of(asked.kind, asked.claim)) != asked.urgency:
                asked.urgency = changed[name] = urgency
        return changed

    async def _put_again(self, asked: _Asked) -> None:
        """Put a question that is not there any more: the database forgets those of whoever was not heard of for long."""
        log("a question is put again", logging.WARNING, job=asked.job.id, kind=asked.kind)
        with contextlib.suppress(Exception):
            await self.jobs.put(asked.job)

    async def _see_who_thinks(self) -> None:
        """Let questions fail that nobody is there to take, after some patience."""
        self._counted, there = time.monotonic(), await self.jobs.thinkers()
        self.places = sum(each.places for each in there)
        self.metrics.thinkers.set(len(there))
        alone = bool(self.waiting) and not there
        if alone != self._alone:
            self._alone = alone
            log("nobody thinks" if alone else "somebody thinks", logging.WARNING if alone else logging.INFO)
        for asked in self._open.values() if self._alone else ():
            if time.monotonic() - asked.since > self.patience and not asked.taken and not asked.answer.done():
                asked.answer.set_exception(BotFailed("nobody thinks"))
