"""Whole matches between bots that choose at sight, written once over rows of any game."""

from typing import Annotated, TypeAlias

import numpy as np

from ..chance import Chance, Chances, choose, seed_chance
from ..contract import actor, apply, conceal, legal, points_from, standing, tally
from ..log import forget
from ..record import Ints, Record
from ..rule import Counts, Log, MoveLists, Standings, States, Tallies, rule
from .greedy import SCRATCH, choose_greedily

__all__ = ["POLICIES", "ROWS", "contest_many"]

RANDOM = 0
GREEDY = 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}
"""The bots that can play so, by name."""
VIEW = SCRATCH
ROWS = SCRATCH + 1
"""How many rows of working room such a match needs."""
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
