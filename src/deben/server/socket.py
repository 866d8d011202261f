"""A table's socket: bad messages get coded answers, and the connection lives on."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from .errors import ServiceError
from .guarding import known_identity
from .hub import Closed, Connection
from .limits import Bucket
from .live import LiveTable
from .logs import log
from .metrics import Metrics
from .providing import Counters, Door, Served
from .service import Service
from .wire.messages import Act, Fetch, FromClient, Ping, Pong, Refused, ToClient, Undo

__all__ = ["table_socket"]

_COMMANDS = msgspec.json.Decoder(FromClient)
FOREIGN, NO_TABLE, AGAIN = 4403, 4404, 4409
PAUSE = 0.05
Socket = WebSocket[Any, Any, Any]


class Talk:
    """One client's conversation with one table."""

    def __init__(self, socket: Socket, service: Service, live: LiveTable, connection: Connection) -> None:
        self.socket, self.service, self.live, self.connection = socket, service, live, connection
        settings = service.settings
        self.most_bytes, self.bucket = settings.message_bytes, Bucket(settings.message_rate, settings.message_burst)

    async def run(self) -> None:
        """Talk until one side has gone."""
        tasks = {asyncio.create_task(self._send()), asyncio.create_task(self._receive())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def _send(self) -> None:
        while True:
            data = await self.connection.take()
            if data is None:
                data = await self.service.catch_up(self.live, self.connection)
            await self.socket.send_data(data.decode(), mode="text")

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                raise WebSocketDisconnect(detail="gone")
            data = message.get("text") or message.get("bytes") or b""
            await self._hear(data.encode(errors="replace") if isinstance(data, str) else data)

    async def _hear(self, data: bytes) -> None:
        if not self.bucket.take():
            self._answer(Refused(None, "too-fast"))
            await asyncio.sleep(PAUSE)  # a flood is slowed down where it comes from
        elif len(data) > self.most_bytes:
            self._answer(Refused(None, "too-large", params={"bytes": self.most_bytes}))
        else:
            try:
                command: FromClient = _COMMANDS.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._answer(Refused(None, "bad-message"))
            else:
                await self._obey(command)

    async def _obey(self, command: FromClient) -> None:
        try:
            self._answer(await self._carried_out(command))
        except Exception as error:
            log("a command failed", logging.ERROR, table=self.live.row.id, error=error)
            self._answer(Refused(getattr(command, "key", None), "internal"))

    async def _carried_out(self, command: FromClient) -> ToClient:
        identity = self.connection.identity
        if isinstance(command, Act | Undo):
            return await self.service.act(self.live, identity, command)
        if isinstance(command, Fetch):
            return await self.service.snapshot(identity, self.live.row.id, command.since)
        if isinstance(command, Ping):
            return Pong(self.live.number)
        return await self.service.why(self.live, identity, command.action)

    def _answer(self, answer: ToClient) -> None:
        if isinstance(answer, Refused):
            self.service.metrics.refused.labels(answer.code).inc()
        self.connection.put(msgspec.json.encode(answer))


async def _turn_away(socket: Socket, metrics: Metrics, code: str, status: int) -> None:
    metrics.refused.labels(code).inc()
    await socket.send_data(msgspec.json.encode(Refused(None, code)).decode(), mode="text")
    await socket.close(code=status)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket, table: FromPath[str], service: Served, guard: Door, counters: Counters) -> None:  # type: ignore[type-arg]
    """Connect somebody with a table they may see."""
    if not guard.welcome(socket):
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    identity = known_identity(socket)
    try:
        if identity is None:
            raise ServiceError("not-yours")
        live, connection = await service.enter(identity, table)
    except ServiceError as error:
        await _turn_away(socket, counters, error.code, NO_TABLE if error.status == 404 else FOREIGN)
        return
    try:
        await Talk(socket, service, live, connection).run()
    except Closed:
        await socket.close(code=AGAIN)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone, perhaps in the middle of a message
    finally:
        service.leave(live, connection)
