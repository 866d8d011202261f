"""The rules as the server runs them: plain Python at once, compiled as soon as that is ready, and nobody ever waits for it."""

import asyncio
import logging

from ..games import GAMES, game_named
from ..kernel.executor import Executor, PythonExecutor
from ..kernel.presenter import Presenter
from .logs import log
from .thinking import Thinkers
from .thinking.pool import compiled

__all__ = ["Engines", "loaded"]


class Engines:
    """An executor for each game."""

    def __init__(self) -> None:
        self._executors: dict[str, Executor] = {name: PythonExecutor(game_named(name).rules) for name in GAMES}
        self.compiled: set[str] = set()
        self.settled = False
        """Whether everything that can be compiled is."""

    def executor(self, game: str) -> Executor:
        """Return the best executor there is by now."""
        return self._executors[game]

    def put(self, game: str, executor: Executor) -> None:
        """Run the rules of a game with this executor from now on."""
        self._executors[game] = executor

    def offer(self, game: str) -> Executor | None:
        """Return the best executor of a game, None if there is no such game."""
        return self._executors.get(game)

    async def warm(self, thinkers: Thinkers) -> None:
        """Compile every game in a process of its own, then load it here and where bots think."""
        try:
            for game in GAMES:
                await self._warm(game, thinkers)
        finally:
            self.settled = True  # whoever waits for that must not wait for ever

    async def _warm(self, game: str, thinkers: Thinkers) -> None:
        try:
            if not await compiled(game):
                log("rules stay uncompiled", logging.WARNING, game=game)
                return
            self.put(game, await asyncio.to_thread(loaded, game))
            await thinkers.warm(game)
        except Exception as error:
            log("rules stay uncompiled", logging.ERROR, game=game, error=error)
        else:
            self.compiled.add(game)
            log("rules compiled", game=game)


def loaded(name: str) -> Executor:
    """Return the compiled rules of a game, from the cache if they are there."""
    from ..kernel.cpu import CpuExecutor

    game = game_named(name)
    executor = CpuExecutor(game.rules)
    blank = game.blank(game.options({}))
    executor.warm(blank)
    Presenter(executor).warm(executor.setup(blank, 0))
    return executor
