"""Thinking: a tree search over a view that ends with its budget, and the report of what it found."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..kernel.chance import Chance, next_chance
from ..kernel.executor import Executor
from ..kernel.mind.contract import MindedRules
from ..kernel.mind.room import MindedRoom
from ..kernel.mind.weights import Mind
from ..kernel.search.choice import FOUND_SUMS, FOUND_URGE, FOUND_VISITS
from ..kernel.search.result import UNIT
from ..kernel.search.room import Room
from ..kernel.search.tree import DEEPEST, DONE, USED
from ..kernel.search.tuning import Tuning
from .decision import Budget, own_chance
from .memory import Memory
from .pace import MOST_VISITS, in_slices

__all__ = ["MOST_NODES", "RootReport", "Search", "room_for"]

MOST_NODES = 1 << 20
THINKING = 0.95
"""The part of its time for which a search with a memory thinks; the rest is for keeping its trees."""
UNBUDGETED = 1000


@dataclass(frozen=True)
class RootReport:
    """What a search found out about a decision; row i of each array is about ``actions[i]``."""

    seat: int
    """Who decides."""
    best: int
    """The action tried most often."""
    actions: tuple[int, ...]
    visits: Any
    """How often each action was tried, by action; with a memory, in earlier thoughts too."""
    results: Any
    """What each seat got out of it on average, from 0 to 1: wins first, then leads and places.  By action and seat."""
    urges: Any
    """How tempting each action looks at a glance, from 0 for the least to 1; all 0 if the dials take no notice of it."""
    points: Any
    """The final points on average, by action, seat and source; without sources if the search was not asked to count them."""
    line: tuple[int, ...]
    """The actions that follow each other when everybody does what looked best to them, the first of them ``best``."""
    simulations: int
    nodes: int
    depth: int
    seconds: float
    full: bool
    """Whether a tree has as many simulations as it can count: it grew no further, whatever was left of the budget."""

    @property
    def chances(self) -> Any:
        """What each seat may expect, from 0 to 1, if the best action is taken."""
        return self.results[self.actions.index(self.best)]


def room_for(executor: Executor, seats: int, nodes: int, mind: Mind | None, sources: int = 0) -> Room:
    """Return where a search grows its tree, with a mind or without; one with a mind has the game's dials for it."""
    if mind is None:
        return Room(executor, seats, nodes, sources)
    assert isinstance(executor.rules, MindedRules)
    room = MindedRoom(executor, seats, nodes, mind)
    room.tune(executor.rules.thinking)
    return room


