"""Tables with scripted people, and how long these waited."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import Self

import httpx

from bench.load.client import Client, connected
from bench.load.dialects import Dialect, Heard, Place, Refusal

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
    refused: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class _Sent:
    place: int
    since: float
    waits: Waits
    awaited: int


class Table:
    """One table: whoever decides plays a random legal action when they are told to."""

    def __init__(self, dialect: Dialect, places: list[Place], chance: random.Random) -> None:
        self.dialect, self.places, self.chance = dialect, places, chance
        self.sockets: list[Client] = []
        self.over, self.number = False, -1
        self.restless: Waits | None = None
        """While this is set, every decision is made at once."""
        self._next: tuple[int, list[str]] | None = None
        self._ready = asyncio.Event()
        self._sent: dict[int, _Sent] = {}
        self._waits = Waits()

    @classmethod
    async def opened(cls, dialect: Dialect, http: httpx.AsyncClient, chance: random.Random) -> Self:
        """Return a new table at which all people sit and one of them can move."""
        table = cls(dialect, await dialect.open(http), chance)
        for number, place in enumerate(table.places):
            table.sockets.append(await connected(place.url, place.headers, _Listener(table, number)))
        await asyncio.wait_for(table._ready.wait(), 4 * PATIENCE)
        return table

    def close(self) -> None:
        """Leave the table."""
        self.over = True
        for socket in self.sockets:
            socket.close()

    def hear(self, place: int, socket: Client, data: bytes) -> None:
        """Take a message to one of them."""
        heard = self.dialect.hear(self.places[place], data)
        if isinstance(heard, Heard):
            self._hear(place, heard, perf_counter(), len(data))
        elif isinstance(heard, Refusal):
            for sent in self._sent.values():
                sent.waits.refused[heard.code] += 1
                break
        elif heard is not None:
            socket.say(heard)

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
            if self.restless is not None:
                self._move(now, self.restless)
            else:
                self._ready.set()

    def hurry(self, waits: Waits) -> None:
        """Make every decision as soon as it can be made, until ``restless`` is None again."""
        self.restless = waits
        if self._ready.is_set():
            self._ready.clear()
            self._move(perf_counter(), waits)

    async def move(self, due: float, waits: Waits) -> bool:
        """Make the next move as soon as it can be made; return whether it was made.

        Its wait begins when it is sent, or when it was due if the answer to the one before was not there by then.
        """
        late = not self._ready.is_set()
        if late:
            try:
                await asyncio.wait_for(self._ready.wait(), PATIENCE)
            except TimeoutError:
                waits.lost += 1
                return False
        self._ready.clear()
        self._move(due if late else perf_counter(), waits)
        return True

    def _move(self, since: float, waits: Waits) -> None:
        assert self._next is not None
        place, moves = self._next
        text = self.dialect.say(self.places[place], self.number, self.chance.choice(moves))
        self._sent[self.number + 1] = _Sent(place, since, waits, len(self.places))
        self.sockets[place].say(text)

    @property
    def quiet(self) -> bool:
        """Whether every answer has come."""
        return not self._sent

    def give_up(self) -> None:
        """Count what has not been answered."""
        for sent in self._sent.values():
            sent.waits.lost += sent.awaited
        self._sent.clear()


@dataclass(slots=True)
class _Listener:
    table: Table
    place: int

    def __call__(self, socket: Client, data: bytes) -> None:
        """Take a message."""
        self.table.hear(self.place, socket, data)
