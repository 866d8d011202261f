"""The deals of an arena, spread over processes of this machine or over a cluster."""

import hashlib
import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.util import Finalize
from typing import Any

from ...bots import Bot
from ...bots.processes import die_with_parent
from ...games import game_named
from ...kernel.default import default_executor
from ...kernel.luck import seed_number
from ...protocol import ProgramFailed
from ..cluster import Cluster
from .contestants import Contestant
from .deals import Deal, Maker, Tell, play_deal
from .ledger import ArenaSettings
from .schedule import Pairing, seatings

__all__ = ["Hall", "Job", "play_all", "play_on"]

AHEAD = 2
"""Deals given to each process before the first is done: none waits for work, and few are lost at the end."""


@dataclass(frozen=True)
class Job:
    """What a process needs to play any deal of an arena."""

    settings: ArenaSettings
    """What the arena is about."""
    contestants: tuple[Contestant, ...]
    """Who plays."""
    pairings: tuple[Pairing, ...]
    """Who meets whom."""
    make: Maker
    """What makes a contestant's bot."""
    tell: Tell
    """What hears of failures."""


class Hall:
    """Plays deals in this process, keeping its players from one to the next."""

    def __init__(self, job: Job) -> None:
        self.job, self.game = job, game_named(job.settings.game)
        self.options = self.game.options(job.settings.options)
        self.executor = default_executor(self.game.rules)
        self._players: dict[tuple[int, int], Bot] = {}

    def _player(self, contestant: int, copy: int) -> Bot:
        """Return a contestant's player; at a table where it sits several times each seat has its own."""
        if (contestant, copy) not in self._players:
            made = self.job.make(self.job.contestants[contestant], self.game, self.options, self.executor, self.job.tell)
            self._players[contestant, copy] = made
        return self._players[contestant, copy]

    def _seated(self, seats: Sequence[int]) -> list[Bot]:
        return [self._player(contestant, list(seats[:seat]).count(contestant)) for seat, contestant in enumerate(seats)]

    def play(self, pairing: int, deal: int) -> Deal:
        """Return a deal of a pairing, played in all its seatings."""
        settings = self.job.settings
        chosen = seatings(self.job.pairings[pairing], settings.mirror)
        matches = play_deal(
            self.game, self.executor, self.options, seed_number(settings.seed) + deal, [self._seated(seats) for seats in chosen],
            chosen, lambda number, seat: _chance(settings.seed, pairing, deal, number, seat),
        )  # fmt: skip
        return Deal(pairing, deal, matches)

    def close(self) -> None:
        """Let all players go."""
        for player in self._players.values():
            player.close()


def _chance(*parts: Any) -> int:
    """Return a number for a player's own chance; it tells nothing of the match's luck."""
    return int.from_bytes(hashlib.sha256(f"deben arena 1:{parts}".encode()).digest()[:8], "big")


_hall: Hall | None = None


def _begin(job: Job, parent: int) -> None:
    global _hall  # a process of the pool has one hall
    die_with_parent(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends its processes
    _hall = Hall(job)
    Finalize(None, _hall.close, exitpriority=1)


def _play(pairing: int, deal: int) -> Deal:
    assert _hall is not None
    return _hall.play(pairing, deal)


def play_all(job: Job, wanted: Iterable[tuple[int, int]], jobs: int) -> Iterator[Deal]:
    """Yield the wanted deals, given as pairing and number, in the order in which they are done."""
    if jobs == 1:
        hall = Hall(job)
        try:
            yield from (hall.play(*one) for one in wanted)
        finally:
            hall.close()
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (job, os.getpid()))
    try:
        yield from _spread(pool, iter(wanted), jobs * AHEAD)
    except BaseException:
        for process in list((pool._processes or {}).values()):  # what is in hand is not waited for
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _spread(pool: ProcessPoolExecutor, wanted: Iterator[tuple[int, int]], most: int) -> Iterator[Deal]:
    waiting: set[Future[Deal]] = set()
    while True:
        while len(waiting) < most and (one := next(wanted, None)) is not None:
            waiting.add(pool.submit(_play, *one))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for each in done:
            yield each.result()


class Guests:
    """Plays deals in a process of a cluster; what there would be to tell comes with the deal."""

    def __init__(self, job: Job) -> None:
        self.told: list[tuple[str, ProgramFailed]] = []
        self.hall = Hall(replace(job, tell=lambda contestant, failed: self.told.append((contestant, failed))))

    def __call__(self, wanted: tuple[int, int]) -> tuple[Deal, list[tuple[str, ProgramFailed]]]:
        """Return a deal of a pairing, and whose failures there were."""
        deal, told = self.hall.play(*wanted), [*self.told]
        self.told.clear()
        return deal, told


def play_on(cluster: Cluster, job: Job, wanted: Iterable[tuple[int, int]]) -> Iterator[Deal]:
    """Yield the wanted deals as :func:`play_all` does, played on a cluster."""
    for _, (deal, told) in cluster.each(partial(Guests, job), wanted):
        for failure in told:
            job.tell(*failure)
        yield deal
