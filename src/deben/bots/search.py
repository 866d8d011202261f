"""Thinking: a tree search over a view, in slices that end with the budget, and the report of what it found."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..kernel.chance import Chance, next_chance, seed_chance
from ..kernel.executor import Executor
from ..kernel.log import new_log
from ..kernel.search.memory import regrow
from ..kernel.search.result import UNIT
from ..kernel.search.tree import (
    ACTION,
    COUNT,
    DEEPEST,
    DONE,
    FIRST,
    MOST_DEPTH,
    PRIOR,
    ROOT,
    SUMS,
    USED,
    VISITS,
    plant,
    search_many,
)
from ..kernel.search.tuning import Tuning
from .bot import Budget, own_chance
from .memory import Memory

__all__ = ["MOST_NODES", "MOST_VISITS", "RootReport", "Search", "line_of"]

SLICE = 64
SLICE_SECONDS = 0.02
MOST_SLICE = 1 << 16
MOST_NODES = 1 << 20
MOST_VISITS = (2**31 - 1) // UNIT
"""Simulations of one tree: after that many, the 32 bits of its sums could overflow."""
THINKING = 0.95
"""The part of its time for which a search with a memory thinks; the rest is for keeping its trees."""
LEAST_VISITS = 8  # a line of play goes on as long as somebody has looked


@dataclass(frozen=True)
class RootReport:
    """What a search found out about a decision; row i of each array is about ``actions[i]``."""

    seat: int
    """Who decides."""
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

    @cached_property
    def best(self) -> int:
        """The action tried most often."""
        return self.actions[int(np.lexsort((self.results[:, self.seat], self.visits))[-1])]

    @property
    def chances(self) -> Any:
        """What each seat may expect, from 0 to 1, if the best action is taken."""
        return self.results[self.actions.index(self.best)]


def branches(tree: Any, node: int = ROOT) -> Any:
    """Return the rows of a node's branches."""
    first = int(tree[node, FIRST])
    return tree[first : first + int(tree[node, COUNT])]


def line_of(tree: Any) -> tuple[int, ...]:
    """Return the path of the most visits."""
    found: list[int] = []
    node = ROOT
    while len(rows := branches(tree, node)) and rows[:, VISITS].max() >= LEAST_VISITS:
        best = int(rows[:, VISITS].argmax())
        node = int(tree[node, FIRST]) + best
        found.append(int(rows[best, ACTION]))
    return tuple(found)


class _Room:
    """The memory of one thread of a search."""

    def __init__(self, executor: Executor, seats: int, nodes: int) -> None:
        rules, cells = executor.rules, executor.hand_cells
        self.executor, self.seats = executor, seats
        self.rows = rules.record.batch(2)
        self.states = executor.hand(rules.record, self.rows)
        self.tree: Any = np.empty((nodes, SUMS + seats), np.int32)
        self.counters: Any = np.zeros(3, np.int64)
        self.estimates, self.results = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        self.chance = Chance()
        moves = np.zeros((2, rules.most_legal), np.int16)
        path, fits = np.zeros(MOST_DEPTH, np.int32), np.zeros(rules.most_legal, np.int32)
        self.points = np.zeros((0, seats, 0), np.int64)
        handed = map(cells, (self.tree, self.counters, path, fits, moves))
        self._before = (self.states, *handed, executor.hand(Chance, self.chance.rows))
        self._between, self._log = tuple(map(cells, (self.estimates, self.results))), cells(new_log(0))

    def begin(self, view: Any, sources: int, actions: int, chance: Chance) -> None:
        """Start a new tree for a view, with a chance of its own drawn from the given one."""
        self.rows[0] = view.rows[0]
        plant(self.tree, self.counters)
        self.points = np.zeros((actions if sources else 0, self.seats, sources), np.int64)
        seed_chance(self.chance, next_chance(chance), next_chance(chance))

    def recall(self, regrow: Callable[..., Any], old: Any, since: Sequence[int], actions: Sequence[int]) -> None:
        """Go on with an old tree, if it knows all actions that can be taken after those played since."""
        cells = self.executor.hand_cells
        used = int(regrow(cells(old), cells(np.array(since, np.int32)), len(since), cells(self.tree)))
        if used == 0:
            return
        rows = branches(self.tree)
        fitting = rows[np.isin(rows[:, ACTION], actions)]
        if len(fitting) < len(actions):  # what was hidden then allows something that nobody thought of
            plant(self.tree, self.counters)
            return
        rows[: len(fitting)] = fitting
        self.tree[ROOT, COUNT] = len(fitting)
        self.counters[USED] = used

    def kept(self, regrow: Callable[..., Any], action: int) -> Any:
        """Return the tree below an action of the root."""
        cells = self.executor.hand_cells
        room = np.empty((int(self.counters[USED]), self.tree.shape[1]), np.int32)
        used = int(regrow(cells(self.tree), cells(np.array([action], np.int32)), 1, cells(room)))
        return room[:used].copy()

    @property
    def visits(self) -> int:
        """How many simulations the tree has counted, in earlier thoughts too."""
        return int(self.tree[ROOT, VISITS])

    def run(self, search: Callable[..., Any], dials: Any, simulations: int) -> None:
        """Do some more simulations."""
        search(*self._before, dials, *self._between, self.executor.hand_cells(self.points), self._log, simulations)

    def settled(self, left: float) -> bool:
        """Return whether so many more simulations cannot change which action was tried most."""
        visits = np.sort(branches(self.tree)[:, VISITS])
        return len(visits) == 1 or bool(visits[-1] - visits[-2] > left)


