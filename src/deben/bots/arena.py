"""Arenas: many matches between bots, played in compiled code on all cores.

Match i of an arena has the luck of its seed plus i, and each seat its own chance started from i: the results do not depend on how
the matches are spread over threads.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import numpy as np

from ..games.contract import Game
from ..kernel.chance import Chance, Chances, choose, seed_chance
from ..kernel.contract import actor, apply, conceal, legal, points_from, standing, tally
from ..kernel.entries import setup_many
from ..kernel.executor import Executor
from ..kernel.log import forget, new_log
from ..kernel.luck import seed_number
from ..kernel.record import Ints, Record
from ..kernel.rule import Counts, Log, MoveLists, Standings, States, Tallies, rule
from .greedy import SCRATCH, choose_greedily

__all__ = ["ENTRIES", "POLICIES", "Arena", "Results"]

RANDOM = 0
GREEDY = 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""The bots that compiled code can play, by name."""
VIEW = SCRATCH
CHUNK = 128
WORD = 0xFFFFFFFF
Totals: TypeAlias = Annotated[Ints, np.int32, 3]
Policies: TypeAlias = Annotated[Ints, np.int8, 1]


@rule
def decide(policy: int, state: Record, scratch: States, chance: Chance, seats: int, moves: MoveLists, log: Log) -> int:
    """Return what a bot does in a state; a bot that looks gets the view of its seat and never the state (law 3)."""
    count = legal(state, moves[0])
    if policy == RANDOM:
        return int(moves[0, choose(chance, count)])
    scratch[VIEW] = state
    conceal(scratch[VIEW], actor(state))
    return choose_greedily(scratch[VIEW], scratch, chance, seats, moves, count, log)


@rule
def contest(
    state: Record, policies: Policies, scratch: States, chances: Chances, seats: int, moves: MoveLists, thought: Log, log: Log,
    tallies: Tallies,
) -> int:  # fmt: skip
    """Play a match between bots to its end, count what happens in it, and return how many decisions it took.

    What the bots try out goes to the log ``thought``, which swallows it.
    """
    decisions = 0
    while actor(state) >= 0:
        seat = actor(state)
        apply(state, decide(policies[seat], state, scratch, chances[seat], seats, moves, thought), log)
        tally(state, log, tallies)
        forget(log)
        decisions += 1
    return decisions


@rule
def contest_many(
    states: States, policies: Policies, scratch: States, chances: Chances, chance_seed: int, first: int, seats: int,
    moves: MoveLists, thought: Log, log: Log, tallies: Tallies, points: Totals, standings: Standings, decisions: Counts,
) -> None:  # fmt: skip
    """Play every row to its end, row i being match ``first + i``; add to the tallies, fill in points, standings and decisions."""
    for i in range(len(states)):
        for seat in range(seats):
            seed_chance(chances[seat], first + i, chance_seed + seat)
        decisions[i] = contest(states[i], policies, scratch, chances, seats, moves, thought, log, tallies)
        for seat in range(seats):
            standings[i, seat] = standing(states[i], seat)
            for source in range(points.shape[2]):
                points[i, seat, source] = points_from(states[i], seat, source)


ENTRIES = (setup_many, contest_many)
"""What an arena runs, for whoever wants to tell how far its compilation is."""


@dataclass
class Results:
    """What came of some matches: one row a match, except for what is counted over all of them."""

    points: Any
    """By match, seat and source."""
    standings: Any
    decisions: Any
    tallies: Any
    """By seat and by what the game counts."""

    @classmethod
    def empty(cls, matches: int, seats: int, sources: int, counted: int) -> "Results":
        """Return room for the results of so many matches."""
        points, standings = np.zeros((matches, seats, sources), np.int32), np.zeros((matches, seats), np.int32)
        return cls(points, standings, np.zeros(matches, np.int32), np.zeros((seats, counted), np.int64))

    def part(self, start: int, stop: int) -> "Results":
        """Return a window on some of the matches, with tallies of its own."""
        return Results(self.points[start:stop], self.standings[start:stop], self.decisions[start:stop], np.zeros_like(self.tallies))


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
        results = Results.empty(matches, len(self.seats), len(self.game.sources), self.game.rules.tallies)
        with ThreadPoolExecutor(jobs) as pool:
            for part in pool.map(lambda span: self._chunk(results.part(*span), *span), _spans(matches)):
                results.tallies += part.tallies
                progress(len(part.decisions))
        return results

    def _chunk(self, part: Results, start: int, stop: int) -> Results:
        rules, hand, cells = self.executor.rules, self.executor.hand, self.executor.hand_cells
        rows, count = rules.record.batch(stop - start), len(self.seats)
        self.executor.setup_rows(rows, self.game.blank(self.options), (self.seed + start) % 2**256, 0, stop - start)
        moves = cells(np.zeros((2, rules.most_legal), np.int16))
        scratch, chances = hand(rules.record, rules.record.batch(SCRATCH + 1)), hand(Chance, Chance.batch(count))
        self._contest(
            hand(rules.record, rows), self._policies, scratch, chances, self.seed & WORD, start, count, moves, cells(new_log(0)),
            cells(new_log()), cells(part.tallies), part.points, part.standings, part.decisions,
        )  # fmt: skip
        return part


def _spans(matches: int) -> Iterator[tuple[int, int]]:
    for start in range(0, matches, CHUNK):
        yield start, min(start + CHUNK, matches)
