"""Acting at a table: a command is checked, played, stored, and only then published; one way for people and for bots.

:meth:`Commands.prepare` and :meth:`Commands.finish` are what comes before and after storing.  People's commands need no task when
nobody else works on the table.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from ...match import Refused as RefusedAction
from ...store import ActionRow, Store
from ...wire.common import LogEntry
from ...wire.messages import Accepted, Refused, WhyAnswer
from ..limits import MOST_ACTION
from ..logs import REQUEST
from ..metrics import Metrics
from ..timepiece import TIME
from .checks import Command, log_stored, outcome_of, row_of
from .going.rules import is_about_going
from .log import reason_shown
from .news import News
from .registry import Tables
from .table import Table

__all__ = ["Commands", "Prepared"]

Answer = Callable[[Accepted | Refused], None]


class Prepared(msgspec.Struct, frozen=True, gc=False):
    """An entry that was played but not stored yet: its row, its line of the log, and whose command it was."""

    row: ActionRow
    entry: LogEntry
    sender: str | None
    key: str | None


class Commands:
    """Carries out what people and bots do at all tables; a log takes no more than ``entries`` that are not play.

    Whoever has ``all_logged`` reads in the server's log of every message of a person that was stored.
    """

    def __init__(
        self, tables: Tables, store: Store, news: News, metrics: Metrics, entries: int, *, all_logged: bool = False
    ) -> None:
        self.tables, self.store, self.news, self.metrics, self.entries = tables, store, news, metrics, entries
        self.all_logged = all_logged
        self._tasks: set[asyncio.Task[Any]] = set()

    # What anybody's action goes through; the table's lock is held

    def prepare(self, live: Table, row: ActionRow, sender: str | None = None, key: str | None = None) -> Prepared:
        """Return an entry after playing it.  One that is not legal changes nothing and raises ``match.Refused``."""
        row.at = TIME.now()
        try:
            entry = live.play(row, shown=True)
            row.turn = live.turn
            return Prepared(row, entry, sender, key)
        except RefusedAction:
            raise
        except BaseException:
            self.tables.forget(live)
            raise

    def finish(self, live: Table, prepared: Prepared, error: BaseException | None) -> None:
        """Publish an entry that is stored; a table whose last one could not be is forgotten, and rebuilt as it was.

        What people are told is written only now: what is sent at once takes less time than what lay about for a while.
        """
        if error is not None:
            self.tables.forget(live)
            return
        self.metrics.acting.count(live.row.game, prepared.row.bot is not None)
        try:
            live.publish(prepared.entry, prepared.sender, prepared.key)
        except BaseException:
            self.tables.forget(live)
            raise
        if is_about_going(prepared.row.action):
            live.tell_people()
            self.news.people.tell(live)
        self.news.moved.tell(live)

    async def commit(self, live: Table, row: ActionRow) -> None:
        """Play an entry of a bot or of the coach, store it, and only then publish it; raises ``match.Refused``, ``StoreError``."""
        prepared = self.prepare(live, row)
        try:
            await self.store.append(live.row.id, row)
        except BaseException as error:
            self.finish(live, prepared, error)
            raise
        self.finish(live, prepared, None)

    # People's commands

    def act_soon(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        """Carry out a command and call ``answer`` once it is stored for good, or with why not.

        The rules take microseconds: the action is played here and now, without a task, unless somebody else works on the table.
        """
        if live.lock.take():
            self._act(live, identity, command, answer)
        else:
            self.act_in_turn(live, identity, command, answer)

    def act_in_turn(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        """Do the same after whoever works on the table now."""
        task = asyncio.create_task(self._act_in_turn(live, identity, command, answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act_in_turn(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        await live.lock.acquire()
        self._act(live, identity, command, answer)

    async def act(self, live: Table, identity: str, command: Command) -> Accepted | Refused:
        """Return that a command is stored for good, or why not.  It is carried out even if whoever sent it has gone by then."""
        answered: asyncio.Future[Accepted | Refused] = asyncio.get_running_loop().create_future()
        self.act_soon(live, identity, command, lambda answer: None if answered.done() else answered.set_result(answer))
        return await answered

    def _act(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        """Play a command and let it be stored; the table's lock is held, and is free again when it is answered."""
        begun = time.perf_counter()
        try:
            prepared = self._prepare(live, identity, command)
        except Exception as error:
            prepared = outcome_of(live, command, 0, error)
        if isinstance(prepared, Prepared):
            stored = partial(self._stored, live, command, answer, prepared, begun, REQUEST.get())
            self.store.append_soon(live.row.id, prepared.row, stored)
        else:
            live.lock.release()
            answer(prepared)

    def _stored(
        self, live: Table, command: Command, answer: Answer, prepared: Prepared, begun: float, request: str,
        error: Exception | None,
    ) -> None:  # fmt: skip
        before = REQUEST.set(request)  # whoever commits does so for many sockets
        number = prepared.row.number
        try:
            if error is not None:  # the answer goes first: the table is forgotten then, and its connections end
                live.gone = True
                answer(outcome_of(live, command, number, error))
            elif self.all_logged:
                log_stored(live, command, number, begun)
            self.finish(live, prepared, error)
        finally:
            live.lock.release()
        self.metrics.acting.took(time.perf_counter() - begun)
        if error is None:
            answer(Accepted(command.key, number))
        REQUEST.reset(before)  # not if this breaks: whoever logs that shall say for whom

    def _prepare(self, live: Table, identity: str, command: Command) -> Prepared | Accepted | Refused:
        """Return a command that was played, or the answer to one that is not."""
        row = row_of(live, identity, command, self.entries)
        if not isinstance(row, ActionRow):
            return row
        try:
            return self.prepare(live, row, identity, command.key)
        except RefusedAction as error:
            return outcome_of(live, command, 0, error)

    async def why(self, identity: str, table: str, action: str) -> WhyAnswer | Refused:
        """Return why a person may not do something now."""
        if len(action) > MOST_ACTION:
            return Refused(None, "malformed")
        async with self.tables.locked(table) as live:
            mine = live.mine(identity)
            if not mine:
                return Refused(None, "no-seat")
            if live.status == "waiting":
                return WhyAnswer(action, "waiting", None)
            refusal = live.refusal(action, mine)
        return WhyAnswer(action, refusal.code if refusal else None, reason_shown(refusal))

    async def close(self) -> None:
        """Finish what is being done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
