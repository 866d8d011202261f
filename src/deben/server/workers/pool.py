"""The server's side of thinking: processes that can be stopped hard and are started anew."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

from ...bots.processes import end_with_descendants
from .messages import LENGTH, Answer, Failed, Ready, Request, Think, Thought, decode_answer, frame
from .queue import Claim, Places

__all__ = ["COMMAND", "GENTLE_COMMAND", "BotFailed", "Thinker", "Thinkers"]

COMMAND = (sys.executable, "-m", "deben.server.workers.worker")
GENTLE_COMMAND = (*COMMAND, "gentle")
"""One that leaves the cores to people."""
START_SECONDS = 60.0
ANYBODY = Claim()


class BotFailed(Exception):
    """A bot crashed, stalled or gave nonsense; the text says which."""


class Thinker:
    """One thinking process, started when it is first needed and again whenever it had to be stopped."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self.command = command
        self.process: Process | None = None

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
            raise BotFailed(f"its process ended: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if isinstance(answer, Failed):
            raise BotFailed(answer.text)
        return answer

    async def _started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
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


class Thinkers:
    """Several thinking processes; whoever is free answers whoever is next."""

    def __init__(self, count: int) -> None:
        self.all = [Thinker() for _ in range(count)]
        self.places = Places(self.all)
        self.waited: Callable[[float], None] = lambda _: None
        """Told how many seconds somebody waited for their turn."""

    async def think(self, request: Think, grace: float, claim: Claim = ANYBODY) -> int:
        """Return the action a bot chooses, which is a legal one; raises ``BotFailed``."""
        begun = time.perf_counter()
        async with self.places.one(claim) as thinker:
            self.waited(time.perf_counter() - begun)
            parts = 2 if request.program else 1  # a program may first need as much time again to get ready
            answer = await thinker.ask(request, parts * request.budget + grace)
        if not isinstance(answer, Thought) or answer.action not in request.legal:
            raise BotFailed("it chose something that is not legal")
        return answer.action

    async def close(self) -> None:
        """Stop all of them."""
        await asyncio.gather(*(thinker.stop() for thinker in self.all))
