"""Fair play: the coach cannot be had against people, or at a serious table, through a copy of it."""

import asyncio
from collections.abc import Callable

from ...games import Game
from ...match import History, Match
from ..errors import ServiceError
from ..tables.registry import Tables
from ..tables.table import Table
from .resting import Resting

__all__ = ["Fairness"]


class Fairness:
    """Knows the moments at which people play just now without a coach."""

    def __init__(self, tables: Tables, resting: Resting) -> None:
        self.tables, self.resting = tables, resting

    async def check_match(self, match: Match) -> None:
        """Raise ``ServiceError`` if people at some other table are where this match is now."""
        if match.start:  # others have luck of their own
            await self._check(match.game, lambda: {match.start or "", match.game.write_position(match.view())})

    async def check_history(self, history: History) -> None:
        """Raise ``ServiceError`` if people at some other table are at one of the moments of this match."""
        if history.start:
            await self._check(history.game, lambda: {history.public_position(number) for number in range(len(history))})

    async def _check(self, game: Game, asked: Callable[[], set[str]]) -> None:
        resting = await self.resting.positions(game)
        contests = [live for live in self.tables.known() if live.game.name == game.name and _is_contest(live)]
        if (contests or resting) and await asyncio.to_thread(lambda: asked() & (resting | _positions(contests))):
            raise ServiceError("hint-with-people")


def _positions(contests: list[Table]) -> set[str]:
    return {live.game.write_position(live.match.view()) for live in contests}


def _is_contest(live: Table) -> bool:
    """Return whether a match goes on at a table in which nobody may be helped: among people, and a serious one."""
    people = len({owner for owner in live.owners if owner})
    return live.status == "playing" and live.terms.spirit != "learning" and people > (0 if live.terms.spirit == "serious" else 1)
