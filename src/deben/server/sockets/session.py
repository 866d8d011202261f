"""One client's conversation with one table: bad messages get coded answers, and the connection lives on."""

import asyncio
import logging
from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec

from ...store import Elsewhere, is_trouble
from ...wire.company import Away, Listen, Say, Unsaid
from ...wire.messages import Accepted, Act, Fetch, FromClient, Ping, Pong, Refused, ToClient
from ..errors import ServiceError
from ..limits import Bucket
from ..logs import REQUEST, log
from ..metrics import Metrics
from ..people.company import Companies
from ..settings import Settings
from ..tables.checks import Command
from ..tables.commands import Commands
from ..tables.connection import Connection
from ..tables.table import Table
from ..tables.visits import Visits
from .line import ClientSocket

__all__ = ["Offers", "Session"]

_COMMANDS = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode
PAUSE = 0.05
REFUSALS = (Refused, Unsaid)


@dataclass(frozen=True)
class Offers:
    """What the client of a table may ask for, and of whom; the same for all of them."""

    commands: Commands
    visits: Visits
    company: Companies
    metrics: Metrics
    settings: Settings


class Session:
    """Hears a client and answers, one message after the other; a listener of the client's line."""

    __slots__ = (
        "_busy", "_holding", "_tasks", "_turning", "_waiting", "bucket", "connection", "ended", "line", "live", "messages",
        "most_bytes", "number", "offers",
    )  # fmt: skip

    def __init__(self, line: ClientSocket, offers: Offers, live: Table, connection: Connection) -> None:
        self.line, self.offers, self.live, self.connection = line, offers, live, connection
        settings = offers.settings
        self.most_bytes, self.bucket = settings.message_bytes, Bucket(settings.message_rate, settings.message_burst)
        self.number, self.messages = REQUEST.get(), 0
        """The number of the socket, which the log has, and how many messages were heard."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when one side has gone."""
        self._waiting: deque[bytes] = deque()
        self._busy = self._turning = self._holding = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self) -> None:
        """Send what waits for the client already."""
        self.connection.attach(self.line, self._short, self.lost)

    def lost(self) -> None:
        """Know that it is over."""
        self._waiting.clear()
        if not self.ended.done():
            self.ended.set_result(None)

    def pause(self) -> None:
        """Stop sending: the client does not read."""
        self.connection.stop()

    def resume(self) -> None:
        """Send again."""
        self.connection.flow()

    def _short(self) -> None:
        self._do(self.offers.visits.catch_up(self.live, self.connection))

    def _do(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Hearing

    def hear(self, data: bytes) -> None:
        """Carry out what the client says, after what it said before."""
        if self._busy:
            self._waiting.append(data)
            self._holding = True
            self.line.hold(True)
            return
        before = REQUEST.set(self.number)
        try:
            self._hear(data)
        finally:
            REQUEST.reset(before)  # whoever calls may hear other sockets too

    def _hear(self, data: bytes) -> None:
        self.messages += 1
        if not self.bucket.take():
            self._busy = True
            self._put(Refused(None, "too-fast"))
            asyncio.get_running_loop().call_later(PAUSE, self._next)  # a flood is slowed down where it comes from
        elif len(data) > self.most_bytes:
            self._put(Refused(None, "too-large", params={"bytes": self.most_bytes}))
        else:
            try:
                command: FromClient = _COMMANDS.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                self._put(Refused(None, "bad-message"))
            else:
                self._busy = True
                if type(command) is Act:  # nearly every one is
                    self.offers.commands.act_soon(self.live, self.connection.identity, command, self._answer)
                else:
                    self._obey(command)

    def _obey(self, command: FromClient) -> None:
        if isinstance(command, Command):
            self.offers.commands.act_soon(self.live, self.connection.identity, command, self._answer)
        elif isinstance(command, Ping):
            self.offers.visits.pinged(self.live, self.connection, command.next)
            self._answer(Pong(self.live.number))
        else:
            self._do(self._look(command))

    async def _look(self, command: FromClient) -> None:
        try:
            answer = await self._looked(command)
            if isinstance(answer, bytes):
                self.connection.put(answer)
            elif answer is not None:
                self._put(answer)
            self._next()
        except Elsewhere:
            self.offers.visits.lost(self.live)
        except ServiceError as error:
            self._answer(Refused(None, error.code, params={**error.params}))
        except Exception as error:
            log("a command failed", logging.ERROR, table=self.live.row.id, key=getattr(command, "key", None), error=error)
            self._answer(Refused(None, "storage-away" if is_trouble(error) else "internal"))

    async def _looked(self, command: Any) -> ToClient | bytes | None:
        if isinstance(command, Say | Listen | Away):
            return await self.offers.company.obey(self.live, self.connection, command)
        if isinstance(command, Fetch):
            return await self.offers.visits.snapshot(self.connection.identity, self.live.row.id, command.since)
        return await self.offers.commands.why(self.connection.identity, self.live.row.id, command.action)

    # Answering

    def _answer(self, answer: ToClient) -> None:
        if type(answer) is Accepted:
            self.connection.put(_encode(answer))
        else:
            self._put(answer)
        self._next()

    def _put(self, answer: ToClient) -> None:
        if isinstance(answer, REFUSALS):
            self.offers.metrics.refused.labels(answer.code).inc()
        self.connection.put(_encode(answer))

    def _next(self) -> None:
        """Turn to what the client said meanwhile."""
        self._busy = False
        if self._turning or not (self._waiting or self._holding):
            return
        self._turning = True
        while self._waiting and not self._busy:
            self.hear(self._waiting.popleft())
        self._turning = False
        if self._holding and not self._waiting:
            self._holding = False
            self.line.hold(False)
