"""A process in which the coach thinks."""

import asyncio

from ...coach import Judgement
from .messages import Analyse, Analysed
from .pool import COMMAND, GENTLE_COMMAND, BotFailed, Thinker

__all__ = ["Analyst"]

PATIENCE = 10
"""Beside people a gentle process may get little of the machine."""


class Analyst:
    """One thinking process that answers one question after the other; started when it is first needed."""

    def __init__(self, gentle: bool) -> None:
        self._thinker = Thinker(GENTLE_COMMAND if gentle else COMMAND)
        self._lock = asyncio.Lock()

    async def ask(self, question: Analyse, grace: float) -> Judgement:
        """Return the coach's judgement; raises ``BotFailed`` when none comes within the budget and some grace."""
        async with self._lock:
            answer = await self._thinker.ask(question, question.budget + grace * PATIENCE)
            if not isinstance(answer, Analysed):
                raise BotFailed("the coach said something else")
            return answer.judgement

    async def stop(self) -> None:
        """Kill the process, if there is one."""
        await self._thinker.stop()
