"""Tables with two scripted people each, and how long these waited."""

import asyncio
import random
from dataclasses import dataclass, field
from time import perf_counter
from typing import Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.dialects import Dialect, Heard, Place

__all__ = ["Table", "Waits"]

PATIENCE = 5.0
"""Seconds after which an answer is given up."""


@dataclass
class Waits:
    """How long the answers to the moves of one measurement took, in seconds."""

    mover: list[float] = field(default_factory=list)
    opponent: list[float] = field(default_factory=list)
    lost: int = 0
    bytes: int = 0
    messages: int = 0


@dataclass
class _Sent:
    place: int
    since: float
    waits: Waits
    awaited: int = 2


class Table:
    """One table: whoever decides plays a random legal action when they are told to."""

    def __init__(self, dialect: Dialect, places: list[Place], chance: random.Random) -> None:
        self.dialect, self.places, self.chance = dialect, places, chance
        self.sockets: list[ClientConnection] = []
        self.over, self.number = False, -1
        self._next: tuple[int, list[str]] | None = None
        self._ready = asyncio.Event()
        self._sent: dict[int, _Sent] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._waits = Waits()

    @classmethod
    async def opened(cls, dialect: Dialect, http: httpx.AsyncClient, chance: random.Random) -> Self:
        """Return a new table at which both people sit and one of them can move."""
        table = cls(dialect, await dialect.open(http), chance)
        for number, place in enumerate(table.places):
            socket = await connect(place.url, additional_headers=place.headers, compression=None, ping_interval=None, proxy=None)
            table.sockets.append(socket)
            table._tasks.append(asyncio.create_task(table._listen(number, socket)))
        await asyncio.wait_for(table._ready.wait(), 4 * PATIENCE)
        return table

    async def close(self) -> None:
        """Leave the table."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        place = self.places[number]
        async for text in socket:
            now = perf_counter()
            assert isinstance(text, str)
            heard = self.dialect.hear(place, text)
            if isinstance(heard, str):
                await socket.send(heard)
            elif heard is not None:
                self._hear(number, heard, now, len(text))

    def _hear(self, place: int, heard: Heard, now: float, size: int) -> None:
        if sent := self._sent.get(heard.number):
            times = sent.waits.mover if place == sent.place else sent.waits.opponent
            times.append(now - sent.since)
            sent.waits.bytes += size
            sent.waits.messages += 1
            sent.awaited -= 1
            if not sent.awaited:
                del self._sent[heard.number]
        self.over |= heard.over
        if heard.moves and heard.number > self.number:
            self.number, self._next = heard.number, (place, heard.moves)
            self._ready.set()

    async def move(self, due: float, waits: Waits) -> bool:
        """Make the next move as soon as it can be made; return whether it was made.

        Its wait begins when it is sent, or when it was due if the answer to the one before was not there by then.
        """
        late = not self._ready.is_set()
        try:
            await asyncio.wait_for(self._ready.wait(), PATIENCE)
        except TimeoutError:
            waits.lost += 1
            return False
        assert self._next is not None
        place, moves = self._next
        self._ready.clear()
        text = self.dialect.say(self.places[place], self.number, self.chance.choice(moves))
        self._sent[self.number + 1] = _Sent(place, due if late else perf_counter(), waits)
        await self.sockets[place].send(text)
        return True

    @property
    def quiet(self) -> bool:
        """Whether every answer has come."""
        return not self._sent

    def give_up(self) -> None:
        """Count what has not been answered."""
        for sent in self._sent.values():
            sent.waits.lost += sent.awaited
        self._sent.clear()
