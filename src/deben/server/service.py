"""What people can do at this server; it knows no web framework."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from ..match import MatchRecord
from ..match import Refused as RefusedAction
from ..store import ActionRow, Check, Conflict, Doubled, NewTable, Store
from .errors import ServiceError
from .limits import MOST_ACTION, Limiter, is_key
from .logs import log
from .metrics import Metrics
from .people.company import Hosts
from .people.lobby import Lobby
from .people.turn_alerts import TurnAlerts
from .settings import Settings
from .study.analyses import Analyses
from .study.coach import CoachDesk
from .study.hints import Hints
from .study.imports import brought_table
from .study.replays import Replays
from .tables.bots import BotTurns
from .tables.connection import Connection
from .tables.creation import new_table
from .tables.desk import ReadingDesk
from .tables.log import reason_shown
from .tables.names import clean_name
from .tables.registry import LONG, Tables
from .tables.summaries import my_tables
from .tables.table import Table
from .tables.undo.commands import UndoCommand, undo_row
from .tables.undo.rules import is_no_action
from .wire.http import CreateTable, Joined, MyTables, TableCreated
from .wire.messages import Accepted, Act, Refused, WhyAnswer
from .workers import Thinkers

__all__ = ["Command", "Service"]

Command = Act | UndoCommand
Answer = Callable[[Accepted | Refused], None]
Told = dict[str, bytes]
"""What everybody who is connected is told of an action, by identity."""


def _outcome(live: Table, command: Command, number: int, error: BaseException | None) -> Accepted | Refused:
    """Return what whoever sent a command is told after it was played and stored, or not."""
    if error is None:
        return Accepted(command.key, number)
    if isinstance(error, RefusedAction):
        return Refused(command.key, error.refusal.code, reason_shown(error.refusal))
    if isinstance(error, Doubled):
        return Accepted(command.key, error.number)
    if isinstance(error, Conflict):
        return Refused(command.key, "stale")
    log("a command failed", logging.ERROR, table=live.row.id, error=error)
    return Refused(command.key, "internal")


def _result(task: "asyncio.Task[Accepted | Refused]", live: Table, command: Command) -> Accepted | Refused:
    return _outcome(live, command, 0, error) if (error := task.exception()) else task.result()


class Service:
    """Tables for people: opening, joining, acting, asking, looking."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.tables = Tables(store, metrics, settings.live_tables)
        self.desk = ReadingDesk()
        self.replays = Replays(store, self.desk)
        self.bots = BotTurns(self, thinkers)
        self.coach = CoachDesk(settings)
        self.analyses, self.hints = Analyses(store, self.replays, self.coach, settings), Hints(self, self.coach)
        self.company, self.alerts, self.lobby = Hosts(self), TurnAlerts(self), Lobby(self)
        self.looks = Limiter(settings.look_rate, settings.look_burst)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Finish what is being done, stop the bots, tell nobody."""
        await self.bots.close()
        await self.analyses.close()
        await self.coach.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.tables.close()

    # People and tables

    async def rename(self, identity: str, name: str) -> str:
        """Return the name a person has from now on."""
        cleaned = clean_name(name)
        if name and not cleaned:
            raise ServiceError("bad-name")
        await self.store.keep_identity(identity, cleaned)
        await self.company.look_anew(identity)
        for live in self.tables.known():
            if live.has(identity):
                live.names[identity] = cleaned
                self._tell_people(live)
        return cleaned

    async def create(self, identity: str, request: CreateTable) -> TableCreated:
        """Return a new table, open to whoever has its links, or to everybody if it is to be public."""
        made = partial(new_table, request, identity, self.settings.programs)
        table = made() if request.position is None else await self.desk.away(made)  # reading a position is work for the rules
        return await (self.lobby.open(table) if table.public else self.add(table))

    async def keep(self, identity: str, record: bytes) -> Joined:
        """Return the table that a match of somebody's own device is kept as; raises ``ServiceError``."""
        table, actions = await self.desk.away(brought_table, record, identity)
        if await self.store.table(table.id) is None:
            await self.store.add_table(table, actions=actions)
            log("match kept", table=table.id, game=table.game, actions=len(actions))
        return Joined(table.id, next((seat.seat for seat in table.seats if seat.identity == identity), None))

    async def add(self, table: NewTable, check: Check | None = None) -> TableCreated:
        """Return a table that is now kept, unless a check raises."""
        await self.store.add_table(table, check)
        self.metrics.tables.labels(table.game).inc()
        log("table opened", table=table.id, game=table.game, seats=len(table.seats))
        self.bots.wake(await self.tables.get(table.id))
        return TableCreated(table.id, f"/join/{table.invitations['seat']}", f"/watch/{table.invitations['watch']}")

    async def join(self, identity: str, secret: str) -> Joined:
        """Return the table of an invitation after taking a seat there, or after being let in to watch."""
        invited = await self.store.invited(secret)
        if invited is None:
            raise ServiceError("no-invitation")
        table, kind = invited
        return await (self.watch(table, identity) if kind == "watch" else self.sit(table, identity, self.company.take))

    async def watch(self, table: str, identity: str) -> Joined:
        """Return that a person may watch a table from now on."""
        async with self.tables.locked(table) as live:
            await self.store.add_watcher(table, identity)
            await self.read_people(live)
        return Joined(table, next(iter(live.mine(identity)), None))

    async def sit(self, table: str, identity: str, take: Callable[[str, str], Awaitable[int | None]]) -> Joined:
        """Return the seat that a person took at a table; raises ``ServiceError`` when there was none to take."""
        async with self.tables.locked(table) as live:
            seat = await take(table, identity)
            if seat is None:
                raise ServiceError("table-full")
            await self.read_people(live)
        await self.moved(live)
        return Joined(table, seat)

    async def moved(self, live: Table) -> None:
        """Show everybody a table whose people have changed, and let it go on."""
        await self._show_all(live)
        self.company.tell(live)
        self.bots.wake(live)
        self.alerts.changed(live)

    async def read_people(self, live: Table) -> None:
        """See again who sits at a table; called with its lock held."""
        row = await self.store.table(live.row.id)
        assert row is not None
        live.row = row
        live.names |= await self.store.names({seat.identity for seat in row.seats if seat.identity})

    async def my_tables(self, identity: str) -> MyTables:
        """Return the tables of a person, those where it is their turn first."""
        return await my_tables(self, identity)

    # Looking

    async def enter(self, identity: str, table: str) -> tuple[Table, Connection]:
        """Return a connection to a table whose first message is a snapshot; raises ``ServiceError``."""
        async with self._looking(identity, table) as live:
            if not live.has_room(identity, self.settings):
                raise ServiceError("too-many")
            connection = Connection(identity, self.settings.queue)
            live.connections.add(connection)
            self.metrics.connections.inc()
            try:
                connection.put(await self.tables.snapshot(live, identity))
            except BaseException:  # nobody would ever take it away: it counts against what a person may have
                self.leave(live, connection)
                raise
        self._tell_people(live)
        self.bots.wake(live)
        return live, connection

    def leave(self, live: Table, connection: Connection) -> None:
        """Forget a connection."""
        if connection in live.connections:
            live.connections.discard(connection)
            self.metrics.connections.dec()
            self._tell_people(live)

    async def snapshot(self, identity: str, table: str, since: int = 0) -> bytes:
        """Return a table as a person may see it, a ``Snapshot`` as JSON; raises ``ServiceError``."""
        async with self._looking(identity, table, since) as live:
            return await self.tables.snapshot(live, identity, since)

    @asynccontextmanager
    async def _looking(self, identity: str, table: str, since: int = 0) -> AsyncIterator[Table]:
        async with self.tables.locked(table) as live:
            if not live.may_look(identity):
                raise ServiceError("not-yours")
            if not self.looks.take(identity, 1 + live.missing(since) / LONG):
                raise ServiceError("too-fast")
            yield live

    async def record(self, identity: str, table: str) -> MatchRecord:
        """Return the record of a finished match to anybody; raises ``ServiceError`` while it goes on: the record has the seed."""
        async with self.tables.locked(table) as live:
            if live.actor is not None:
                raise ServiceError("not-over" if live.may_look(identity) else "not-yours")
            return live.match.record([player.bot or player.name for player in live.players("")], live.stand_ins())

    async def catch_up(self, live: Table, connection: Connection) -> None:
        """Send a snapshot to a client that was too slow; what is published later comes after it."""
        self.metrics.resyncs.inc()
        async with live.lock:
            if not live.gone:  # else the connection is closed, and its client comes back
                connection.caught_up(await self.tables.snapshot(live, connection.identity))

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

    # Acting

    def act_soon(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        """Carry out a command and call ``answer`` once it is stored for good, or with why not.

        The rules take microseconds: the action is played here and now, without a task.  While somebody else works on the table,
        it is done as :meth:`act` does.
        """
        if live.lock.take():
            self._act_here(live, identity, command, answer)
        else:
            self.act_in_turn(live, identity, command, answer)

    def act_in_turn(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        """Do the same after whoever works on the table now."""
        task = self._begin(self._act(live, identity, command))
        task.add_done_callback(lambda done: None if done.cancelled() else answer(_result(done, live, command)))

    async def act(self, live: Table, identity: str, command: Command) -> Accepted | Refused:
        """Return that a command is stored for good, or why not.  It is carried out even if whoever sent it has gone by then."""
        return await asyncio.shield(self._begin(self._act(live, identity, command)))

    def _begin(self, work: Coroutine[Any, Any, Accepted | Refused]) -> "asyncio.Task[Accepted | Refused]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _act_here(self, live: Table, identity: str, command: Command, answer: Answer) -> None:
        begun = time.perf_counter()
        try:
            row = self._row_of(live, identity, command)
            told = self._play(live, row, identity, command.key) if isinstance(row, ActionRow) else {}
        except RefusedAction as error:
            live.lock.release()
            answer(_outcome(live, command, 0, error))
        except BaseException:
            self.tables.forget(live)
            live.lock.release()
            raise
        else:
            if isinstance(row, ActionRow):
                self.store.append_soon(
                    live.row.id, live.with_turn(row), partial(self._stored, live, command, answer, row, told, begun)
                )
            else:
                live.lock.release()
                answer(row)

    def _stored(
        self,
        live: Table,
        command: Command,
        answer: Answer,
        row: ActionRow,
        told: Told,
        begun: float,
        error: Exception | None,
    ) -> None:
        try:
            if error is None:
                self._publish(live, row, told)
            else:
                self.tables.forget(live)
        finally:
            live.lock.release()
        self.metrics.acting.took(time.perf_counter() - begun)
        answer(_outcome(live, command, row.number, error))
        self.bots.wake(live)

    async def _act(self, live: Table, identity: str, command: Command) -> Accepted | Refused:
        begun = time.perf_counter()
        async with live.lock:
            row = self._row_of(live, identity, command)
            if not isinstance(row, ActionRow):
                return row
            try:
                await self.commit(live, row, identity, command.key)
            except (RefusedAction, Doubled, Conflict) as error:
                return _outcome(live, command, row.number, error)
        self.metrics.acting.took(time.perf_counter() - begun)
        self.bots.wake(live)
        return Accepted(command.key, row.number)

    def _row_of(self, live: Table, identity: str, command: Command) -> ActionRow | Accepted | Refused:
        """Return what is to be stored for a command, or the answer to one that needs no storing; the lock is held."""
        mine = live.mine(identity)
        if not mine:
            return Refused(command.key, "no-seat")
        if not is_key(command.key):
            return Refused(None, "bad-message")
        if isinstance(command, Act) and (len(command.action) > MOST_ACTION or is_no_action(command.action)):
            return Refused(command.key, "malformed")
        if live.gone:
            return Refused(command.key, "stale")
        key = f"{identity}:{command.key}"
        if key in live.keys:
            return Accepted(command.key, live.keys[key])
        if command.number != live.number:
            return Refused(command.key, "stale", params={"number": live.number})
        if live.status == "waiting":
            return Refused(command.key, "waiting")
        if not isinstance(command, Act):
            return undo_row(live, mine, command, key, self.settings.entries)
        return ActionRow(live.number + 1, live.acting(mine), command.action, key)

    async def commit(self, live: Table, row: ActionRow, sender: str | None = None, key: str | None = None) -> None:
        """Play an action, store it, and only then publish it.

        Called with the table's lock held.  One that is not legal changes nothing and raises ``match.Refused``; if a legal one
        cannot be stored, the table is forgotten and rebuilt as it was.
        """
        try:
            told = self._play(live, row, sender, key)
            await self.store.append(live.row.id, live.with_turn(row))
        except RefusedAction:
            raise
        except BaseException:
            self.tables.forget(live)
            raise
        self._publish(live, row, told)

    @staticmethod
    def _play(live: Table, row: ActionRow, sender: str | None, key: str | None) -> Told:
        return live.played_for_all(live.play(row), sender, key)

    def _publish(self, live: Table, row: ActionRow, told: Told) -> None:
        self.metrics.acting.count(live.row.game, row.bot is not None)
        for connection in live.connections:
            if connection.identity in told:
                connection.put(told[connection.identity])
        self.alerts.changed(live)

    def _tell_people(self, live: Table) -> None:
        for connection in live.connections:
            connection.put(live.people(connection.identity))
        self.company.tell(live)

    async def _show_all(self, live: Table) -> None:
        """Send everybody a snapshot: somebody sat down, so that more may be possible now."""
        async with live.lock:
            for connection in () if live.gone else (*live.connections,):
                connection.put(await self.tables.snapshot(live, connection.identity))