class Search:
    """Thinks about views of one game with so many seats; several threads each grow a tree, and their findings are added up.

    With a mind it asks that in place of playing matches out.  In a hurry it stops before its time is up once nothing it could
    still find would change which action it tried most.
    """

    def __init__(
        self, executor: Executor, seats: int, tuning: Tuning | None = None, *, mind: Mind | None = None, sources: int = 0,
        threads: int = 1, nodes: int = MOST_NODES, hurry: bool = False,
    ) -> None:  # fmt: skip
        self.executor, self.seats, self.sources, self.hurry = executor, seats, sources, hurry
        self._rooms = [room_for(executor, seats, nodes, mind, sources) for _ in range(threads)]
        if tuning or not mind:
            self.tune(tuning or Tuning())
        self._chance = own_chance()
        self._found = 0

    def tune(self, tuning: Tuning) -> None:
        """Turn the dials, from the next thought on."""
        self.tuning = tuning
        for room in self._rooms:
            room.tune(tuning)

    def think(
        self, view: Any, budget: Budget, chance: Chance | None = None, progress: Callable[[int], bool] = lambda _: True,
        memory: Memory | None = None,
    ) -> RootReport:  # fmt: skip
        """Return what the search finds within the budget; ``progress`` hears the simulations done and says whether to go on.

        With a memory it goes on with the trees of the last thought.
        """
        begun = time.perf_counter()
        self.ponder(view, budget, chance, progress, memory)
        return self._report(view, time.perf_counter() - begun)

    def ponder(
        self, view: Any, budget: Budget, chance: Chance | None = None, progress: Callable[[int], bool] = lambda _: True,
        memory: Memory | None = None,
    ) -> None:  # fmt: skip
        """Think within the budget, for whoever asks afterwards what to choose."""
        begun, actions = time.perf_counter(), self.executor.legal(view)
        for number, room in enumerate(self._rooms):
            room.begin(view, next_chance(chance or self._chance), next_chance(chance or self._chance))
            if memory is not None and number < len(memory.trees):
                room.recall(memory.trees[number], memory.since, actions)
        stop = None if budget.seconds is None else begun + budget.seconds * (1 if memory is None else THINKING)
        limits = _shares(budget.simulations, len(self._rooms), stop)
        if len(self._rooms) == 1:
            self._grow(self._rooms[0], limits[0], stop, progress)
        else:
            with ThreadPoolExecutor(len(self._rooms)) as pool:
                list(pool.map(lambda room, limit: self._grow(room, limit, stop, progress), self._rooms, limits))
        self._found = self._gather()

    def choose(self, seat: int, overlook: int = 0, misjudge: int = 0, at_sight: bool = False) -> int:
        """Return which action somebody takes after this thought who overlooks and misjudges so much, in thousandths."""
        return self._rooms[0].choose(self._found, seat, overlook, misjudge, at_sight)

    def found(self, view: Any) -> RootReport:
        """Return what the last thought, which was about this view, found out."""
        return self._report(view, 0.0)

    def remember(self, memory: Memory, action: int) -> None:
        """Let a memory keep what the last thought found out about an action that is taken now."""
        memory.keep([room.kept(action) for room in self._rooms], action)

    def _grow(self, room: Room, limit: int, stop: float | None, progress: Callable[[int], bool]) -> None:
        def go_on(done: int, more: float) -> bool:
            return progress(done) and not (self.hurry and stop is not None and room.gap > more)

        in_slices(room.search, min(limit, MOST_VISITS - room.visits), stop, go_on)

    def _gather(self) -> int:
        """Add up the findings of all threads in the first room and return how many there are."""
        first, *others = self._rooms
        count = first.gather()
        for room in others:
            more = room.gather()  # none where there are more threads than simulations
            for columns in (slice(FOUND_VISITS, FOUND_URGE), slice(FOUND_SUMS, None)):
                first.arrays["found"][:more, columns] += room.arrays["found"][:more, columns]
        return count

    def _report(self, view: Any, seconds: float) -> RootReport:
        found, seat = np.array(self._rooms[0].arrays["found"][: self._found]), self.executor.actor(view)
        visits, shown = found[:, FOUND_VISITS], np.maximum(found[:, FOUND_VISITS], 1)
        points = sum(room.arrays["points"][: len(found)] for room in self._rooms)
        counters = np.array([room.arrays["counters"] for room in self._rooms])
        return RootReport(
            seat, self.choose(seat), tuple(found[:, 0].tolist()), visits, found[:, FOUND_SUMS:] / (shown[:, None] * UNIT),
            found[:, FOUND_URGE] / max(1, found[:, FOUND_URGE].max(initial=0)),
            (points if self.sources else np.zeros((len(found), self.seats, 0))) / shown[:, None, None],
            max((room.line() for room in self._rooms), key=len), int(counters[:, DONE].sum()), int(counters[:, USED].sum()),
            int(counters[:, DEEPEST].max()), seconds, any(room.visits >= MOST_VISITS for room in self._rooms),
        )  # fmt: skip


def _shares(simulations: int | None, parts: int, stop: float | None) -> list[int]:
    """Return how many simulations each part may do; without any budget, so many that the thought has an end."""
    if simulations is None:
        return [MOST_VISITS if stop is not None else UNBUDGETED] * parts
    wanted = max(1, simulations)
    return [wanted // parts + (i < wanted % parts) for i in range(parts)]
