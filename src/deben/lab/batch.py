"""Batches: many matches in one array, stepped together, on all cores or on a GPU."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Self
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..games import Game, game_named, game_referred
from ..kernel.entries.rewards import WAYS
from ..kernel.executor import BatchExecutor
from ..kernel.luck import key_words
from ..kernel.record import Record, Rows
from .devices import available_cores, executor_named, executor_on
from .observation import Observer

__all__ = ["Batch", "IllegalActions", "Played"]

LEAST = 512
"""How many matches make it worth to use another thread."""
Seed = int | str | bytes
WORD = 1 << 32
CHANGING = ("begin", "finish", "wait")


class IllegalActions(ValueError):
    """Some actions given to a step are not legal in their matches; ``matches`` has their numbers."""

    def __init__(self, matches: list[int], actions: list[int]) -> None:
        more = f" and {len(matches) - 1} more" if len(matches) > 1 else ""
        super().__init__(f"action {actions[0]} is not legal in match {matches[0]}{more}")
        self.matches = matches
        """The numbers of the matches."""
        self.actions = actions
        """The actions that were given for them."""


class Played(NamedTuple):
    """What a step brought: the rewards of every seat, by match, and which matches came to their end."""

    rewards: NDArray[np.float64]
    """A row for each match, a column for each seat."""
    ends: NDArray[np.int8]
    """A one for each match that came to its end, a zero for the others."""


class Batch:
    """``size`` matches of one game with the same options, on all cores or on a GPU.

    One ``seed`` is that of the first match, the next has one more, and so on; or there is a seed for each.  A match that ends makes
    room for the next in its row, whose seed is larger by ``size``; not so with ``restart=False``.

    Arrays that methods return belong to the batch: they are its own memory, and the next step overwrites them.  On a GPU they lie
    there, and torch, CuPy and JAX take them without a copy; type checkers are told of NumPy's arrays in both cases.
    Without the extra ``lab`` the rules run from the game's module, on one core.
    """

    def __init__(
        self,
        game: str | Game,
        size: int = 1,
        options: Mapping[str, Any] | Any | None = None,
        seed: Seed | Sequence[Seed] = 0,
        device: str = "cpu",
        *,
        reward: str = "win",
        restart: bool = True,
        executor: str | BatchExecutor | None = None,
        workers: int | None = None,
    ) -> None:
        if size < 1:
            raise ValueError(f"a batch has one match or more, not {size}")
        if reward not in WAYS:
            raise ValueError(f"there is no reward {reward!r}; there are: {', '.join(WAYS)}")
        self.game = game_named(game) if isinstance(game, str) else game
        """What is played."""
        self.options = self.game.options(options)
        """The options of the game, complete."""
        self.size = size
        """How many matches there are."""
        self.seats = self.game.seats(self.options)
        """How many seats each of them has."""
        chosen = executor or executor_on(device)
        self.executor = executor_named(chosen, self.game.rules) if isinstance(chosen, str) else chosen
        """What runs the rules."""
        self.workers = (available_cores() if workers is None else workers) if self.executor.name == "cpu" else 1
        """How many threads step the matches."""
        self.observer = Observer(self.game)
        """What makes observations."""
        self._way, self._stride = WAYS.index(reward), size if restart else 0
        self._arrays: dict[Any, Any] = {}
        self._known: set[Any] = set()
        self.rows = self._room("rows", self.game.rules.record.dtype)
        """The states in the executor's own memory."""
        self._blank = self.executor.put(self.game.blank(self.options).rows)
        self.reset(seed)

    def __len__(self) -> int:
        return self.size

    def save(self, path: str | Path) -> None:
        """Write the batch to a file of NumPy's, from which :meth:`load` goes on: every match, its seed and its last reward."""
        with Path(path).open("wb") as file:
            saved = self._saved()
            np.savez_compressed(file, **saved | {"about": msgspec.json.encode(saved["about"])})

    @classmethod
    def load(
        cls, path: str | Path, device: str = "cpu", *, executor: str | BatchExecutor | None = None, workers: int | None = None
    ) -> Self:
        """Return the batch in a file, on this device; raises ``ValueError`` where it is none, or of other rules."""
        try:
            with Path(path).open("rb") as file:
                saved = dict(np.load(file, allow_pickle=False))
            about = msgspec.json.decode(saved["about"].item())
        except (EOFError, KeyError, TypeError, ValueError, BadZipFile, msgspec.DecodeError) as error:
            raise ValueError(f"{path} has no batch: {error}") from None
        return cls._of(saved | {"about": about}, device, executor, workers)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to make the batch again elsewhere, on the executor that is usual there."""
        return type(self)._of, (self._saved(),)

    def _saved(self) -> dict[str, Any]:
        about = {
            "game": self.game.reference, "layout": _layout(self.game), "options": msgspec.to_builtins(self.options),
            "reward": WAYS[self._way], "restart": bool(self._stride),
        }  # fmt: skip
        arrays = {name: self.executor.fetch(getattr(self, f"_{name}")) for name in ("seeds", "rewards", "ends")}
        return {"about": about, "rows": self.states.view(np.uint8), "first": self._first, **arrays}

    @classmethod
    def _of(
        cls, saved: dict[str, Any], device: str = "cpu", executor: str | BatchExecutor | None = None, workers: int | None = None
    ) -> Self:
        about = saved["about"]
        game = game_referred(about["game"])
        if about["layout"] != _layout(game):
            raise ValueError(f"the batch was saved with other rules of {game.name}")
        first = saved["first"]
        batch = cls(game, len(first), about["options"], 0, device, reward=about["reward"], restart=about["restart"],
                    executor=executor, workers=workers)  # fmt: skip
        batch._first = first
        rows = saved["rows"].view(game.rules.record.dtype).reshape(len(first))
        batch._arrays["rows"] = batch.rows = batch.executor.put(rows)
        for name in ("seeds", "rewards", "ends"):
            setattr(batch, f"_{name}", batch.executor.put(saved[name]))
        return batch

    def _room(self, name: Any, dtype: Any, *shape: int) -> Any:
        """Return an array of the executor with a row for each match, made once."""
        if name not in self._arrays:
            self._arrays[name] = self.executor.new(dtype, self.size, *shape)
        return self._arrays[name]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.workers)

    def _spread(self, work: Callable[[int, int], None]) -> None:
        """Do the work on all rows, in as many threads as it is worth; compiled code runs without Python's lock."""
        parts = max(1, min(self.workers, self.size // LEAST))
        if parts == 1:
            return work(0, self.size)
        edges = [self.size * part // parts for part in range(parts + 1)]
        list(self._pool.map(work, edges[:-1], edges[1:]))
        return None

    def run(self, work: str, *arguments: Any) -> None:
        """Do one of the kernel's works on all rows; what was known of the matches is forgotten if it changes them."""
        if work in CHANGING:
            self._known.clear()
        self._spread(lambda start, stop: self.executor.run(work, start, stop, *arguments))

    def _once(self, name: Any, work: Callable[[], None]) -> None:
        """Do the work unless it was done since the matches last changed."""
        if name not in self._known:
            work()
            self._known.add(name)

    def reset(self, seed: Seed | Sequence[Seed] | None = None) -> None:
        """Set every match up anew: from other seeds, or from those of its first match."""
        if seed is not None:
            self._first = _words(seed, self.size)
        self._seeds = self.executor.put(self._first.copy())
        self._rewards = self.executor.put(np.zeros((self.size, self.seats), np.float64))
        self._ends = self.executor.put(np.zeros(self.size, np.int8))
        self.run("begin", self.rows, self._blank, self._seeds)

    @property
    def seeds(self) -> list[int]:
        """The seed of the match in each row now; whoever plays should not look."""
        words = np.asarray(self.executor.fetch(self._seeds)).tolist()
        return [sum(word << (32 * k) for k, word in enumerate(row)) for row in words]

    @property
    def states(self) -> Rows:
        """The states of all matches, as a NumPy array of records, with all that is hidden; ``views`` has none of it."""
        states: Rows = self.executor.fetch(self.rows)
        return states

    def state(self, match: int) -> Record:
        """Return a copy of the state of one match."""
        row = self.states[range(self.size)[match]]
        return self.game.rules.record(np.array([row], self.game.rules.record.dtype))

    def _actors(self) -> Any:
        actors = self._room("actors", np.int32)
        self._once("actors", lambda: self._spread(lambda start, stop: self.executor.actor_rows(self.rows, actors, start, stop)))
        return actors

    def actors(self) -> NDArray[np.int32]:
        """Return the seat that decides in each match, or ``OVER``."""
        return self.executor.show(self._actors())

    @property
    def over(self) -> bool:
        """Whether every match has ended; never, where the next one begins."""
        return bool((self.executor.fetch(self._actors()) < 0).all())

    def _eyes(self, seat: int | Sequence[int] | Any | None) -> Any:
        """Return the array of seats that look: whoever decides, one everywhere, or one for each match."""
        return self._actors() if seat is None else self.executor.put(np.broadcast_to(seat, self.size).astype(np.int32))

    def views(self, seat: int | Sequence[int] | Any | None = None) -> Rows:
        """Return what whoever decides may know of each match, or a seat, or one for each; below zero are spectators."""
        views = self._room("views", self.game.rules.record.dtype)
        self.run("view", self.rows, self._eyes(seat), views)
        return self.executor.show(views)

    def observations(self, seat: int | Sequence[int] | Any | None = None) -> NDArray[np.int8]:
        """Return what whoever decides sees of each match, or a seat, or one for each, as marks: see ``docs/games``.

        Of a game without marks they are the numbers of its views, as ``int32``.
        """
        seen, seats = self._room("seen", self.observer.dtype, self.observer.width), self._eyes(seat)
        self._spread(lambda start, stop: self.observer.fill(self.executor, self.rows, seats, seen, start, stop))
        return self.executor.show(seen)

    def _lists(self) -> tuple[Any, Any]:
        moves, counts = self._room("moves", np.int16, self.game.rules.most_legal), self._room("counts", np.int32)
        work = self.executor.legal_rows
        self._once("moves", lambda: self._spread(lambda start, stop: work(self.rows, moves, counts, start, stop)))
        return moves, counts

    def legal(self) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """Return the legal actions of each match in a row, and how many of a row's cells count: none once it is over."""
        moves, counts = self._lists()
        return self.executor.show(moves), self.executor.show(counts)

    def masks(self) -> NDArray[np.int8]:
        """Return a one for each action that is legal in a match, zeros for the others."""
        masks = self._room("masks", np.int8, self.game.rules.actions)
        self._once("masks", lambda: self.run("mask", *self._lists(), masks))
        return self.executor.show(masks)

    def sample(self, chance_seed: int = 0) -> NDArray[np.int16]:
        """Return a legal action for each match, all equally likely; another seed, another choice."""
        picked = self._room("picked", np.int16)
        self.run("pick", *self._lists(), chance_seed % WORD, picked)
        return self.executor.show(picked)

    def _check(self, actions: Any) -> None:
        """Return if each action is legal in its match, or that match is over; raises ``IllegalActions``."""
        moves, counts = self._lists()
        wrong = self.executor.put(np.zeros(1, np.int32))
        self.run("wrong", moves, counts, actions, wrong)
        if self.executor.fetch(wrong)[0]:
            moves, counts, given = map(self.executor.fetch, (moves, counts, actions))
            listed = (moves == given[:, None]) & (np.arange(moves.shape[1]) < counts[:, None])
            rows = np.flatnonzero(~listed.any(axis=1) & (counts > 0))
            raise IllegalActions(rows.tolist(), given[rows].tolist())

    def apply(self, actions: Any, *, trusted: bool = False) -> None:
        """Apply one action to each match that is not over, or to none if one is not legal, and leave it at that.

        ``trusted`` leaves out the check; then an action that is not legal does whatever it does.
        """
        given = self.executor.take(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.size} whole numbers, one for each match")
        if not trusted:
            self._check(given)
        self._spread(lambda start, stop: self.executor.step_rows(self.rows, given, start, stop))
        self._known.clear()

    def step(self, actions: Any, *, trusted: bool = False) -> Played:
        """Apply one action to each match and return what came of it; where one ended, the next one has begun."""
        self.apply(actions, trusted=trusted)
        return self.finish()

    def finish(self) -> Played:
        """Return which matches are over and what that is worth; begin others in their place."""
        lasts = self._room("lasts", self.game.rules.record.dtype)
        self.run("finish", self.rows, self._blank, self._seeds, self._stride, self._way, self._rewards, self._ends, lasts)
        return Played(self.rewards, self.ends)

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What the last step was worth to each seat of each match: nothing before the end."""
        return self.executor.show(self._rewards)

    @property
    def ends(self) -> NDArray[np.int8]:
        """Which matches the last step ended, as zeros and ones."""
        return self.executor.show(self._ends)

    @property
    def lasts(self) -> Rows:
        """The last state of the match that ended last in each row, where the next one began."""
        lasts: Rows = self._room("lasts", self.game.rules.record.dtype)
        return lasts

    def play_out(self, chance_seed: int = 0) -> NDArray[np.int32]:
        """Play every match to its end with uniformly random actions, nothing new beginning, and return how many each took."""
        decisions = self._room("decisions", np.int32)
        self._spread(lambda start, stop: self.executor.play_rows(self.rows, chance_seed, decisions, start, stop))
        self._known.clear()
        return self.executor.show(decisions)

    def standings(self) -> NDArray[np.int32]:
        """Return the rank number of each seat in each match if it ended now: larger is better."""
        standings = self._room("standings", np.int32, self.seats)
        self._spread(lambda start, stop: self.executor.standing_rows(self.rows, standings, start, stop))
        return self.executor.show(standings)


def _layout(game: Game) -> str:
    """Return a digest of how a state of a game lies in memory, and of the rules that go on from it."""
    return hashlib.sha256(f"{game.digest} {game.rules.record.dtype.descr}".encode()).hexdigest()


def _words(seed: Seed | Sequence[Seed], size: int) -> Any:
    """Return the words of the seed of every match, lowest first."""
    if isinstance(seed, int | str | bytes):
        words, carry = np.tile(np.array(key_words(seed), np.uint64), (size, 1)), np.arange(size, dtype=np.uint64)
        for k in range(words.shape[1]):
            total = words[:, k] + carry
            words[:, k], carry = total % WORD, total // WORD
        return words.astype(np.uint32)
    if len(seed) != size:
        raise ValueError(f"{size} matches have as many seeds, not {len(seed)}")
    return np.array([key_words(one) for one in seed], np.uint32)
