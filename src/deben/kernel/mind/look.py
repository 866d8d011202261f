"""The search with a mind begun after an action, so that each action can be looked at equally long.

What is added up is what the mind expects at the leaves, or what really came where a match was played to its end: who wins, and the
points from every source.
"""

from ..chance import Chances
from ..contract import actor, apply, resample
from ..rule import Log, MoveLists, Moves, States, rule
from ..search.look import Ends, count_end
from ..search.result import Results
from ..search.tree import COUNT, DEEPEST, DONE, FIRST, ROOT, Places, Tree, grow, learn
from ..search.tuning import Dials
from .network import Acts, Layer, Sums, logit
from .search import TEN, Beliefs, explore, judge, judge_end, play_out, see
from .tree import VIEW, WORK

__all__ = ["consider_many"]

NOWHERE = -1


@rule
def only_branch(tree: Tree, counters: Results, moves: MoveLists, action: int) -> int:
    """Return the one branch of the root, which stands for the action looked at, or ``NOWHERE`` in a tree without room."""
    if tree[ROOT, COUNT] == 0:
        moves[0, 0] = action
        if not grow(tree, counters, ROOT, moves[0], 1):
            return NOWHERE
    return int(tree[ROOT, FIRST])


@rule
def expect(sources: Layer, acts: Acts, mover: int, beliefs: Beliefs, ends: Ends) -> None:
    """Add what the mind expects of a match to the sums of every seat: heads speak of the mover first, then of who sits next."""
    seats = ends.shape[0]
    kinds = ends.shape[1] - 1
    for k in range(seats):
        seat = (mover + k) % seats
        ends[seat, 0] += beliefs[0, k]
        for source in range(kinds):
            ends[seat, source + 1] += TEN * logit(sources, k * kinds + source, acts)


@rule
def consider_many(
    states: States, tree: Tree, counters: Results, path: Places, fits: Places, moves: MoveLists, chances: Chances, dials: Dials,
    estimates: Results, results: Results, log: Log, first: Layer, second: Layer, wins: Layer, totals: Layer, policy: Layer,
    marks: Moves, acts: Acts, sums: Sums, beliefs: Beliefs, sources: Layer, ends: Ends, action: int, simulations: int,
) -> None:  # fmt: skip
    """Do so many simulations of what follows an action in the view of row 0; row 1 is working room."""
    for _ in range(simulations):
        states[WORK] = states[VIEW]
        resample(states[WORK], chances[0])
        path[0], path[1] = ROOT, only_branch(tree, counters, moves, action)
        apply(states[WORK], action, log)
        length = 1
        if path[1] != NOWHERE:
            length = explore(
                states, tree, counters, path, 2, fits, moves[0], dials, log, first, second, policy, marks, acts, sums, beliefs
            )
        mover = actor(states[WORK])
        if mover < 0:
            judge_end(states[WORK], dials, estimates, results)
            count_end(states[WORK], estimates, ends)
        else:
            see(states[WORK], first, second, marks, acts, sums)
            judge(wins, totals, acts, mover, dials, beliefs, results)
            expect(sources, acts, mover, beliefs, ends)
            play_out(states, moves[1], chances, dials, log, estimates, beliefs, results)
        learn(tree, path, length, results)
        counters[DONE] += 1
        counters[DEEPEST] = max(counters[DEEPEST], length)
