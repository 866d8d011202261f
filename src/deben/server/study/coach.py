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
from ..workers import BotFailed, Claim, Thinkers
from ..workers.messages import Analyse
from ..workers.pool import GENTLE_COMMAND, ThinksElsewhere

__all__ = ["CoachService"]

MOST_AT_ONCE = 8
CLOSER = 3.0
"""How many times longer the coach looks at what somebody waits for: a hint, or another try."""


class CoachService:
    """The coach of a server; nothing of it runs on the event loop (law 8)."""

    def __init__(self, settings: Settings, whereabouts: Whereabouts, elsewhere: ThinksElsewhere | None = None) -> None:
        self.settings, self.whereabouts = settings, whereabouts
        here = min(1, settings.workers)
        self.patient = Thinkers(here, "analysis", GENTLE_COMMAND, elsewhere)
        self.prompt = Thinkers(here, "hint", elsewhere=elsewhere)
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
            judging = self.prompt.judge(asked, self.settings.grace, Claim(asker, address=address))
            return await asyncio.wait_for(judging, self.settings.hint_patience)
        except (BotFailed, TimeoutError) as error:
            log("the coach gave no answer", logging.WARNING, game=game, reason=str(error))
            raise ServiceError("coach-away") from None
        finally:
            self._waiting -= Counter([address])

    @property
    def width(self) -> int:
        """How many decisions of an analysis are judged at a time: one here, more where others think too."""
        return min(MOST_AT_ONCE, max(1, self.patient.elsewhere.places if self.patient.elsewhere is not None else 1))

    async def judge(self, asker: str, game: str, seats: int, question: Question) -> Judgement:
        """Return a judgement for an analysis, however long that takes; raises ``BotFailed``."""
        asked = Analyse(game, seats, question, self.settings.analysis_budget)
        return await self.patient.judge(asked, self.settings.grace, Claim(asker, address=self.whereabouts.of(asker)))

    async def close(self) -> None:
        """Stop the coach."""
        await self.patient.close()
        await self.prompt.close()
