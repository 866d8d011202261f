"""Hints during a match: from the seat's own view, where no other person plays or all are learning; the log says who asked."""

import asyncio

from ...coach import Question
from ...store import ActionRow
from ...wire.coach import Hint
from ..errors import ServiceError
from ..tables.commands import Commands
from ..tables.registry import Tables
from ..tables.table import AskedHint, Table
from ..tables.undo.rules import HINT
from .coach import CoachService
from .fairness import Fairness
from .judgements import present_judgement

__all__ = ["Hints"]


class Hints:
    """Asks the coach for people who play against bots."""

    def __init__(self, tables: Tables, commands: Commands, coach: CoachService, fairness: Fairness) -> None:
        self.tables, self.commands, self.coach, self.fairness = tables, commands, coach, fairness

    async def ask(self, identity: str, table: str) -> Hint:
        """Return what the coach would do, after the log says that somebody asked; raises ``ServiceError``."""
        async with self.tables.locked(table) as live:
            if not live.may_look(identity):
                raise ServiceError("not-yours")
            seat = self._seat(live, identity)
            question = _question(live, seat)
            await self.fairness.check_match(live.match)
            if live.hint is not None and live.hint.question == question:
                asked = live.hint
            else:
                if live.number >= self.commands.entries:
                    raise ServiceError("hint-log-full")
                number = live.number + 1
                await self.commands.commit(live, ActionRow(number, seat, HINT, f"hint:{number}"))
                asked = live.hint = AskedHint(question)
            number = live.number
        if asked.judged is None:
            judgement = await self.coach.answer(identity, live.match.game.reference, live.match.seats, question)
            game = live.match.game
            view = game.rules.record.from_bytes(question.view)
            asked.judged = await asyncio.to_thread(present_judgement, judgement, view, game)
        return Hint(number, asked.judged)

    @staticmethod
    def _seat(live: Table, identity: str) -> int:
        """Return the seat that asks, if it may."""
        mine, spirit = live.mine(identity), live.terms.spirit
        if mine and spirit == "serious":
            raise ServiceError("serious")
        others = any(seat.bot is None and seat.identity != identity for seat in live.row.seats)
        if len(mine) != 1 or (others and spirit != "learning"):
            raise ServiceError("hint-with-people" if mine else "hint-not-now")
        if live.status != "playing" or live.actor != mine[0]:
            raise ServiceError("hint-not-now")
        return mine[0]


def _question(live: Table, seat: int) -> Question:
    match = live.match
    return Question(len(match.moves) + 1, seat, match.view(seat).to_bytes(), match.legal_numbers, None)
