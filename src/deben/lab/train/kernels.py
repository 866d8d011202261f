"""Self-play on a GPU: a thread a match, and between two steps of all of them the network looks at every leaf at once.

Like those of :mod:`deben.kernel.native.grid` these are plain Python, which the CUDA executor copies with their names rebound.
A step takes in what the network said of the leaf that the thread came to last, acts if it has thought enough, and walks to the
next leaf.
"""

from typing import Any

import numpy as np
from numba import cuda

from ...kernel.chance import Chance, choose, next_chance, seed_chance
from ...kernel.contract import actor, apply, conceal, legal, points_from, resample, seats_of, standing, urge
from ...kernel.curves import logarithm
from ...kernel.log import EVENT_WIDTH
from ...kernel.mind.contract import features
from ...kernel.mind.search import judge_end
from ...kernel.mind.tree import PART, descend, weigh
from ...kernel.native.grid import CELL, CHANCE, MOST_LEGAL, STATE, as_cells, as_chances, as_states
from ...kernel.record import Record
from ...kernel.rule import rule
from ...kernel.search.result import UNIT, judge, won_share
from ...kernel.search.tree import COUNT, FIRST, PRIOR, ROOT, SUMS, VISITS, learn, plant
from .school import FOREIGN, LONG, QUICK

__all__ = ["begin_kernel", "carry_kernel", "look_kernel", "step_kernel"]

VIEW, WORK, MATCH = range(3)
SEATS = 5
MOST_MARKS = 384
RESTING = -1
FULL, FAST, OFTEN, NOISE, YOUNG, STRAY, OPINION, LONGEST, MIXED, STRANGE = range(10)
"""The plan of self-play: simulations of a full thought and of a fast one, how many of a thousand are full, how much of the root's
advice is noise, for how many decisions of a match actions are drawn by visits, how many of a thousand later, whether the hand-made
opinions judge in place of the network, for how many decisions a match needs room, in how many matches of a thousand strangers sit,
who think by the hand-made opinions, and their simulations."""

WHOLE = 4294967296.0


@rule
def copy_state(to: Any, at: int, source: Any, here: int) -> None:
    """Copy a state; written out in every place it would be half of the code."""
    to[at] = source[here]


@rule
def add_noise(tree: Any, chance: Chance, part: float) -> None:
    """Mix chance into what the branches of the root promise: a draw of all divisions that are equally likely."""
    first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
    total = 0.0
    for child in range(first, first + count):
        total += 1.0 + logarithm(WHOLE / (1.0 + next_chance(chance))) * 1e6
        tree[child, COUNT] = int(total)
    before = 0.0
    for child in range(first, first + count):
        share = (tree[child, COUNT] - before) / total
        before = float(tree[child, COUNT])
        tree[child, COUNT] = 0
        tree[child, PRIOR] = int((1.0 - part) * tree[child, PRIOR] + part * share * PART)


@rule
def decide(tree: Any, chance: Chance, by_visits: bool) -> int:
    """Return which branch of the root is taken: the one tried most, or one drawn by visits."""
    first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
    best, total = 0, 0
    for i in range(count):
        total += tree[first + i, VISITS]
        if tree[first + i, VISITS] > tree[first + best, VISITS]:
            best = i
    if by_visits and total > 0:
        mark = choose(chance, int(total))
        for i in range(count):
            mark -= tree[first + i, VISITS]
            if mark < 0:
                return i
    return best


@rule
def fill_promises(state: Record, moves: Any, count: int, logits: Any, opinion: bool, promises: Any) -> None:
    """Write how promising each move is: as the network says, or at a glance."""
    for k in range(count):
        promises[k] = urge(state, moves[k]) / 12.0 if opinion else float(logits[moves[k]])


@rule
def fill_results(state: Record, values: Any, seats: int, opinion: bool, hand: Any, estimates: Any, results: Any) -> None:
    """Write what a leaf is worth to each seat: as the network says, the mover first, or as is promised."""
    if opinion:
        judge(state, False, hand, estimates, results)
    else:
        mover = actor(state)
        for k in range(seats):
            results[(mover + k) % seats] = int(values[k] * UNIT + 0.5)


