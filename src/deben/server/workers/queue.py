"""Who is thought for next: people who play before those who watch or are away, and nobody, nor an address, twice before others."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ..recent import Recent

__all__ = ["Claim", "Places"]

T = TypeVar("T")
MOST_KNOWN = 1000
"""So many things are known about which somebody answered."""


@dataclass(frozen=True)
class Claim:
    """Who waits for an answer."""

    owner: str = ""
    """Whose question it is: of those with many at a time, each further one comes after everybody's earlier ones."""
    attended: Callable[[], bool] = lambda: True
    """Whether somebody who plays waits for it; asked again each time, for people come and go."""
    about: str = ""
    """What it is about: whoever answered about that before answers again if it can, for it may remember."""
    address: str = ""
    """From where the owner came: of those whose turn it is alike, the one whose address has fewer questions comes first."""


@dataclass(eq=False)
class _Waiting(Generic[T]):
    claim: Claim
    before: tuple[int, int]
    """How many questions of the same owner there were already, and of the same address."""
    place: "asyncio.Future[T]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def urgency(self) -> tuple[bool, int, int]:
        return not self.claim.attended(), *self.before


class Places(Generic[T]):
    """A few things that can be used by one at a time; where there are several, one is always kept for people who play."""

    def __init__(self, places: Sequence[T]) -> None:
        self._free = list(places)
        self._spare = 1 if len(places) > 1 else 0
        self._waiting: list[_Waiting[T]] = []
        self._open: Counter[str] = Counter()
        self._last: Recent[str, T] = Recent(MOST_KNOWN)
        self.freed: Callable[[], None] = lambda: None
        """Called when a place is free that nobody here waits for."""

    def idle(self, attended: bool) -> bool:
        """Return whether somebody who plays, or somebody else, would have a place at once."""
        return len(self._free) > (0 if attended else self._spare)

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    @asynccontextmanager
    async def one(self, claim: Claim) -> AsyncIterator[T]:
        """Return a free place once it is this claim's turn; it is given back at the end of the block."""
        address = f"from {claim.address or claim.owner}"
        mine = _Waiting[T](claim, (self._open[claim.owner], self._open[address]))
        self._open.update([claim.owner, address])
        self._waiting.append(mine)
        try:
            self.hand_out()
            await asyncio.wait([mine.place])
            yield mine.place.result()
        finally:
            self._open -= Counter([claim.owner, address])
            if mine.place.done():
                self._free.append(mine.place.result())
                self.hand_out()
                if self._free:
                    self.freed()
            else:
                self._waiting.remove(mine)

    def hand_out(self) -> None:
        """Give free places to those whose turn it is; called whenever that may have changed."""
        while self._free and self._waiting:
            following = min(self._waiting, key=_Waiting.urgency)  # of equals the one that came first
            if not following.claim.attended() and len(self._free) <= self._spare:
                return
            self._waiting.remove(following)
            following.place.set_result(self._suited(following.claim.about))

    def _suited(self, about: str) -> T:
        """Return the free place that answered about this before, or else the one that has been free for longest."""
        known = self._last.recall(about)
        found = self._free.pop(self._free.index(known) if known in self._free else 0)
        return self._last.put(about, found) if about else found
