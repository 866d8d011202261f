"""The search with a mind: its word is what a position is worth, perhaps mixed with a roll-out, its advice is where to look."""

from typing import Annotated, Any, TypeAlias

import numpy as np

from ..chance import Chances, choose
from ..contract import actor, legal, resample, standing
from ..curves import exponential
from ..record import Record
from ..rule import Log, MoveLists, Moves, States, rule
from ..search.result import UNIT, Results, won_share
from ..search.result import judge as judge_by_hand
from ..search.tree import DEEPEST, DONE, MOST_DEPTH, ROOT, USED, VISITS, Places, Tree, learn, roll_out
from ..search.tuning import CUT, Dials
from .contract import features
from .network import Acts, Layer, Sums, attend, logit
from .tree import VIEW, WORK, descend, weigh
from .tuning import BLEND, CONFIDENCE, HAND, LEAD, POINT_OF, ROLLED, SPAN

__all__ = ["Beliefs", "explore", "judge", "judge_end", "play_out", "see", "think_many"]

Beliefs: TypeAlias = Annotated[Any, np.float64, 2]
"""What the mind says, once it is no longer a whole number: by seat who wins and what they have, then of each move."""

THOUSAND = 1000
TEN = 10.0
"""A head speaks of points in tens."""
RIPENING = 4
"""Once less than one part in so many of a tree is free, a node must be visited more often before it gets branches."""


@rule
def bend(lead: float, dials: Dials) -> float:
    """Return a lead in points, bent into 0 to 1."""
    return float(0.5 + 0.5 * lead / (abs(lead) + dials[SPAN]))


@rule
def judge_end(state: Record, dials: Dials, estimates: Results, results: Results) -> None:
    """Fill in what a match that is over is worth to each seat: a win first, then the lead."""
    seats = len(results)
    for seat in range(seats):
        estimates[seat] = standing(state, seat)
    for seat in range(seats):
        best = -1 << 60
        for other in range(seats):
            if other != seat:
                best = max(best, estimates[other])
        lead = bend((estimates[seat] - best) / dials[POINT_OF], dials)
        results[seat] = int(((1.0 - dials[LEAD]) * won_share(estimates, seat) + dials[LEAD] * lead) * UNIT + 0.5)


@rule
def judge(wins: Layer, totals: Layer, acts: Acts, mover: int, dials: Dials, beliefs: Beliefs, results: Results) -> None:
    """Fill in what a match is worth to each seat by what the mind says: heads speak of the mover first, then of who sits next."""
    seats = len(results)
    most = -1e9
    for k in range(seats):
        beliefs[0, k] = dials[CONFIDENCE] * logit(wins, k, acts)
        beliefs[1, k] = TEN * logit(totals, k, acts)
        most = max(most, beliefs[0, k])
    whole = 0.0
    for k in range(seats):
        beliefs[0, k] = exponential(beliefs[0, k] - most)
        whole += beliefs[0, k]
    for k in range(seats):
        beliefs[0, k] /= whole
    for k in range(seats):
        best = -1e9
        for other in range(seats):
            if other != k:
                best = max(best, beliefs[1, other])
        value = (1.0 - dials[LEAD]) * beliefs[0, k] + dials[LEAD] * bend(beliefs[1, k] - best, dials)
        results[(mover + k) % seats] = int(value * UNIT + 0.5)


@rule
def see(state: Record, first: Layer, second: Layer, marks: Moves, acts: Acts, sums: Sums) -> None:
    """Let the mind look at a position with the eyes of whoever decides."""
    attend(first, second, marks, features(state, actor(state), marks), acts, sums)


@rule
def branch_out(
    state: Record, tree: Tree, counters: Results, node: int, moves: Moves, fits: Places, policy: Layer, acts: Acts, beliefs: Beliefs
) -> bool:  # fmt: skip
    """Give a node the branches that the mind, which has just looked, finds promising; False if the tree is full."""
    count = legal(state, moves)
    promises = beliefs[2]
    for i in range(count):
        promises[i] = logit(policy, moves[i], acts)
    return weigh(tree, counters, node, moves, count, fits, promises)


@rule
def is_ripe(tree: Tree, counters: Results, node: int) -> bool:
    """Return whether a node was visited often enough to get branches: at the second visit, the fuller the tree the later."""
    visits = tree[node, VISITS]
    left = tree.shape[0] - counters[USED]
    return bool(visits > 0 and visits * left * RIPENING >= tree.shape[0])


@rule
def explore(
    states: States, tree: Tree, counters: Results, path: Places, length: int, fits: Places, moves: Moves, dials: Dials, log: Log,
    first: Layer, second: Layer, policy: Layer, marks: Moves, acts: Acts, sums: Sums, beliefs: Beliefs,
) -> int:  # fmt: skip
    """Go down from the last node of a path to a new leaf, giving branches to what lacks them, and return how long it is then."""
    length = descend(states, tree, path, length, fits, moves, dials, log)
    while length + 1 < MOST_DEPTH and actor(states[WORK]) >= 0 and is_ripe(tree, counters, path[length - 1]):
        see(states[WORK], first, second, marks, acts, sums)
        if not branch_out(states[WORK], tree, counters, path[length - 1], moves, fits, policy, acts, beliefs):
            break
        length = descend(states, tree, path, length, fits, moves, dials, log)
    return length


@rule
def play_out(
    states: States, moves: Moves, chances: Chances, dials: Dials, log: Log, estimates: Results, beliefs: Beliefs, results: Results
) -> None:  # fmt: skip
    """Mix what a roll-out comes to into what the mind thinks of some leaves: their mistakes have little in common."""
    part = dials[BLEND]
    if part > 0.0 and choose(chances[0], THOUSAND) < THOUSAND * dials[ROLLED]:
        for seat in range(len(results)):
            beliefs[1, seat] = results[seat]
        hand = dials[HAND:]
        roll_out(states, moves, hand, int(hand[CUT]), chances[0], log)
        judge_by_hand(states[WORK], actor(states[WORK]) < 0, hand, estimates, results)
        for seat in range(len(results)):
            results[seat] = int(part * results[seat] + (1.0 - part) * beliefs[1, seat] + 0.5)


@rule
def think_many(
    states: States, tree: Tree, counters: Results, path: Places, fits: Places, moves: MoveLists, chances: Chances, dials: Dials,
    estimates: Results, results: Results, log: Log, first: Layer, second: Layer, wins: Layer, totals: Layer, policy: Layer,
    marks: Moves, acts: Acts, sums: Sums, beliefs: Beliefs, simulations: int,
) -> None:  # fmt: skip
    """Do so many simulations from the view in row 0; row 1 is working room."""
    for _ in range(simulations):
        states[WORK] = states[VIEW]
        resample(states[WORK], chances[0])
        path[0] = ROOT
        length = explore(
            states, tree, counters, path, 1, fits, moves[0], dials, log, first, second, policy, marks, acts, sums, beliefs
        )
        mover = actor(states[WORK])
        if mover < 0:
            judge_end(states[WORK], dials, estimates, results)
        else:
            see(states[WORK], first, second, marks, acts, sums)
            judge(wins, totals, acts, mover, dials, beliefs, results)
            play_out(states, moves[1], chances, dials, log, estimates, beliefs, results)
        learn(tree, path, length, results)
        counters[DONE] += 1
        counters[DEEPEST] = max(counters[DEEPEST], length)