class Search:
    """Thinks about views of one game with so many seats; several threads each grow a tree, and their findings are added up.

    In a hurry it stops before its time is up once nothing it could still find would change which action it tried most.
    """

    def __init__(
        self, executor: Executor, seats: int, tuning: Tuning | None = None, *, sources: int = 0, threads: int = 1,
        nodes: int = MOST_NODES, hurry: bool = False,
    ) -> None:  # fmt: skip
        self.executor, self.seats, self.sources, self.hurry = executor, seats, sources, hurry
        self.tune(tuning or Tuning())
        self._search, self._regrow = executor.translate(search_many), executor.translate(regrow)
        self._rooms = [_Room(executor, seats, nodes) for _ in range(threads)]
        self._chance = own_chance()

    def tune(self, tuning: Tuning) -> None:
        """Turn the dials, from the next thought on."""
        self.tuning, self._dials = tuning, tuning.dials(self.executor.rules.point)

    def think(
        self, view: Any, budget: Budget, chance: Chance | None = None, progress: Callable[[int], bool] = lambda _: True,
        memory: Memory | None = None,
    ) -> RootReport:  # fmt: skip
        """Return what the search finds within the budget; ``progress`` hears the simulations done and says whether to go on.

        With a memory it goes on with the trees of the last thought.
        """
        begun = time.perf_counter()
        actions = self.executor.legal(view)
        for number, room in enumerate(self._rooms):
            room.begin(view, self.sources, len(actions), chance or self._chance)
            if memory is not None and number < len(memory.trees):
                room.recall(self._regrow, memory.trees[number], memory.since, actions)
        stop = None if budget.seconds is None else begun + budget.seconds * (1 if memory is None else THINKING)
        limits = _shares(budget.simulations, len(self._rooms), stop)
        if len(self._rooms) == 1:
            self._grow(self._rooms[0], limits[0], stop, progress)
        else:
            with ThreadPoolExecutor(len(self._rooms)) as pool:
                list(pool.map(lambda room, limit: self._grow(room, limit, stop, progress), self._rooms, limits))
        return self._report(view, actions, time.perf_counter() - begun)

    def remember(self, memory: Memory, action: int) -> None:
        """Let a memory keep what the last thought found out about an action that is taken now."""
        memory.keep([room.kept(self._regrow, action) for room in self._rooms], action)

    def _grow(self, room: _Room, limit: int, stop: float | None, progress: Callable[[int], bool]) -> None:
        size, done, limit = SLICE, 0, min(limit, MOST_VISITS - room.visits)
        while done < limit and progress(done):
            begun = time.perf_counter()
            if stop is not None and done and begun >= stop:
                return
            size = min(size, limit - done)
            room.run(self._search, self._dials, size)
            done += size
            took = time.perf_counter() - begun
            if self.hurry and stop is not None and room.settled((stop - begun - took) * size / max(took, 1e-6)):
                return
            left = SLICE_SECONDS if stop is None else min(SLICE_SECONDS, max(0.0, stop - begun - took))
            size = max(1, min(MOST_SLICE, int(size * left / max(took, 1e-6))))

    def _report(self, view: Any, actions: Sequence[int], seconds: float) -> RootReport:
        visits, sums = np.zeros(len(actions), np.int64), np.zeros((len(actions), self.seats), np.int64)
        points = np.zeros((len(actions), self.seats, self.sources), np.int64)
        for room in self._rooms:
            rows = branches(room.tree)
            if not len(rows):  # more threads than simulations
                continue
            visits += rows[:, VISITS]
            sums += rows[:, SUMS:]
            points += room.points if self.sources else 0
        shown = np.maximum(visits, 1)
        return RootReport(
            self.executor.actor(view), tuple(actions), visits, sums / (shown[:, None] * UNIT),
            branches(self._rooms[0].tree)[:, PRIOR] / UNIT, points / shown[:, None, None],
            max((line_of(room.tree) for room in self._rooms), key=len),
            sum(int(room.counters[DONE]) for room in self._rooms), sum(int(room.counters[USED]) for room in self._rooms),
            max(int(room.counters[DEEPEST]) for room in self._rooms), seconds,
            any(room.visits >= MOST_VISITS for room in self._rooms),
        )  # fmt: skip


def _shares(simulations: int | None, parts: int, stop: float | None) -> list[int]:
    if simulations is None:
        return [(1 << 62) if stop is not None else 1000] * parts
    wanted = max(1, simulations)
    return [wanted // parts + (i < wanted % parts) for i in range(parts)]
