"""Where the server's coach thinks: one gentle process for analyses, one for people who wait for an answer."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from ..coach import Decision, Moment
from ..games import GAMES
from .engines import Engines
from .errors import ServiceError
from .logs import log
from .settings import Settings
from .thinking import BotFailed
from .thinking.analyst import Analyst
from .thinking.messages import Analyse

__all__ = ["CoachDesk"]

PAUSE = 0.2
CLOSER = 3.0
"""How many times longer the coach looks at what somebody waits for: a hint, or another try."""


class CoachDesk:
    """The coach of a server; nothing of it runs on the event loop (law 8)."""

    def __init__(self, engines: Engines, settings: Settings) -> None:
        self.engines, self.settings = engines, settings
        self._patient, self._prompt = Analyst(gentle=True), Analyst(gentle=False)
        self._warming: asyncio.Task[None] | None = None
        self.warmed: set[str] = set()
        """The games for which the coach is compiled."""
        self._waiting = 0

    async def answer(self, game: str, seats: int, moment: Moment, only: Iterable[int] = ()) -> Decision:
        """Return a judgement for somebody who waits; raises ``ServiceError`` when there are too many or none comes in time."""
        if self._compiling(game):
            raise ServiceError("coach-warming")
        if self._waiting >= self.settings.hints:
            raise ServiceError("coach-busy")
        self._waiting += 1
        try:
            question = self._question(game, seats, moment, self.settings.analysis_budget * CLOSER, only)
            return await asyncio.wait_for(self._asked(self._prompt, question), self.settings.hint_patience)
        except (BotFailed, TimeoutError) as error:
            log("the coach gave no answer", logging.WARNING, game=game, reason=str(error))
            raise ServiceError("coach-away") from None
        finally:
            self._waiting -= 1

    async def judge(self, game: str, seats: int, moment: Moment) -> Decision:
        """Return a judgement for an analysis, however long that takes; raises ``BotFailed``."""
        return await self._asked(self._patient, self._question(game, seats, moment, self.settings.analysis_budget))

    def _compiling(self, game: str) -> bool:
        return self._warming is not None and game not in self.warmed and not self._warming.done()

    def _question(self, game: str, seats: int, moment: Moment, budget: float, only: Iterable[int] = ()) -> Analyse:
        return Analyse(game, seats, moment, budget, compiled=False, only=tuple(only))

    async def _asked(self, analyst: Analyst, question: Analyse) -> Decision:
        while self._compiling(question.game):
            await asyncio.sleep(PAUSE)  # compiling is still under way, and thinking meanwhile would only compile the same again
        return await analyst.ask(question, question.game in self.engines.compiled, self.settings.grace)

    def begin(self) -> None:
        """Compile in the background what the coach needs beyond the bots, so that the first hint does not wait for it."""
        if self.settings.compiled:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        compiler = Analyst(gentle=True)
        try:
            for game in GAMES:
                while game not in self.engines.compiled and not self.engines.settled:
                    await asyncio.sleep(PAUSE)
                if game in self.engines.compiled:
                    await self._compile(compiler, game)
        finally:
            await compiler.stop()

    async def _compile(self, compiler: Analyst, game: str) -> None:
        try:
            await compiler.warm(game)
        except Exception as error:
            log("coach stays uncompiled", logging.WARNING, game=game, reason=str(error))
        else:
            self.warmed.add(game)
            log("coach compiled", game=game)

    async def close(self) -> None:
        """Stop the coach."""
        if self._warming is not None:
            self._warming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._warming
        await self._patient.stop()
        await self._prompt.stop()
