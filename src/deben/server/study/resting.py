"""Moments at which people play, at tables that are not in this server's memory just now: at another's, or at none."""

import asyncio
import logging
import time

from ...games import Game
from ...store import ActionRow, ContestStore, Store
from ..errors import ServiceError
from ..logs import log
from ..recent import Recent
from ..tables.registry import Tables
from ..tables.rulesets import Rulesets
from ..tables.table import Table

__all__ = ["Resting"]

MOST_KNOWN = 20_000


class Resting:
    """Reads such tables when somebody asks, each of their moments once."""

    def __init__(self, store: Store, tables: Tables, rulesets: Rulesets) -> None:
        self.store, self.contests, self.tables, self.rulesets = store, ContestStore(store.database), tables, rulesets
        self._positions: Recent[tuple[str, int], str] = Recent(MOST_KNOWN)
        self._running: dict[str, tuple[float, list[tuple[str, int]]]] = {}
        """The last look at the stored tables of each game, and when it began."""
        self._one = asyncio.Lock()

    async def positions(self, game: Game) -> set[str]:
        """Return the public positions at which matches of a game stand that nobody has in memory here.

        One look serves everybody who asked before it began: another server may have stored the next move by now.
        """
        asked = time.monotonic()
        async with self._one:
            begun, running = self._running.get(game.name, (0.0, []))
            if begun < asked:
                begun = time.monotonic()
                running = await self.contests.running(game.name)
                self._running[game.name] = begun, running
            return {await self._position(*each) for each in running if self.tables.cached(each[0]) is None}

    async def _position(self, table: str, number: int) -> str:
        """Return where a match stands; nothing for one that is over, or that cannot be read."""
        known = self._positions.recall((table, number))
        if known is not None:
            return known
        try:
            row, game = await self.rulesets.row_and_game(table)
        except ServiceError:
            return self._positions.put((table, number), "")
        actions = await self.store.actions(table)
        return self._positions.put((table, number), await asyncio.to_thread(_position_of, Table(row, {}, game), actions))


def _position_of(live: Table, actions: list[ActionRow]) -> str:
    try:
        live.rebuild(actions)
    except Exception as error:
        log("a table is damaged", logging.ERROR, table=live.row.id, error=error)
        return ""
    return live.game.write_position(live.match.view()) if live.status == "playing" else ""
