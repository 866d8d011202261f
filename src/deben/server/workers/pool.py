"""The server's side of thinking: processes that can be stopped hard and are started anew."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextvars import Context
from typing import Protocol

from ...bots.processes import end_with_descendants
from ...coach import Judgement
from ..limits import Bucket
from ..logs import log
from .messages import LENGTH, Analyse, Analysed, Answer, Failed, Kind, Ready, Request, Think, Thought, decode_answer, frame
from .queue import Claim, Places

__all__ = ["COMMAND", "GENTLE_COMMAND", "BotCrashed", "BotFailed", "Thinker", "Thinkers", "ThinksElsewhere"]

COMMAND = (sys.executable, "-m", "deben.server.workers.worker")
GENTLE_COMMAND = (*COMMAND, "gentle")
"""One that leaves the cores to people."""
START_SECONDS = 60.0
PATIENCE = 10
"""Beside people a gentle process may get little of the machine: so many times longer the coach may take than others."""
ANYBODY = Claim()
MOST_SAID = 1000
"""Bytes of a line that a process says beside its answers; what is longer comes as several."""
SAYING_RATE, SAYING_BURST = 5.0, 50.0
"""Lines a second of one process; whoever says more is heard and not told of."""
LAST_WORDS = 1.0
"""Seconds for which the end of what a process said is waited for once it has ended."""


class BotFailed(Exception):
    """A bot crashed, stalled or gave nonsense; the text says which."""


class BotCrashed(BotFailed):
    """Its process ended, for whatever reason: another may do better."""


async def _tell(said: asyncio.StreamReader, pid: int) -> None:
    """Log what a process and the outside programs below it say beside their answers, line by line, until all have ended."""
    bucket, rest = Bucket(SAYING_RATE, SAYING_BURST), b""
    while data := await said.read(MOST_SAID):
        *lines, rest = (rest + data).split(b"\n")
        if len(rest) >= MOST_SAID:
            lines, rest = [*lines, rest], b""
        for line in lines:
            if line.strip() and bucket.take():
                log("a thinking process said", logging.WARNING, pid=pid, text=line.decode(errors="replace").rstrip())
    if rest.strip():
        log("a thinking process said", logging.WARNING, pid=pid, text=rest.decode(errors="replace").rstrip())


class Thinker:
    """One thinking process, started when it is first needed and again whenever it had to be stopped."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.process: Process | None = None
        self._telling: asyncio.Task[None] | None = None

    async def ask(self, request: Request, seconds: float) -> Answer:
        """Return the answer; raises ``BotFailed`` when none comes in time or the process ends, and then it is stopped for good."""
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(frame(request))
            await process.stdin.drain()
            answer = await asyncio.wait_for(self._read(process), seconds)
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer in {seconds:g} s") from None
        except (OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self.stop()
            raise BotCrashed(f"its process ended: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if isinstance(answer, Failed):
            raise BotFailed(answer.text)
        return answer

    async def _started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self._hear_out()
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
            assert self.process.stderr is not None
            telling = _tell(self.process.stderr, self.process.pid)
            self._telling = asyncio.get_running_loop().create_task(telling, context=Context())  # it is no single request's
            answer = await asyncio.wait_for(self._read(self.process), START_SECONDS)
            if not isinstance(answer, Ready):
                raise ValueError("a thinking process must say when it is ready")
        return self.process

    @staticmethod
    async def _read(process: Process) -> Answer:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH)
        return decode_answer(await process.stdout.readexactly(int.from_bytes(head, "big")))

    async def stop(self) -> None:
        """Kill the process, if there is one."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            end_with_descendants(process.pid)
        await process.wait()
        await self._hear_out()

    async def _hear_out(self) -> None:
        """Return once all is told that a process has said, which has ended."""
        telling, self._telling = self._telling, None
        if telling is not None and not (await asyncio.wait({telling}, timeout=LAST_WORDS))[0]:
            telling.cancel()  # somebody else has the line too


class ThinksElsewhere(Protocol):
    """Whoever has questions answered by other processes on the same database."""

    async def ask(self, kind: Kind, request: Request, seconds: float, claim: Claim) -> Answer:
        """Return the answer; raises ``BotFailed``."""

    @property
    def waiting(self) -> Mapping[str, int]:
        """How many questions of each kind nobody thinks about yet."""

    @property
    def places(self) -> int:
        """How many questions are thought about at a time, by all together."""

    def hand_out(self) -> None:
        """See again what is urgent."""


class Thinkers:
    """Several thinking processes for one kind of question; whoever is free answers whoever is next.

    Where questions can be answered elsewhere, one that none here is free for waits for everybody who thinks, these included.
    """

    def __init__(
        self, count: int, kind: Kind = "bot", command: tuple[str, ...] = COMMAND, elsewhere: ThinksElsewhere | None = None
    ) -> None:  # fmt: skip
        self.kind, self.elsewhere = kind, elsewhere
        self.all = [Thinker(command) for _ in range(count)]
        self.places = Places(self.all)
        self.waited: Callable[[float], None] = lambda _: None
        """Told how many seconds somebody waited for their turn."""

    async def think(self, request: Think, grace: float, claim: Claim = ANYBODY) -> int:
        """Return the action a bot chooses, which is a legal one; raises ``BotFailed``."""
        parts = 2 if request.program else 1  # a program may first need as much time again to get ready
        answer = await self._answer(request, parts * request.budget + grace, claim)
        if not isinstance(answer, Thought) or answer.action not in request.legal:
            raise BotFailed("it chose something that is not legal")
        return answer.action

    async def judge(self, request: Analyse, grace: float, claim: Claim = ANYBODY) -> Judgement:
        """Return the coach's judgement; raises ``BotFailed`` when none comes within the budget and some grace."""
        answer = await self._answer(request, request.budget + grace * PATIENCE, claim)
        if not isinstance(answer, Analysed):
            raise BotFailed("the coach said something else")
        return answer.judgement

    async def _answer(self, request: Request, seconds: float, claim: Claim) -> Answer:
        stays = isinstance(request, Think) and request.program  # an outside program is on this machine
        if self.elsewhere is None or stays or self.places.idle(claim.attended()):
            begun = time.perf_counter()
            async with self.places.one(claim) as thinker:
                self.waited(time.perf_counter() - begun)
                return await thinker.ask(request, seconds)
        return await self.elsewhere.ask(self.kind, request, seconds, claim)

    @property
    def waiting(self) -> int:
        """How many questions nobody thinks about yet."""
        return self.places.waiting + (self.elsewhere.waiting[self.kind] if self.elsewhere is not None else 0)

    def hand_out(self) -> None:
        """Give free places to those whose turn it is; called whenever that may have changed."""
        self.places.hand_out()
        if self.elsewhere is not None:
            self.elsewhere.hand_out()

    async def close(self) -> None:
        """Stop all of them."""
        await asyncio.gather(*(thinker.stop() for thinker in self.all))
