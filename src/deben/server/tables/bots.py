"""Bots at the tables: they decide in other processes, and a table never stands still because of one."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from ...bots import GreedyBot, RandomBot, known_past
from ...store import ActionRow, Elsewhere, end_tasks
from ..logs import log
from ..metrics import Metrics
from ..settings import Settings
from ..whereabouts import Whereabouts
from ..workers import BotFailed, Claim, Think, Thinkers
from .commands import Commands
from .table import Table

__all__ = ["BotTurns"]

Script = Callable[[Table, Sequence[int]], int | None]
"""Gives what a bot does by a table's script, of the actions that are legal; None where there is no script."""

MOST_FAILURES = 2  # of one bot at one table; then it is replaced for good


def _goes_on(live: Table) -> bool:
    """Return whether a bot decides now and somebody waits for that."""
    return live.bot_to_move() is not None and not live.gone and live.awaited


def _chance(live: Table) -> int:
    """Return what a bot's chance begins with: at a lesson always the same, so that it can be followed again."""
    return live.number if live.row.lesson else secrets.randbits(64)


class BotTurns:
    """Plays the turns of bots, one task for each table that waits for one."""

    def __init__(
        self, commands: Commands, thinkers: Thinkers, metrics: Metrics, settings: Settings, whereabouts: Whereabouts, script: Script
    ) -> None:  # fmt: skip
        self.commands, self.thinkers, self.metrics, self.settings = commands, thinkers, metrics, settings
        self.whereabouts = whereabouts
        self._script = script
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, live: Table) -> None:
        """See whether a bot decides now, and let it; one that waits for its turn to think may have become more urgent."""
        if live.playing_bot is not None:
            self.thinkers.hand_out()
        elif not self._closed and _goes_on(live):
            live.playing_bot = asyncio.create_task(self._play(live))
            self._tasks.add(live.playing_bot)
            live.playing_bot.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all bots; from now on none is woken."""
        self._closed = True
        await end_tasks(*self._tasks)

    async def _play(self, live: Table) -> None:
        try:
            while _goes_on(live):
                await self._turn(live)
        except Elsewhere:
            log("a bot's table is at another server", table=live.row.id)
        except Exception as error:
            log("a bot's turn broke off", logging.ERROR, table=live.row.id, error=error)
        finally:
            live.playing_bot = None

    async def _turn(self, live: Table) -> None:
        """Let a bot decide; it acts no sooner than at a human pace, and thinks meanwhile."""
        pause = asyncio.create_task(asyncio.sleep(self.settings.pace))
        try:
            await self._decide(live, pause)
        finally:
            pause.cancel()

    async def _decide(self, live: Table, pause: "asyncio.Task[None]") -> None:
        async with live.lock:
            bot, number, seat = live.bot_to_move(), live.number, live.actor
            if bot is None or seat is None or live.gone:
                return
            request = self._request(live, seat, bot)
        action, chosen_by = await self._choose(live, seat, request)
        await pause
        async with live.lock:
            if live.number == number and not live.gone:
                text = live.match.game.write_action(action)
                await self.commands.commit(live, ActionRow(number + 1, seat, text, f"bot:{number + 1}", chosen_by))

    def _request(self, live: Table, seat: int, bot: str) -> Think:
        match = live.match
        return Think(
            game=match.game.reference, seats=match.seats, view=match.view(seat).to_bytes(), legal=match.legal_numbers, bot=bot,
            chance=_chance(live), budget=self.settings.budget,
            program=self.settings.programs.get(bot, ""), table=live.row.id,
            past=tuple(known_past(match.game, seat, match.played)),
        )  # fmt: skip

    async def _choose(self, live: Table, seat: int, request: Think) -> tuple[int, str]:
        """Return an action and the bot that chose it: a simple one if the one that should fails."""
        told = self._script(live, request.legal)
        if told is not None:
            return told, request.bot
        if live.bot_failures.get(seat, 0) < MOST_FAILURES:
            begun = time.perf_counter()
            try:
                action = await self._think(live, request)
            except BotFailed as error:
                live.bot_failures[seat] = live.bot_failures.get(seat, 0) + 1
                self.metrics.bot_failures.labels(request.bot).inc()
                log("bot replaced", logging.WARNING, table=live.row.id, seat=seat, bot=request.bot, reason=str(error))
            else:
                self.metrics.think_seconds.labels(request.bot).observe(time.perf_counter() - begun)
                return action, request.bot
        return await self._replaced(live, request)

    async def _think(self, live: Table, request: Think) -> int:
        claim = Claim(live.row.creator, lambda: live.attended, request.table, self.whereabouts.of(live.row.creator))
        return await self.thinkers.think(request, self.settings.grace, claim)

    async def _replaced(self, live: Table, request: Think) -> tuple[int, str]:
        """Return what the greedy bot chooses within the time of grace; else chance."""
        if request.bot != GreedyBot.name:
            simple = msgspec.structs.replace(request, bot=GreedyBot.name, program="", budget=0.0)
            try:
                return await self._think(live, simple), GreedyBot.name
            except BotFailed as error:
                log("no simple bot either", logging.WARNING, table=live.row.id, bot=request.bot, reason=str(error))
        return secrets.choice(request.legal), RandomBot.name
