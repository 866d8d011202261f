"""Arenas: many matches between bots, played in compiled code on all cores.

Match i of an arena has the luck of its seed plus i, and each seat its own chance started from i: the results do not depend on how
the matches are spread over threads.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..games.contract import Game
from ..kernel.chance import Chance, choose, seed_chance
from ..kernel.contract import actor, apply, conceal, legal, points_from, standing
from ..kernel.entries import setup_many
from ..kernel.executor import Executor
from ..kernel.log import new_log
from ..kernel.luck import seed_number
from ..kernel.record import Ints, Record
from ..kernel.rule import Log, rule
from .greedy import SCRATCH, choose_greedily

__all__ = ["ENTRIES", "POLICIES", "Arena", "Results"]

RANDOM = 0
GREEDY = 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""The bots that compiled code can play, by name."""
VIEW = SCRATCH
CHUNK = 128
WORD = 0xFFFFFFFF


@rule
def decide(policy: int, state: Record, scratch: Any, chance: Chance, seats: int, moves: Any, log: Log) -> int:
    """Return what a bot does in a state; a bot that looks gets the view of its seat and never the state (law 3)."""
    count = legal(state, moves[0])
    if policy == RANDOM:
        return int(moves[0, choose(chance, count)])
    scratch[VIEW] = state
    conceal(scratch[VIEW], actor(state))
    return choose_greedily(scratch[VIEW], scratch, chance, seats, moves, count, log)


@rule
def contest(state: Record, policies: Ints, scratch: Any, chances: Any, seats: int, moves: Any, log: Log) -> int:
    """Play a match between bots to its end and return how many decisions it took."""
    decisions = 0
    while actor(state) >= 0:
        seat = actor(state)
        apply(state, decide(policies[seat], state, scratch, chances[seat], seats, moves, log), log)
        decisions += 1
    return decisions


@rule
def contest_many(
    states: Any, policies: Ints, scratch: Any, chances: Any, chance_seed: int, first: int, seats: int, moves: Any, log: Log,
    points: Any, standings: Any, decisions: Any,
) -> None:  # fmt: skip
    """Play every row to its end, row i being match ``first + i``; fill in points by seat and source, standings and decisions."""
    for i in range(len(states)):
        for seat in range(seats):
            seed_chance(chances[seat], first + i, chance_seed + seat)
        decisions[i] = contest(states[i], policies, scratch, chances, seats, moves, log)
        for seat in range(seats):
            standings[i, seat] = standing(states[i], seat)
            for source in range(points.shape[2]):
                points[i, seat, source] = points_from(states[i], seat, source)


ENTRIES = (setup_many, contest_many)
"""What an arena runs, for whoever wants to tell how far its compilation is."""


@dataclass
class Results:
    """What came of some matches: one row a match."""

    points: Any
    """By match, seat and source."""
    standings: Any
    decisions: Any

    @classmethod
    def empty(cls, matches: int, seats: int, sources: int) -> "Results":
        """Return room for the results of so many matches."""
        return cls(np.zeros((matches, seats, sources), np.int32), np.zeros((matches, seats), np.int32), np.zeros(matches, np.int32))

    def part(self, start: int, stop: int) -> "Results":
        """Return a window on some of the matches."""
        return Results(self.points[start:stop], self.standings[start:stop], self.decisions[start:stop])


class Arena:
    """Plays matches of one game between bots named seat by seat."""

    def __init__(self, game: Game, executor: Executor, seats: Sequence[str], options: Any, seed: int | str | bytes = 0) -> None:
        if len(seats) != game.seats(options):
            raise ValueError(f"{len(seats)} bots for {game.seats(options)} seats")
        self.game, self.executor, self.options = game, executor, options
        self.seats, self.seed = tuple(seats), seed_number(seed)
        self._policies = executor.hand_cells(np.array([POLICIES[name] for name in seats], np.int8).view(Ints))
        self._contest = executor.translate(contest_many)

    def play(self, matches: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Results:
        """Return the results of so many matches; ``progress`` is told how many more are done."""
        results = Results.empty(matches, len(self.seats), len(self.game.sources))
        with ThreadPoolExecutor(jobs) as pool:
            for done in pool.map(lambda span: self._chunk(results, *span), _spans(matches)):
                progress(done)
        return results

    def _chunk(self, results: Results, start: int, stop: int) -> int:
        rules, hand, cells = self.executor.rules, self.executor.hand, self.executor.hand_cells
        rows, part, count = rules.record.batch(stop - start), results.part(start, stop), len(self.seats)
        self.executor.setup_rows(rows, self.game.blank(self.options), (self.seed + start) % 2**256, 0, stop - start)
        moves = cells(np.zeros((2, rules.most_legal), np.int16))
        scratch, chances = hand(rules.record, rules.record.batch(SCRATCH + 1)), hand(Chance, Chance.batch(count))
        self._contest(
            hand(rules.record, rows), self._policies, scratch, chances, self.seed & WORD, start, count, moves, cells(new_log(0)),
            part.points, part.standings, part.decisions,
        )  # fmt: skip
        return stop - start


def _spans(matches: int) -> Iterator[tuple[int, int]]:
    for start in range(0, matches, CHUNK):
        yield start, min(start + CHUNK, matches)