@rule
def skip_forced(state: Record, moves: Any, log: Any) -> None:
    """Play on as long as there is nothing to decide."""
    while actor(state) >= 0 and legal(state, moves) == 1:
        apply(state, moves[0], log)


def step_kernel(
    matches: Any, works: Any, words: Any, trees: Any, counters: Any, paths: Any, lengths: Any, ended: Any, ends: Any, values: Any,
    logits: Any, sight: Any, left: Any, kept: Any, plies: Any, deals: Any, dealt: Any, kept_states: Any, kept_visits: Any,
    kept_about: Any, kept_thought: Any, kept_won: Any, kept_points: Any, spans: Any, seated: Any, guests: Any, dials: Any,
    hand: Any, plan: Any, start: int, stop: int,
) -> None:  # fmt: skip
    """Go one simulation further in one match; see the module."""
    i = start + cuda.grid(1)
    if i < stop:
        rows = as_states(cuda.local.array(3, STATE))
        chances = as_chances(cuda.local.array(2, CHANCE))
        moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
        marks = as_cells(cuda.local.array(MOST_MARKS, CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        fits = cuda.local.array(MOST_LEGAL, np.int32)
        promises = cuda.local.array(MOST_LEGAL, np.float64)
        estimates, results = cuda.local.array(SEATS, np.int64), cuda.local.array(SEATS, np.int64)
        for k in range(4):
            chances[0].word[k] = words[i, k]
        tree, path, counts = trees[i], paths[i], counters[i]
        opinion = plan[OPINION] > 0 or kept[i] == FOREIGN
        begin = lengths[i] == RESTING
        length = lengths[i]
        copy_state(rows, MATCH, matches, i)
        seats = seated[i]
        if length > 0:
            if ended[i] == 1:
                for seat in range(seats):
                    results[seat] = ends[i, seat]
            else:
                copy_state(rows, WORK, works, i)
                leaf = path[length - 1]
                count = legal(rows[WORK], moves)
                fill_promises(rows[WORK], moves, count, logits[i], opinion, promises)
                if weigh(tree, counts, leaf, moves, count, fits, promises) and length == 1 and kept[i] == LONG:
                    add_noise(tree, chances[0], plan[NOISE] / 1000.0)
                fill_results(rows[WORK], values[i], seats, opinion, hand, estimates[:seats], results[:seats])
            learn(tree, path, length, results[:seats])
            left[i] -= 1
            if left[i] <= 0:
                n = spans[i, 1]
                mover = actor(rows[MATCH])
                first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
                copy_state(kept_states, i * kept_visits.shape[1] + n, rows, MATCH)
                for k in range(count):
                    kept_visits[i, n, k] = tree[first + k, VISITS]
                for k in range(count, MOST_LEGAL):
                    kept_visits[i, n, k] = 0
                kept_about[i, n, 0] = mover
                kept_about[i, n, 1] = kept[i]
                kept_about[i, n, 2] = seats
                for seat in range(seats):
                    kept_thought[i, n, seat] = tree[ROOT, SUMS + seat] // tree[ROOT, VISITS]
                spans[i, 1] = n + 1
                stray = plies[i] < plan[YOUNG] or choose(chances[0], 1000) < plan[STRAY]
                taken = decide(tree, chances[0], stray)
                legal(rows[MATCH], moves)
                apply(rows[MATCH], moves[taken], log[:0])
                skip_forced(rows[MATCH], moves, log[:0])
                plies[i] += 1
                length = 0
                if actor(rows[MATCH]) >= 0 and spans[i, 1] >= kept_visits.shape[1]:
                    spans[i, 1] = spans[i, 0]  # longer than anybody thought: not kept
                    begin = True
                if actor(rows[MATCH]) < 0:
                    for seat in range(seats):
                        estimates[seat] = standing(rows[MATCH], seat)
                    for slot in range(spans[i, 0], spans[i, 1]):
                        for seat in range(seats):
                            kept_won[i, slot, seat] = won_share(estimates[:seats], seat)
                            for source in range(kept_points.shape[3]):
                                kept_points[i, slot, seat, source] = points_from(rows[MATCH], seat, source)
                    spans[i, 0] = spans[i, 1]
                    begin = True
        if begin:
            length = RESTING
            if spans[i, 1] + plan[LONGEST] < kept_visits.shape[1]:
                deal = cuda.atomic.add(dealt, 0, 1)
                if deal < dealt[1]:
                    copy_state(rows, MATCH, deals, deal)
                    seats = seats_of(rows[MATCH])
                    seated[i] = seats
                    guests[i] = choose(chances[0], 1 << SEATS) if choose(chances[0], 1000) < plan[MIXED] else 0
                    skip_forced(rows[MATCH], moves, log[:0])
                    plies[i] = 0
                    length = 0
        if length == 0:
            plant(tree, counts)
            copy_state(matches, i, rows, MATCH)
            kept[i] = LONG if choose(chances[0], 1000) < plan[OFTEN] else QUICK
            left[i] = int(plan[FULL]) if kept[i] == LONG else int(plan[FAST])
            if (guests[i] >> actor(rows[MATCH])) & 1:
                kept[i] = FOREIGN
                left[i] = int(plan[STRANGE])
        if length >= 0:
            copy_state(rows, VIEW, rows, MATCH)
            conceal(rows[VIEW], actor(rows[MATCH]))
            copy_state(rows, WORK, rows, VIEW)
            resample(rows[WORK], chances[0])
            path[0] = ROOT
            length = descend(rows, tree, path, 1, fits, moves, dials, log[:0])
            ended[i] = 0
            copy_state(works, i, rows, WORK)
            mover = actor(rows[WORK])
            if mover < 0:
                judge_end(rows[WORK], dials, estimates[:seats], results[:seats])
                ended[i] = 1
                for seat in range(seats):
                    ends[i, seat] = results[seat]
            else:
                for k in range(features(rows[WORK], mover, marks)):
                    sight[i, marks[k]] += 1
        lengths[i] = length
        for k in range(4):
            words[i, k] = chances[0].word[k]


def carry_kernel(
    old_states: Any, old_visits: Any, old_about: Any, old_thought: Any, kept_states: Any, kept_visits: Any, kept_about: Any,
    kept_thought: Any, spans: Any, start: int, stop: int,
) -> None:  # fmt: skip
    """Take along what is kept of a match that goes on."""
    i = start + cuda.grid(1)
    if i < stop:
        first, room = spans[i, 0], kept_visits.shape[1]
        for slot in range(first, spans[i, 1]):
            kept_states[i * room + slot - first] = old_states[i * room + slot]
            for k in range(kept_visits.shape[2]):
                kept_visits[i, slot - first, k] = old_visits[i, slot, k]
            for k in range(kept_about.shape[2]):
                kept_about[i, slot - first, k] = old_about[i, slot, k]
            for k in range(kept_thought.shape[2]):
                kept_thought[i, slot - first, k] = old_thought[i, slot, k]
        spans[i, 1] -= first
        spans[i, 0] = 0


def look_kernel(kept_states: Any, where: Any, sight: Any, lists: Any, counts: Any, start: int, stop: int) -> None:
    """Write what is to be seen, and what may be done, in one position that was kept."""
    i = start + cuda.grid(1)
    if i < stop:
        work = as_states(cuda.local.array(1, STATE))
        marks = as_cells(cuda.local.array(MOST_MARKS, CELL))
        work[0] = kept_states[where[i]]
        counts[i] = legal(work[0], lists[i])
        for k in range(features(work[0], actor(work[0]), marks)):
            sight[i, marks[k]] += 1


def begin_kernel(words: Any, seed: int, start: int, stop: int) -> None:
    """Start the chance of one thread."""
    i = start + cuda.grid(1)
    if i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        seed_chance(chances[0], i, seed)
        for k in range(4):
            words[i, k] = chances[0].word[k]
