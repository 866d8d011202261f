"""Where the server's coach thinks: one gentle process for analyses, one for people who wait for an answer."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable

from ...coach import Judgement, Question
from ..errors import ServiceError
from ..logs import log
from ..settings import Settings
from ..whereabouts import Whereabouts
from ..workers import BotFailed, Claim
from ..workers.analyst import Analyst
from ..workers.messages import Analyse
from ..workers.queue import Places

__all__ = ["CoachService"]

CLOSER = 3.0
"""How many times longer the coach looks at what somebody waits for: a hint, or another try."""


class CoachService:
    """The coach of a server; nothing of it runs on the event loop (law 8)."""

    def __init__(self, settings: Settings, whereabouts: Whereabouts) -> None:
        self.settings, self.whereabouts = settings, whereabouts
        self._patient, self._prompt = Analyst(gentle=True), Analyst(gentle=False)
        self._turn = Places([self._prompt])
        self._waiting: Counter[str] = Counter()

    async def answer(self, asker: str, game: str, seats: int, question: Question, only: Iterable[int] = ()) -> Judgement:
        """Return a judgement for somebody who waits; raises ``ServiceError`` when there are too many or none comes in time.

        Half of the places are the most that one address can have, and whoever has fewer questions waiting comes first.
        """
        address, most = self.whereabouts.of(asker), self.settings.hints
        if self._waiting.total() >= most or self._waiting[address] >= max(1, most // 2):
            raise ServiceError("coach-busy")
        self._waiting[address] += 1
        try:
            asked = Analyse(game, seats, question, self.settings.analysis_budget * CLOSER, tuple(only))
            return await asyncio.wait_for(self._answered(asked, Claim(asker, address=address)), self.settings.hint_patience)
        except (BotFailed, TimeoutError) as error:
            log("the coach gave no answer", logging.WARNING, game=game, reason=str(error))
            raise ServiceError("coach-away") from None
        finally:
            self._waiting -= Counter([address])

    async def _answered(self, asked: Analyse, claim: Claim) -> Judgement:
        async with self._turn.one(claim) as analyst:
            return await analyst.ask(asked, self.settings.grace)

    async def judge(self, game: str, seats: int, question: Question) -> Judgement:
        """Return a judgement for an analysis, however long that takes; raises ``BotFailed``."""
        return await self._patient.ask(Analyse(game, seats, question, self.settings.analysis_budget), self.settings.grace)

    async def close(self) -> None:
        """Stop the coach."""
        await self._patient.stop()
        await self._prompt.stop()
