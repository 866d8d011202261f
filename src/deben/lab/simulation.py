"""Simulations: many matches between bots that choose at sight, played on all cores, or on a cluster.

Match i has the luck of the seed plus i, and each seat its own chance started from i: the results do not depend on how
the matches are spread over threads and machines.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import game_referred
from ..games.contract import Game
from ..kernel.chance import Chance
from ..kernel.default import executor_named
from ..kernel.entries.contest import POLICIES, ROWS, contest_many
from ..kernel.executor import Executor
from ..kernel.log import new_log
from ..kernel.luck import seed_number
from ..kernel.record import Ints
from .cluster import Cluster

__all__ = ["POLICIES", "Results", "Simulation"]

CHUNK = 128
SPANS = 8
"""Parts of a simulation on a cluster for each of its cores, at least: nobody waits long for the last."""
LONGEST = 64 * CHUNK
"""Matches in such a part, at most: progress is told by parts."""
WORD = 0xFFFFFFFF


@dataclass
class Results:
    """What came of some matches: one row a match, except for what is counted over all of them."""

    points: NDArray[np.int32]
    """By match, seat and source."""
    standings: NDArray[np.int32]
    """By match and seat, larger being better."""
    decisions: NDArray[np.int32]
    """How many decisions each match took."""
    tallies: NDArray[np.int64]
    """By seat and by what the game counts."""

    @classmethod
    def empty(cls, matches: int, seats: int, sources: int, counted: int) -> "Results":
        """Return room for the results of so many matches."""
        points, standings = np.zeros((matches, seats, sources), np.int32), np.zeros((matches, seats), np.int32)
        return cls(points, standings, np.zeros(matches, np.int32), np.zeros((seats, counted), np.int64))

    def part(self, start: int, stop: int) -> "Results":
        """Return a window on some of the matches, with tallies of its own."""
        return Results(self.points[start:stop], self.standings[start:stop], self.decisions[start:stop], np.zeros_like(self.tallies))

    def put(self, start: int, stop: int, found: "Results") -> None:
        """Take in what came of some of the matches."""
        self.points[start:stop], self.standings[start:stop] = found.points, found.standings
        self.decisions[start:stop] = found.decisions
        self.tallies += found.tallies


class Simulation:
    """Plays matches of one game between bots named seat by seat."""

    def __init__(self, game: Game, executor: Executor, seats: Sequence[str], options: Any, seed: int | str | bytes = 0) -> None:
        if len(seats) != game.seats(options):
            raise ValueError(f"{len(seats)} bots for {game.seats(options)} seats")
        self.game = game
        """What is played."""
        self.executor = executor
        """What runs the rules."""
        self.options = options
        """The options of the game, complete."""
        self.seats = tuple(seats)
        """The name of the bot in each seat."""
        self.seed = seed_number(seed)
        """The seed of the first match; the next has one more."""
        self._policies = executor.hand_cells(np.array([POLICIES[name] for name in seats], np.int8).view(Ints))
        self._contest = executor.translated(contest_many)

    def play(self, matches: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Results:
        """Return the results of so many matches; ``progress`` is told how many more are done."""
        results = self._room(matches)
        with ThreadPoolExecutor(jobs) as pool:
            for part in pool.map(lambda span: self._chunk(results.part(*span), *span), _spans(0, matches)):
                results.tallies += part.tallies
                progress(len(part.decisions))
        return results

    def play_on(self, cluster: Cluster, matches: int, progress: Callable[[int], None] = lambda _: None) -> Results:
        """Return the same results, played on a cluster."""
        results, make = (
            self._room(matches),
            partial(_player, self.game.reference, self.executor.name, self.seats, self.options, self.seed),
        )
        length = min(LONGEST, max(CHUNK, matches // (SPANS * cluster.cores)))
        for (start, stop), found in cluster.each(make, _spans(0, matches, length)):
            results.put(start, stop, found)
            progress(stop - start)
        return results

    def play_span(self, start: int, stop: int) -> Results:
        """Return the results of some of the matches, from one number up to another."""
        results = self._room(stop - start)
        for first, last in _spans(start, stop):
            results.tallies += self._chunk(results.part(first - start, last - start), first, last).tallies
        return results

    def _room(self, matches: int) -> Results:
        return Results.empty(matches, len(self.seats), len(self.game.sources), self.game.rules.tallies)

    def _chunk(self, part: Results, start: int, stop: int) -> Results:
        rules, hand, cells = self.executor.rules, self.executor.hand, self.executor.hand_cells
        rows, count = rules.record.batch(stop - start), len(self.seats)
        self.executor.setup_rows(rows, self.game.blank(self.options), (self.seed + start) % 2**256, 0, stop - start)
        moves = cells(np.zeros((2, rules.most_legal), np.int16))
        scratch, chances = hand(rules.record, rules.record.batch(ROWS)), hand(Chance, Chance.batch(count))
        self._contest(
            hand(rules.record, rows), self._policies, scratch, chances, self.seed & WORD, start, count, moves, cells(new_log(0)),
            cells(new_log()), cells(part.tallies), part.points, part.standings, part.decisions,
        )  # fmt: skip
        return part


def _spans(start: int, stop: int, length: int = CHUNK) -> Iterator[tuple[int, int]]:
    for first in range(start, stop, length):
        yield first, min(first + length, stop)


def _player(
    game: str, executor: str, seats: Sequence[str], options: Any, seed: int
) -> Callable[[tuple[int, int]], Results]:  # made in a process of a cluster
    """Return what plays a span of a simulation."""
    rules = game_referred(game)
    simulation = Simulation(rules, executor_named(executor, rules.rules), seats, options, seed)
    return lambda span: simulation.play_span(*span)
