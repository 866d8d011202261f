"""Fair play: the coach cannot be had against people, or at a serious table, through a copy of it, or a near copy."""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

from ...games import Game
from ...match import History, Match
from ..errors import ServiceError
from ..tables.registry import Tables
from ..tables.table import Table
from .likeness import Traits, any_alike, traits_of
from .resting import Resting

__all__ = ["Fairness"]

Place = str | tuple[str, int]
"""Where people play: a table and the number of its last entry, or a position that is in nobody's memory."""


class Fairness:
    """Knows the moments at which people play just now without a coach."""

    def __init__(self, tables: Tables, resting: Resting) -> None:
        self.tables, self.resting = tables, resting
        self._known: dict[str, dict[Place, Traits]] = {}
        """What the contests of each game said when somebody last asked."""
        self._moments: WeakKeyDictionary[History, list[Traits]] = WeakKeyDictionary()

    async def check_match(self, match: Match) -> None:
        """Raise ``ServiceError`` if people at some other table are where this match is now, or nearly there."""
        if match.start:  # others have luck of their own
            now = {match.start, match.game.write_position(match.view())}
            await self._check(match.game, lambda: [*map(traits_of, now)])

    async def check_history(self, history: History) -> None:
        """Raise ``ServiceError`` if people at some other table are at one of the moments of this match, or nearly there."""
        if history.start:
            await self._check(history.game, lambda: self._of_history(history))

    async def _check(self, game: Game, asked: Callable[[], list[Traits]]) -> None:
        resting = await self.resting.positions(game)
        contests = [live for live in self.tables.known() if live.game.name == game.name and _is_contest(live)]
        if not contests and not resting:
            return
        if await asyncio.to_thread(lambda: any_alike(asked(), self._of_contests(game.name, contests, resting))):
            raise ServiceError("hint-with-people")

    def _of_history(self, history: History) -> list[Traits]:
        """Return what the moments of a match say, worked out once: whoever looks at an analysis asks every second."""
        found = self._moments.get(history)
        if found is None:
            found = self._moments[history] = [traits_of(history.public_position(number)) for number in range(len(history))]
        return found

    def _of_contests(self, game: str, contests: list[Table], resting: set[str]) -> list[Traits]:
        """Return what the positions say at which people play; only what is new since the last look is worked out."""
        before, now = self._known.get(game, {}), dict[Place, Traits]()
        for live in contests:
            place = live.row.id, live.number
            found = before.get(place)
            now[place] = traits_of(live.game.write_position(live.match.view())) if found is None else found
        for text in resting:
            found = before.get(text)
            now[text] = traits_of(text) if found is None else found
        self._known[game] = now
        return [*now.values()]


def _is_contest(live: Table) -> bool:
    """Return whether a match goes on at a table in which nobody may be helped: among people, and a serious one."""
    people = len({owner for owner in live.owners if owner})
    return live.status == "playing" and live.terms.spirit != "learning" and people > (0 if live.terms.spirit == "serious" else 1)
