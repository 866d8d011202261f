"""Whole matches between searches, written once over rows of any game: what a GPU plays by the thousand to compare their dials."""

from typing import Annotated, Any, TypeAlias

import numpy as np

from ..contract import actor, apply, conceal, legal
from ..record import Ints
from ..rule import Log, MoveLists, States, rule
from .result import Results
from .tree import ACTION, COUNT, FIRST, ROOT, VISITS, Places, Points, Tree, plant, search_many

__all__ = ["search_match"]

VIEW, MATCH = 0, 2
Players: TypeAlias = Annotated[Ints, np.int32, 1]
Tunings: TypeAlias = Annotated[Any, np.float64, 2]


@rule
def most_visited(tree: Tree) -> int:
    """Return the action of the root that was tried most."""
    first = tree[ROOT, FIRST]
    best = first
    for child in range(first, first + tree[ROOT, COUNT]):
        if tree[child, VISITS] > tree[best, VISITS]:
            best = child
    return int(tree[best, ACTION])


@rule
def search_match(
    states: States, players: Players, tunings: Tunings, simulations: Players, tree: Tree, counters: Results, path: Places,
    fits: Places, moves: MoveLists, chances: Any, estimates: Results, results: Results, points: Points, log: Log,
) -> int:  # fmt: skip
    """Play the match in row 2 to its end and return how many decisions it took; seat s searches with the tuning ``players[s]``."""
    decisions = 0
    while actor(states[MATCH]) >= 0:
        seat = actor(states[MATCH])
        action = 0
        if legal(states[MATCH], moves[0]) == 1:
            action = int(moves[0, 0])
        else:
            states[VIEW] = states[MATCH]
            conceal(states[VIEW], seat)
            plant(tree, counters)
            who = players[seat]
            search_many(
                states, tree, counters, path, fits, moves, chances, tunings[who], estimates, results, points, log, simulations[who]
            )
            action = most_visited(tree)
        apply(states[MATCH], action, log)
        decisions += 1
    return decisions
