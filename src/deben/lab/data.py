"""Matches as arrays to learn from: a row for each decision, with what its seat saw, could do, did, and got out of it.

What a seat saw is its observation (``docs/games/*.md`` has the columns), so that whoever learns from it learns nothing hidden.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import Game
from ..kernel.entries.rewards import WAYS
from ..match import History, MatchRecord
from .observation import Observer

__all__ = ["DataError", "Decisions", "decisions_of", "read_decisions", "write_decisions"]

FORMAT = "deben decisions 1"
SUFFIXES = (".npz", ".parquet")


class DataError(ValueError):
    """Matches cannot be written or read as arrays; the text says why."""


@dataclass(frozen=True)
class Decisions:
    """Decisions of matches of one game; row i of each array is about decision i."""

    game: str
    """The name of the game."""
    rules: int
    """The version of the game's rules."""
    matches: NDArray[np.int32]
    """Which match it belongs to, from 0: rows of one match stand together, in order."""
    seats: NDArray[np.int8]
    """The seat that decided."""
    observations: NDArray[np.int8]
    """What that seat saw."""
    masks: NDArray[np.int8]
    """A one for each legal action."""
    actions: NDArray[np.int16]
    """The number of the action that was done; ``game.write_action`` has it in notation."""
    rewards: NDArray[np.float32]
    """What the end was worth to the seat, a column for each way to reward: win, rank, margin."""

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        matches = len(np.unique(self.matches))
        return f"<Decisions of {self.game}: {len(self):,} in {matches:,} matches, {self.observations.shape[1]} marks each>"

    def __getitem__(self, rows: Any) -> "Decisions":
        """Return some of the decisions, given as a slice, a mask or their numbers."""
        return Decisions(self.game, self.rules, **{name: getattr(self, name)[rows] for name in ARRAYS})


ARRAYS = tuple(field.name for field in fields(Decisions) if field.name not in ("game", "rules"))


def decisions_of(records: Iterable[MatchRecord]) -> Decisions:
    """Return the decisions of finished matches of one game; raises ``DataError``, or ``RecordError`` for a broken record."""
    parts: list[dict[str, Any]] = []
    game: Game | None = None
    for number, record in enumerate(records):
        if game is not None and record.game != game.name:
            raise DataError(f"matches of one game make a file, these are of {game.name} and {record.game}")
        history = History.of(record)
        game = history.game
        parts.append(_rows(history, number))
    if game is None:
        raise DataError("there are no matches")
    return Decisions(game.name, game.version, **{name: np.concatenate([part[name] for part in parts]) for name in ARRAYS})


def _rows(history: History, number: int) -> dict[str, Any]:
    """Return the arrays of one match."""
    moves, executor, rules = history.moves, history.executor, history.game.rules
    if not history.over or history.ended is not None:
        raise DataError(f"match {number + 1} was not played to its end")
    observer = Observer(history.game)
    seen, masks = np.zeros((len(moves), observer.width), observer.dtype), np.zeros((len(moves), rules.actions), np.int8)
    for row, move in enumerate(moves):
        state = history.state(row)
        seen[row] = observer.observe(executor, state, move.seat)
        masks[row, executor.legal(state)] = 1
    seats = np.array([move.seat for move in moves], np.int8)
    return {
        "matches": np.full(len(moves), number, np.int32), "seats": seats, "observations": seen, "masks": masks,
        "actions": np.array([move.action_number for move in moves], np.int16), "rewards": _worth(history)[seats],
    }  # fmt: skip


def _worth(history: History) -> Any:
    """Return what the end of a match was worth, by seat and way to reward."""
    last, worth = history.state(len(history) - 1), np.zeros((1, history.seats), np.float64)
    ways = []
    for way in range(len(WAYS)):
        history.executor.run("reward", 0, 1, last.rows, way, worth)
        ways.append(worth[0].astype(np.float32))
    return np.stack(ways, axis=1)


def write_decisions(decisions: Decisions, path: Path | str) -> None:
    """Write decisions to a file: arrays of NumPy (``.npz``), or columns (``.parquet``, with the extra ``data``)."""
    about = {"format": FORMAT, "game": decisions.game, "rules": decisions.rules}
    arrays = {name: getattr(decisions, name) for name in ARRAYS}
    if _suffix(path) == ".npz":
        np.savez_compressed(path, about=np.array(json.dumps(about)), **arrays)
        return
    pyarrow, parquet = _arrow()
    columns = {name: _column(pyarrow, array) for name, array in arrays.items()}
    table = pyarrow.table(columns).replace_schema_metadata({b"deben": json.dumps(about).encode()})
    parquet.write_table(table, path, compression="zstd")


def _column(pyarrow: Any, array: Any) -> Any:
    return pyarrow.array(array) if array.ndim == 1 else pyarrow.FixedSizeListArray.from_arrays(array.ravel(), array.shape[1])


def read_decisions(path: Path | str) -> Decisions:
    """Return the decisions in a file; raises ``DataError`` for one that holds none."""
    if _suffix(path) == ".npz":
        with np.load(path) as found:
            if "about" not in found:
                raise DataError(f"{path} holds no decisions of ours")
            return _read(json.loads(str(found["about"])), {name: found[name] for name in ARRAYS})
    _, parquet = _arrow()
    table = parquet.read_table(path)
    about = json.loads((table.schema.metadata or {}).get(b"deben", b"{}"))
    if about.get("format") != FORMAT:
        raise DataError(f"{path} holds no decisions of ours")
    return _read(about, {name: _array(table.column(name).combine_chunks()) for name in ARRAYS})


def _array(column: Any) -> Any:
    width = getattr(column.type, "list_size", None)
    return column.to_numpy() if width is None else column.flatten().to_numpy().reshape(-1, width)


def _read(about: dict[str, Any], arrays: dict[str, Any]) -> Decisions:
    if about["format"] != FORMAT:
        raise DataError(f"the format {about['format']!r} is unknown here, this program reads {FORMAT!r}")
    return Decisions(about["game"], about["rules"], **arrays)


def _suffix(path: Path | str) -> str:
    suffix = Path(path).suffix
    if suffix not in SUFFIXES:
        raise DataError(f"{path} is none of {', '.join(SUFFIXES)}")
    return suffix


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise DataError("Parquet needs pyarrow: pip install 'deben[data]'") from None
    return pyarrow, parquet
