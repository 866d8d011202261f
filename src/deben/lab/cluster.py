"""Pieces of work done on a cluster of Ray: by however many processes on however many machines, with the same results.

A piece is a pure question, such as a range of seeds, so that nothing depends on who answers it, or when, or how often: a process
or a machine that dies is replaced by Ray, and what it had in hand is asked again.
"""

import os
import pickle
import socket
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib.util import find_spec
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

from ..games import RulesNotKept, game_referred
from ..games.contract import CodedError, Game
from .program import program_digest

__all__ = ["Cluster", "ClusterError"]

AHEAD = 2
"""Pieces given to each core before the first is done: none waits for work, and few are lost at the end."""
LIVES = 8
"""How often a piece whose process died is asked again: more often, and it is the piece that kills."""
PATIENCE = 5.0
"""Seconds after which nobody answers at an address."""
CLIENT = "ray://"

Piece = TypeVar("Piece")
Found = TypeVar("Found")
Maker = Callable[[], Callable[[Piece], Found]]
"""Makes what answers pieces, once in every process: where to keep what takes long to prepare."""


class ClusterError(CodedError):
    """There is no such cluster, or it cannot be used, or it lost a piece of work for good."""


class _Differs(NamedTuple):
    """Where another program would have answered."""

    node: str


class Cluster:
    """A connection to a cluster on which a game is played; a context, which ends it.

    ``jobs`` is how many pieces are worked on at a time at most; by default as many as the cluster has cores, also those that
    join it later.
    """

    def __init__(self, address: str, game: Game, jobs: int | None = None) -> None:
        if find_spec("ray") is None:
            raise ClusterError("cluster-missing", "the extra `ray` is not installed")
        self.game, self.jobs, self._program = game, jobs, program_digest(game)
        _knock(address)
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # twenty times half a minute otherwise, where nobody answers
        import ray

        self._ray = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise _unreachable(address, error) from None
        self._answer = ray.remote(num_cpus=1, max_retries=LIVES)(_answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._ray.shutdown()

    @property
    def cores(self) -> int:
        """How many pieces can be worked on at this moment."""
        return self.jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def each(self, make: Maker[Piece, Found], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Found]]:
        """Yield every piece with what came of it, in the order in which they are done.

        Few more are given out than can be worked on: whoever stops asking leaves little behind.
        """
        todo, packed = iter(pieces), self._ray.put(pickle.dumps(make))
        waiting: dict[Any, Piece] = {}
        try:
            while True:
                most = self.jobs or AHEAD * self.cores
                while len(waiting) < most and (piece := next(todo, None)) is not None:
                    waiting[self._answer.remote(packed, self.game.reference, self._program, piece)] = piece
                if not waiting:
                    return
                done, _ = self._ray.wait(list(waiting))
                for each in done:
                    yield waiting.pop(each), self._result(each)
        finally:
            for each in waiting:
                self._ray.cancel(each)

    def _result(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            found = self._ray.get(reference)
        except errors.RayTaskError as error:  # what was asked failed, as it would have here
            raise error.cause from error
        except errors.RayError as error:
            raise ClusterError("cluster-lost", str(error), detail=_line(error)) from error
        if isinstance(found, _Differs):
            raise ClusterError("cluster-differs", f"{found.node} has another program", node=found.node)
        return found


def _knock(address: str) -> None:
    """Return if somebody listens at an address; Ray itself would try for minutes.  What is no address Ray says best."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ClusterError:
    return ClusterError("cluster-unreachable", f"{address}: {error}", address=address, detail=_line(error))


def _line(error: Exception) -> str:
    """Return the first line of what an error says."""
    return ((getattr(error, "strerror", None) or str(error)).strip().splitlines() or [type(error).__name__])[0]


@lru_cache(maxsize=1)
def _made(packed: bytes) -> Callable[[Any], Any]:
    """Return what answers pieces in this process, made once."""
    answering: Callable[[Any], Any] = pickle.loads(packed)()
    return answering


@lru_cache(maxsize=1)
def _program_here(game: str) -> str:
    try:
        return program_digest(game_referred(game))
    except RulesNotKept:  # a board that was built on another machine only
        return ""


def _answer(packed: bytes, game: str, program: str, piece: Any) -> Any:
    """Return what comes of a piece, in a process of the cluster; of another program's result nobody could tell what it is."""
    if _program_here(game) != program:
        return _Differs(socket.gethostname())
    return _made(packed)(piece)
