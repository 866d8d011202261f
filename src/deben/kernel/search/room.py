"""The memory of a search: all arrays that its entry points work on, laid out in one place."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..chance import Chance
from ..executor import Executor
from ..log import EVENT_WIDTH
from ..record import Record
from .choice import FOUND_SUMS, choose_one, gap_one, gather_one
from .memory import recall_one, regrow_one
from .report import line_one
from .tree import MOST_DEPTH, ROOT, SUMS, VISITS, plant_one, search_many
from .tuning import POINT, Tuning

__all__ = ["PARTS", "SEARCHED", "Part", "Room"]


class Part(NamedTuple):
    """One array of a room: its name, what its cells are (a number, or a record by name) and its shape, where a word is a size."""

    name: str
    cell: str
    shape: tuple[int | str, ...]


PARTS = (
    Part("states", "State", (2,)), Part("tree", "int32", ("nodes", "node")), Part("counters", "int64", (3,)),
    Part("path", "int32", (MOST_DEPTH,)), Part("fits", "int32", ("legal",)), Part("moves", "int16", (2, "legal")),
    Part("chances", "Chance", (2,)), Part("dials", "float64", (POINT + 1,)), Part("estimates", "int64", ("seats",)),
    Part("results", "int64", ("seats",)), Part("points", "int64", ("counted", "seats", "sources")),
    Part("log", "int16", (0, EVENT_WIDTH)), Part("found", "int64", ("legal", "finding")),
)  # fmt: skip
"""The parts of a room, those of ``search_many`` first and in its order."""
SPARE = Part("spare", "int32", ("nodes", "node"))
SEARCHED = tuple(part.name for part in PARTS if part.name != "found")
"""The names of what ``search_many`` takes."""


class Room:
    """Where one search grows its tree, in memory of its own."""

    minded = False
    """Whether a mind thinks in it."""

    def __init__(self, executor: Executor, seats: int, nodes: int, sources: int = 0) -> None:
        self.executor, rules = executor.own(), executor.rules
        self.sizes = {
            "nodes": nodes, "node": SUMS + seats, "legal": rules.most_legal, "seats": seats, "sources": sources,
            "counted": rules.most_legal if sources else 0, "finding": FOUND_SUMS + seats,
        }  # fmt: skip
        self.arrays: dict[str, Any] = {}
        self._handed: dict[str, Any] = {}
        for part in PARTS:
            self.add(part)

    def add(self, part: Part) -> Any:
        """Lay out one more array, all zeros unless it is a tree, and return it."""
        records: dict[str, type[Record]] = {"State": self.executor.rules.record, "Chance": Chance}
        record = records.get(part.cell)
        kind = record.dtype if record else np.dtype(part.cell)
        array = self.executor.new(kind, *(size if isinstance(size, int) else self.sizes[size] for size in part.shape))
        if "nodes" not in part.shape:
            array[...] = np.zeros((), kind)
        self._handed[part.name] = self.executor.hand(record, array) if record else self.executor.hand_cells(array)
        self.arrays[part.name] = array
        return array

    def run(self, entry: Callable[..., Any], *arguments: Any) -> Any:
        """Return what an entry point gives; a word among the arguments stands for the array of that name."""
        given = (self._handed[argument] if isinstance(argument, str) else argument for argument in arguments)
        return self.executor.translated(entry)(*given)

    def tune(self, tuning: Tuning) -> None:
        """Turn the dials."""
        self.arrays["dials"][:] = tuning.dials(self.executor.rules.point)

    def begin(self, view: Record, low: int, high: int) -> None:
        """Start a new tree for a view, with a chance started from two 32-bit numbers."""
        self.arrays["states"][0] = view.rows[0]
        self.arrays["points"][...] = 0
        self.run(plant_one, "tree", "counters", "chances", low, high)

    def search(self, simulations: int) -> None:
        """Do some more simulations."""
        self.run(search_many, *SEARCHED, simulations)

    @property
    def visits(self) -> int:
        """How many simulations the tree has counted, in earlier thoughts too."""
        return int(self.arrays["tree"][ROOT, VISITS])

    @property
    def gap(self) -> int:
        """By how many visits the action tried most leads over the next."""
        return int(self.run(gap_one, "tree"))

    def gather(self) -> int:
        """Write down the findings about the actions of the root and return how many there are."""
        return int(self.run(gather_one, "tree", "found"))

    def choose(self, count: int, seat: int, overlook: int = 0, misjudge: int = 0, at_sight: bool = False) -> int:
        """Return which of the actions found somebody takes who overlooks some and misjudges others, both in thousandths."""
        return int(self.run(choose_one, "found", count, seat, overlook, misjudge, at_sight, "chances"))

    def line(self) -> tuple[int, ...]:
        """Return the actions that follow each other when everybody does what was tried most."""
        length = self.run(line_one, "tree", "path", *self._told_apart())
        return tuple(self.arrays["path"][:length].tolist())

    def recall(self, old: Any, since: Sequence[int], actions: Sequence[int]) -> None:
        """Go on with an old tree, if it knows all actions that can be taken after those played since."""
        spare, path, moves = self._spare(), self.arrays["path"], self.arrays["moves"]
        if len(since) <= len(path) and 0 < len(old) <= len(spare):
            spare[: len(old)], path[: len(since)], moves[0, : len(actions)] = old, since, actions
            self.run(recall_one, "spare", "path", len(since), "tree", "counters", "moves", len(actions), *self._told_apart())

    def kept(self, action: int) -> Any:
        """Return a copy of the tree below an action of the root."""
        spare = self._spare()
        self.arrays["path"][0] = action
        return np.array(spare[: self.run(regrow_one, "tree", "path", 1, "spare", *self._told_apart())])

    def _told_apart(self) -> tuple[bool, ...]:
        """Return what modules of releases ask besides: whether outcomes of chance have rows of their own in a tree of theirs."""
        return (self.minded,) if self.executor.asks(line_one, "told_apart") else ()

    def _spare(self) -> Any:
        """Return a second tree, which most searches never need."""
        found = self.arrays.get("spare")
        return self.add(SPARE) if found is None else found
