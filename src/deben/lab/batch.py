"""Batches: many matches in one array, stepped together, on all cores or on a GPU."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..games import Game, game_named
from ..kernel import default
from ..kernel.contract import Rules
from ..kernel.executor import BatchExecutor
from ..kernel.luck import seed_number
from ..kernel.record import Record, Rows
from .speed import available_cores

__all__ = ["EXECUTORS", "Batch", "IllegalActions", "executor_named"]

EXECUTORS = (*default.EXECUTORS, "cuda")
"""The names of the executors."""
LEAST = 512
"""How many matches make it worth to start another thread."""


class IllegalActions(ValueError):
    """Some actions given to a step are not legal in their matches; ``matches`` has their numbers."""

    def __init__(self, matches: list[int], actions: list[int]) -> None:
        more = f" and {len(matches) - 1} more" if len(matches) > 1 else ""
        super().__init__(f"action {actions[0]} is not legal in match {matches[0]}{more}")
        self.matches, self.actions = matches, actions


def executor_named(name: str, rules: Rules) -> BatchExecutor:
    """Return a new executor; raises ``CudaUnavailable`` for ``cuda`` where there is no GPU, ``ValueError`` for an unknown name."""
    if name == "cuda":
        from ..kernel.native.cuda import CudaExecutor

        return CudaExecutor(rules)
    if name not in EXECUTORS:
        raise ValueError(f"there is no executor {name!r}; there are: {', '.join(EXECUTORS)}")
    return default.executor_named(name, rules).own()


class Batch:
    """``size`` matches of one game with the same options; match i has the seed plus i.

    ``rows`` holds the states in the executor's own memory.  Arrays that methods return belong to the batch: the next call of the
    same method may overwrite them.  Without a choice the rules are compiled for this machine where the extra ``lab`` is installed,
    and run on all its cores; otherwise they run from the game's module, on one.
    """

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, Any] | Any | None = None,
        size: int = 1,
        seed: int | str | bytes = 0,
        *,
        executor: str | BatchExecutor | None = None,
        workers: int | None = None,
    ) -> None:
        if size < 1:
            raise ValueError(f"a batch has one match or more, not {size}")
        self.game = game_named(game) if isinstance(game, str) else game
        self.options, self.seed, self.size = self.game.options(options), seed_number(seed), size
        chosen = executor or ("cpu" if default.has_compiler() else "wasm")
        self.executor = executor_named(chosen, self.game.rules) if isinstance(chosen, str) else chosen
        self.workers = (available_cores() if workers is None else workers) if self.executor.name == "cpu" else 1
        new, rules = self.executor.new, self.game.rules
        self.rows = new(rules.record.dtype, size)
        self._moves, self._counts = new(np.int16, size, rules.most_legal), new(np.int32, size)
        self._actors, self._decisions = new(np.int32, size), new(np.int32, size)
        self._standings = new(np.int32, size, self.game.seats(self.options))
        self.restart()

    def __len__(self) -> int:
        return self.size

    def _spread(self, work: Callable[[int, int], None]) -> None:
        """Do the work on all rows, in as many threads as it is worth; compiled code runs without Python's lock."""
        parts = max(1, min(self.workers, self.size // LEAST))
        if parts == 1:
            return work(0, self.size)
        edges = [self.size * part // parts for part in range(parts + 1)]
        with ThreadPoolExecutor(parts) as pool:
            list(pool.map(work, edges[:-1], edges[1:]))
        return None

    def restart(self) -> None:
        """Set every match up anew from its seed."""
        blank = self.game.blank(self.options)
        self._spread(lambda start, stop: self.executor.setup_rows(self.rows, blank, self.seed, start, stop))

    @property
    def states(self) -> Rows:
        """The states of all matches, as a NumPy array of records."""
        states: Rows = self.executor.fetch(self.rows)
        return states

    def state(self, match: int) -> Record:
        """Return a copy of the state of one match."""
        row = self.states[range(self.size)[match]]
        return self.game.rules.record(np.array([row], self.game.rules.record.dtype))

    def actors(self) -> Any:
        """Return the seat that decides in each match, or ``OVER``."""
        self._spread(lambda start, stop: self.executor.actor_rows(self.rows, self._actors, start, stop))
        return self.executor.fetch(self._actors)

    @property
    def over(self) -> bool:
        """Whether every match has ended."""
        return bool((self.actors() < 0).all())

    def legal(self) -> tuple[Any, Any]:
        """Return the legal actions of each match in a row, and how many of a row's cells count: none once it is over."""
        self._spread(lambda start, stop: self.executor.legal_rows(self.rows, self._moves, self._counts, start, stop))
        return self.executor.fetch(self._moves), self.executor.fetch(self._counts)

    def check(self, actions: Any) -> None:
        """Return if each action is legal in its match, or that match is over; raises ``IllegalActions``."""
        moves, counts = self.legal()
        listed = (moves == actions[:, None]) & (np.arange(moves.shape[1]) < counts[:, None])
        wrong = np.flatnonzero(~listed.any(axis=1) & (counts > 0))
        if len(wrong):
            raise IllegalActions(wrong.tolist(), actions[wrong].tolist())

    def step(self, actions: Any, *, trusted: bool = False) -> None:
        """Apply one action to each match that is not over, or to none if one is not legal.

        ``trusted`` leaves out the check; then an action that is not legal does whatever it does.
        """
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.size} whole numbers, one for each match")
        if not trusted:
            self.check(given)
        kept = self.executor.put(given.astype(np.int16))
        self._spread(lambda start, stop: self.executor.step_rows(self.rows, kept, start, stop))

    def play_out(self, chance_seed: int = 0) -> Any:
        """Play every match to its end with uniformly random actions and return how many decisions each took."""
        self._spread(lambda start, stop: self.executor.play_rows(self.rows, chance_seed, self._decisions, start, stop))
        return self.executor.fetch(self._decisions)

    def standings(self) -> Any:
        """Return the rank number of each seat in each match if it ended now: larger is better."""
        self._spread(lambda start, stop: self.executor.standing_rows(self.rows, self._standings, start, stop))
        return self.executor.fetch(self._standings)
