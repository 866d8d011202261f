"""A process in which the coach thinks."""

import asyncio

import msgspec

from ...coach import Decision
from .messages import Analyse, Analysed, Warm
from .pool import COMMAND, GENTLE_COMMAND, WARM_SECONDS, BotFailed, Thinker

__all__ = ["Analyst"]

PATIENCE = 10
"""Beside people a gentle process may get little of the machine."""
UNCOMPILED = 30
"""Plain Python cannot keep a short budget: a single trial may take a tenth of a second."""
LOADING_SECONDS = 120.0
"""The first question about a game may have to wait until its compiled rules are loaded."""


class Analyst:
    """One thinking process that answers one question after the other; started when it is first needed."""

    def __init__(self, gentle: bool) -> None:
        self._thinker = Thinker(GENTLE_COMMAND if gentle else COMMAND)
        self._lock = asyncio.Lock()
        self._known: set[tuple[str, bool]] = set()

    async def ask(self, question: Analyse, compiled: bool, grace: float) -> Decision:
        """Return the coach's judgement; raises ``BotFailed`` when none comes within the budget and some grace."""
        async with self._lock:
            known = (question.game, compiled) in self._known and self._thinker.process is not None
            slack = grace * (PATIENCE if compiled else UNCOMPILED)
            limit = question.budget + slack + (0 if known else LOADING_SECONDS)
            answer = await self._thinker.ask(msgspec.structs.replace(question, compiled=compiled), limit)
            if not isinstance(answer, Analysed):
                raise BotFailed("the coach said something else")
            self._known.add((question.game, compiled))
            return answer.decision

    async def warm(self, game: str) -> None:
        """Compile or load what the coach needs for a game; raises ``BotFailed``."""
        async with self._lock:
            await self._thinker.ask(Warm(game, coach=True), WARM_SECONDS)

    async def stop(self) -> None:
        """Kill the process, if there is one."""
        await self._thinker.stop()
